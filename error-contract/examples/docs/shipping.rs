//! What sending parcels can run into.

use std::io;

use error_contract::ErrorContract;

/// What sending parcels can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "shipping", docs = "https://errors.example.com/#{reason}", retired("label_error"))]
pub enum ShippingError {
    /// The street or the town does not exist.
    #[error("the address cannot be found")]
    #[reason("address_unknown")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[recovery("Check the address with validate_address and pass its suggestion.")]
    AddressUnknown {
        #[contract(field)]
        path: String,
    },

    /// A part of the address is missing.
    #[error("the address is incomplete")]
    #[reason("address_incomplete")]
    #[code(InvalidParams, 2002)]
    #[severity(info)]
    #[recovery("Ask the customer for the part that `field` names.")]
    AddressIncomplete {
        #[contract(field)]
        path: String,
    },

    /// The carrier delivers to no post-office box.
    #[error("post-office boxes are not served")]
    #[reason("po_box_not_served")]
    #[code(ValidationError)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(field = "address")]
    #[recovery("Ask the customer for a street address or a parcel shop.")]
    PoBoxNotServed,

    /// The carrier does not deliver to the country.
    #[error("no delivery to {country}")]
    #[reason("country_not_served")]
    #[code(ValidationError)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(field = "address.country")]
    #[recovery("Choose a carrier of list_carriers that serves {country}.")]
    CountryNotServed {
        #[contract(context)]
        country: String,
    },

    /// The parcel is heavier than the service takes.
    #[error("the parcel is too heavy")]
    #[reason("too_heavy")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "weight")]
    #[recovery("Split the order into parcels of at most {heaviest_grams} grams.")]
    TooHeavy {
        #[contract(context)]
        heaviest_grams: u32,
    },

    /// The parcel is larger than the service takes.
    #[error("the parcel is too large")]
    #[reason("too_large")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "size")]
    #[recovery("Choose the service `freight`, or a smaller box.")]
    TooLarge {
        #[contract(context)]
        girth_cm: u16,
    },

    /// The goods may not travel by air.
    #[error("{un_number} may not travel by air")]
    #[reason("dangerous_goods")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(warning)]
    #[contract(since = "2.4")]
    #[recovery("Choose a service of list_services with `ground = true`.")]
    DangerousGoods {
        #[contract(context)]
        un_number: String,
    },

    /// A parcel to another customs area needs a declaration.
    #[error("the customs declaration is missing")]
    #[reason("customs_form_missing")]
    #[code(InvalidParams, 2002)]
    #[severity(info)]
    #[contract(field = "customs")]
    #[recovery("Attach a declaration with create_customs_form.")]
    CustomsFormMissing,

    /// The customs tariff has no such number.
    #[error("the tariff number is not known")]
    #[reason("hs_code_unknown")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "customs.hs_code")]
    #[recovery("Find the number of the goods with search_tariff.")]
    HsCodeUnknown {
        #[contract(context)]
        code_given: String,
    },

    /// A label has to be used within a week.
    #[error("the label has expired")]
    #[reason("label_expired")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Void the label with void_label and buy another one.")]
    LabelExpired,

    /// The label was given back.
    #[error("the label is void")]
    #[reason("label_voided")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Buy another label with create_label.")]
    LabelVoided,

    /// The driver has left.
    #[error("pickup closes at {cutoff}")]
    #[reason("pickup_too_late")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "pickup_date")]
    #[recovery("Choose the next working day as `pickup_date`.")]
    PickupTooLate {
        #[contract(context)]
        cutoff: String,
    },

    /// The driver has no room on that day.
    #[error("the pickup day is full")]
    #[reason("pickup_full")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Pass {next_day} as `pickup_date`, or bring the parcels to a shop.")]
    PickupFull {
        #[contract(context)]
        next_day: String,
    },

    /// No parcel has this number, or it was not scanned yet.
    #[error("{tracking} is not known")]
    #[reason("tracking_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Wait four hours after the pickup, or read the number from the label.")]
    TrackingUnknown {
        #[contract(context)]
        tracking: String,
    },

    /// The recipient refused the parcel.
    #[error("the parcel was refused")]
    #[reason("delivery_refused")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Tell the sender; the parcel is on its way back.")]
    DeliveryRefused {
        #[contract(context)]
        refused_on: String,
    },

    /// The parcel is in the delivery van.
    #[error("the parcel is out for delivery")]
    #[reason("address_change_too_late")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Have the parcel sent to a shop with redirect_parcel tomorrow.")]
    AddressChangeTooLate,

    /// The system of the carrier does not answer.
    #[error("the carrier cannot be reached")]
    #[reason("carrier_down")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "1m")]
    #[recovery("Wait one minute, or choose another carrier of list_carriers.")]
    CarrierDown {
        #[source]
        cause: io::Error,
    },

    /// The carrier did not answer in time.
    #[error("the carrier did not answer")]
    #[reason("carrier_timeout")]
    #[code(Timeout, 3002)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Call get_label first; the label may be paid for already.")]
    CarrierTimeout,

    /// The carrier refused the parcel.
    #[error("the carrier refused the parcel")]
    #[reason("carrier_refused")]
    #[code(4001)]
    #[retryable(false)]
    #[recovery("Choose another service of list_services for this parcel.")]
    CarrierRefused {
        #[contract(original_error)]
        carrier_code: String,
        #[contract(retryable)]
        may_pass: bool,
    },

    /// The label printer has no paper.
    #[error("{printer} has no paper")]
    #[reason("printer_out")]
    #[code(ConfigurationError)]
    #[retryable(false)]
    #[severity(warning)]
    #[recovery("Print on another printer of list_printers.")]
    PrinterOut {
        #[contract(context)]
        printer: String,
    },
}
