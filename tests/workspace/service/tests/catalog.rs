//! What is linked: the crates that are named, and what they hold.

#![expect(clippy::indexing_slicing, reason = "tests fail by panicking")]

use std::error::Error;

use error_contract::{
    HasContract,
    catalog::{Catalog, CatalogProblem},
};
use workspace_service::ServiceError;

#[test]
fn the_catalog_holds_the_crates_that_the_program_names() -> Result<(), Box<dyn Error>> {
    let catalog = Catalog::linked()?;
    let contracts: Vec<_> =
        catalog.contracts.iter().map(|contract| (contract.domain.as_deref(), contract.path())).collect();
    let path = |path: &str| path.to_owned();
    assert_eq!(
        contracts,
        [
            // All of its failures belong to others, so it needs no domain.
            (None, path("workspace_service::ServiceError")),
            (Some("import"), path("workspace_orders::StepError")),
            (Some("orders"), path("workspace_orders::OrderError")),
            (Some("payments"), path("workspace_payments::PaymentError")),
            (Some("storage"), path("workspace_service::StorageError")),
        ]
    );
    assert_eq!(catalog.contracts[2].package.as_deref(), Some("workspace-orders"));
    // The type is left out by itself, and there as far as somebody holds it.
    let left_out: Vec<_> =
        catalog.left_out.iter().map(|left_out| (&*left_out.name, &*left_out.module)).collect();
    assert_eq!(left_out, [("StepError", "workspace_orders")]);
    // Handed in, it is the same.
    let mut handed_in = Catalog::of(&[ServiceError::CONTRACT])?;
    handed_in.left_out.clone_from(&catalog.left_out);
    assert_eq!(handed_in, catalog);
    Ok(())
}

#[test]
fn a_catalog_of_some_packages_holds_what_they_hold() -> Result<(), Box<dyn Error>> {
    let orders = Catalog::linked_in(&["workspace-orders"])?;
    assert_eq!(orders.contracts.len(), 1);
    let error = Catalog::linked_in(&["workspace-orders", "workspace-mail"]).err().ok_or("found")?;
    assert!(
        matches!(error.problems(), [CatalogProblem::NoSuchPackage { package, .. }] if package == "workspace-mail")
    );
    let text = error.to_string();
    assert!(
        text.contains("there are those of `workspace-orders`, `workspace-payments`, `workspace-service`"),
        "{text}"
    );
    assert!(text.contains("write `use workspace_mail as _;`"), "{text}");
    let text = Catalog::linked_in(&["workspace_orders"]).err().ok_or("found")?.to_string();
    assert!(text.ends_with("Did you mean `workspace-orders`?"), "{text}");
    Ok(())
}
