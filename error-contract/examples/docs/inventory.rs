//! What counting stock can run into.

use std::io;

use error_contract::ErrorContract;

/// What counting stock can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "inventory", docs = "https://errors.example.com/#{reason}")]
pub enum InventoryError {
    /// No unit is left.
    #[error("{sku} is out of stock")]
    #[reason("out_of_stock")]
    #[code(Conflict, 3401)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Offer the customer a similar article from list_alternatives.")]
    OutOfStock {
        #[contract(context)]
        sku: String,
        #[contract(context)]
        expected_on: Option<String>,
    },

    /// Fewer units are left than asked for.
    #[error("only {available} are left")]
    #[reason("not_enough_stock")]
    #[code(Conflict, 3402)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "quantity")]
    #[recovery("Lower `quantity` to {available}, or split the order.")]
    NotEnoughStock {
        #[contract(context)]
        available: u32,
    },

    /// No article has this number.
    #[error("there is no article {sku}")]
    #[reason("sku_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call search_articles with the name of the article.")]
    SkuUnknown {
        #[contract(context)]
        sku: String,
    },

    /// The article is no longer made.
    #[error("the article is discontinued")]
    #[reason("sku_discontinued")]
    #[code(NotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(http = 410, since = "1.3")]
    #[recovery("Order the article in `successor`, or one of list_alternatives.")]
    SkuDiscontinued {
        #[contract(context)]
        successor: Option<String>,
    },

    /// No warehouse has this code.
    #[error("there is no warehouse {warehouse}")]
    #[reason("warehouse_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_warehouses and pass one of its codes.")]
    WarehouseUnknown {
        #[contract(context)]
        warehouse: String,
    },

    /// The warehouse is closed for stocktaking.
    #[error("the warehouse is counting its stock")]
    #[reason("warehouse_closed")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Take the goods from another warehouse, or wait until {opens}.")]
    WarehouseClosed {
        #[contract(context)]
        opens: String,
    },

    /// Goods are held for thirty minutes.
    #[error("the reservation has ended")]
    #[reason("reservation_expired")]
    #[code(NotFound, 40441)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Reserve the goods again with reserve_stock.")]
    ReservationExpired {
        #[contract(context)]
        reservation_id: String,
    },

    /// The reservation belongs to another order.
    #[error("the reservation is in use")]
    #[reason("reservation_taken")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Reserve goods for this order with reserve_stock.")]
    ReservationTaken,

    /// The quantity is zero or less.
    #[error("the quantity is not positive")]
    #[reason("quantity_not_positive")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "quantity")]
    #[recovery("Pass a `quantity` of at least 1.")]
    QuantityNotPositive,

    /// The article is counted in another unit.
    #[error("the unit does not fit")]
    #[reason("unit_mismatch")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "unit")]
    #[recovery("Give the quantity in {unit}.")]
    UnitMismatch {
        #[contract(context)]
        unit: String,
    },

    /// The batch is past its date.
    #[error("the batch is past {best_before}")]
    #[reason("batch_expired")]
    #[code(ValidationError)]
    #[retryable(terminal)]
    #[severity(warning)]
    #[recovery("Pick a fresher batch from list_batches.")]
    BatchExpired {
        #[contract(context)]
        best_before: String,
    },

    /// Quality control holds the batch.
    #[error("the batch is blocked")]
    #[reason("batch_blocked")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(warning)]
    #[recovery("Pick another batch; this one waits for a laboratory.")]
    BatchBlocked {
        #[contract(context)]
        notice: String,
    },

    /// The serial number is in stock already.
    #[error("serial {serial} is in stock")]
    #[reason("serial_duplicate")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Read the label again and correct `serial`.")]
    SerialDuplicate {
        #[contract(context)]
        serial: String,
    },

    /// The count and the books differ by more than a tenth.
    #[error("{counted} counted, {booked} booked")]
    #[reason("count_mismatch")]
    #[code(Conflict, 3414)]
    #[retryable(false)]
    #[severity(warning)]
    #[recovery("Count once more, or pass `confirm = true` with a second counter.")]
    CountMismatch {
        #[contract(context)]
        counted: u32,
        #[contract(context)]
        booked: u32,
    },

    /// The shelf has no room for the goods.
    #[error("the shelf is full")]
    #[reason("location_full")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Choose a location of find_location with room for the goods.")]
    LocationFull {
        #[contract(context)]
        free: f64,
    },

    /// The scanner at the gate is not connected.
    #[error("the scanner is offline")]
    #[reason("scanner_offline")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "10s")]
    #[severity(notice)]
    #[recovery("Wait 10 seconds, or type the number by hand.")]
    ScannerOffline {
        #[source]
        cause: io::Error,
    },

    /// A stocktaking holds the row.
    #[error("the stock is locked")]
    #[reason("stock_locked")]
    #[code(DatabaseError)]
    #[retryable(after = "3s")]
    #[severity(notice)]
    #[recovery("Wait 3 seconds, then book the movement with the same id.")]
    StockLocked,

    /// A row of the import is not valid.
    #[error("row {row} is not valid")]
    #[reason("import_rejected")]
    #[code(InvalidParams, 2001)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Correct the column that `field` names in row {row}, then import the file.")]
    ImportRejected {
        #[contract(context)]
        row: u32,
        #[contract(field)]
        column: String,
    },
}
