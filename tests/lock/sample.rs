//! The contracts that the rules are tried on.

use std::time::Duration;

use error_contract::{
    ErrorContract, HasContract,
    catalog::{Catalog, CatalogContract, CatalogEntry, Include},
};

/// Everything that a contract can say.
#[expect(dead_code, unreachable_pub, reason = "as a library would declare it; never raised")]
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(
    domain = "shop",
    docs = "https://errors.example.com/#{reason}",
    retired("coupon_expired"),
    mcp = structured
)]
#[non_exhaustive]
pub enum ShopError {
    /// No article has this number.
    #[error("there is no article {article}")]
    #[reason("unknown_article")]
    #[code(NotFound)]
    #[recovery("Call search_articles and pass one of the ids that it returns.")]
    #[contract(since = "1.2.0", field = "basket.article")]
    UnknownArticle {
        #[contract(context)]
        article: u64,
        #[contract(context)]
        shelf: Option<String>,
    },

    /// The payment provider asks us to slow down.
    #[error("too many payments at once")]
    #[reason("payments_busy")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait 30 seconds and send the payment again.")]
    PaymentsBusy {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The card was refused by its bank.
    #[error("the card was refused")]
    #[reason("card_refused")]
    #[code(ValidationError, 3417)]
    #[recovery("Use another card and send the payment again.")]
    #[contract(http = 402, deprecated("read `payment_refused`"))]
    CardRefused {
        #[contract(original_error)]
        vendor: String,
    },

    /// The order left the warehouse.
    #[error("the order left the warehouse")]
    #[reason("order_shipped")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[recovery("Open a return with create_return; an order that was sent cannot change.")]
    OrderShipped,

    /// The stock is being counted.
    #[error("the stock is being counted")]
    #[reason("stock_counting")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "60s")]
    #[recovery("Wait one minute and repeat the call.")]
    StockCounting,

    #[error(transparent)]
    #[contract(transparent)]
    Mail(#[from] MailError),

    #[error(transparent)]
    #[contract(transparent, retryable(terminal), http = 502)]
    Label(#[from] LabelError),
}

/// What mail can be.
#[expect(dead_code, unreachable_pub, reason = "as a library would declare it; never raised")]
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "mail")]
pub enum MailError {
    /// The mailbox does not exist.
    #[error("no such mailbox")]
    #[reason("no_mailbox")]
    #[code(NotFound)]
    #[recovery("Ask the customer for another address and send it there.")]
    NoMailbox,
}

/// What labels can be.
#[expect(dead_code, unreachable_pub, reason = "as a library would declare it; never raised")]
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "label")]
pub enum LabelError {
    /// The printer has no paper.
    #[error("no paper")]
    #[reason("no_paper")]
    #[code(ServiceUnavailable)]
    #[recovery("Call print_label with another printer from list_printers.")]
    NoPaper,
}

/// The catalog of the three.
pub(crate) fn sample() -> Catalog {
    Catalog::of(&[ShopError::CONTRACT]).expect("a catalog")
}

/// The contract with this name.
pub(crate) fn contract<'a>(catalog: &'a mut Catalog, name: &str) -> &'a mut CatalogContract {
    catalog.contracts.iter_mut().find(|contract| contract.name == name).expect("the contract")
}

/// The shop.
pub(crate) fn shop(catalog: &mut Catalog) -> &mut CatalogContract {
    contract(catalog, "ShopError")
}

/// An entry of the shop.
pub(crate) fn entry<'a>(catalog: &'a mut Catalog, reason: &str) -> &'a mut CatalogEntry {
    shop(catalog).entries.iter_mut().find(|entry| entry.reason == reason).expect("the entry")
}

/// A transparent variant of the shop.
pub(crate) fn include<'a>(catalog: &'a mut Catalog, variant: &str) -> &'a mut Include {
    let is_it = |include: &&mut Include| include.variant.as_deref() == Some(variant);
    shop(catalog).includes.iter_mut().find(is_it).expect("the variant")
}
