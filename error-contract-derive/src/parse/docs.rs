//! `docs = "https://…/{reason}"`: where the failures are documented.

use darling::{FromMeta, Result};
use syn::Meta;

use crate::check::catalog::WRONG_FORM;
use crate::model::Text;

/// The address, with `{reason}` where the reason belongs.
pub(super) struct Docs(pub(super) Text);

impl FromMeta for Docs {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let text = Text::from_meta(meta)?;
        let without_reason = text.value.replacen("{reason}", "", 1);
        let is_address = ["https://", "http://"].iter().any(|scheme| without_reason.starts_with(scheme))
            && without_reason.chars().all(|letter| !letter.is_whitespace() && !letter.is_control());
        if !is_address || without_reason.contains(['{', '}']) {
            let message = "`docs` takes an address that begins with `https://` or `http://`, with at most one `{reason}` in it: write `docs = \"https://…/{reason}\"`";
            return Err(WRONG_FORM.error(message, &text.span));
        }
        Ok(Self(text))
    }
}
