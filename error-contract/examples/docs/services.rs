//! The contracts of a company that does too much: what a reference looks like that grew for years.

mod analytics;
mod auth;
mod billing;
mod booking;
mod calendar;
mod chat;
mod deploy;
mod devices;
mod inventory;
mod ledger;
mod mail;
mod maps;
mod media;
mod payments;
mod people;
mod search;
mod shipping;
mod storage;
mod translation;
mod weather;

use error_contract::{
    Contract, HasContract as _,
    catalog::{Catalog, CatalogError},
};

pub use self::{ledger::LedgerError, payments::PaymentError};

/// The number of a job, as callers get it.
#[derive(Debug, serde::Serialize)]
pub struct JobId(pub u64);

const CONTRACTS: &[&Contract] = &[
    analytics::AnalyticsError::CONTRACT,
    auth::AuthError::CONTRACT,
    billing::BillingError::CONTRACT,
    booking::BookingError::CONTRACT,
    calendar::CalendarError::CONTRACT,
    chat::ChatError::CONTRACT,
    deploy::DeployError::CONTRACT,
    devices::DeviceError::CONTRACT,
    inventory::InventoryError::CONTRACT,
    LedgerError::CONTRACT,
    mail::MailError::CONTRACT,
    maps::MapError::CONTRACT,
    media::MediaError::CONTRACT,
    PaymentError::CONTRACT,
    people::PeopleError::CONTRACT,
    search::SearchError::CONTRACT,
    shipping::ShippingError::CONTRACT,
    storage::StorageError::CONTRACT,
    translation::TranslationError::CONTRACT,
    weather::ForecastError::CONTRACT,
    weather::StationError::CONTRACT,
];

/// # Errors
///
/// Where two failures have one identity.
pub fn catalog() -> Result<Catalog, CatalogError> {
    let mut catalog = Catalog::of(CONTRACTS)?;
    // What the linker knows beside them.
    catalog.left_out = Catalog::linked()?.left_out;
    Ok(catalog)
}
