use error_contract::{ErrorContract, Within};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("no bell")]
#[contract(reason = "no_bell", code = NotFound, reasons = BellReason)]
#[contract(when = "There is no bell.", recovery = "Knock three times on the wooden door instead.")]
struct BellError;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("no door")]
#[contract(reason = "no_door", code = NotFound, reasons = DoorReason)]
#[contract(when = "There is no door.", recovery = "Walk around the house and call out.")]
struct DoorError;

fn main() {
    let _ = Within::<BellError>::by_reason(DoorReason::DoorError);
}
