//! What counting and reporting can run into.

use std::time::Duration;

use error_contract::ErrorContract;

/// What counting and reporting can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "analytics", docs = "https://errors.example.com/#{reason}")]
pub enum AnalyticsError {
    /// No dataset has this name.
    #[error("there is no dataset {dataset}")]
    #[reason("dataset_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_datasets and pass one of its names.")]
    DatasetNotFound {
        #[contract(context)]
        dataset: String,
    },

    /// The dataset has no such column.
    #[error("there is no column {column}")]
    #[reason("column_unknown")]
    #[code(InvalidParams)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "columns")]
    #[recovery("Use the column in `nearest`, or one of describe_dataset.")]
    ColumnUnknown {
        #[contract(context)]
        column: String,
        #[contract(context)]
        nearest: Option<String>,
    },

    /// Nobody has defined the metric.
    #[error("{metric} is not defined")]
    #[reason("metric_undefined")]
    #[code(InvalidParams)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "metric")]
    #[recovery("Define it with create_metric, or pass one of list_metrics.")]
    MetricUndefined {
        #[contract(context)]
        metric: String,
    },

    /// A filter compares a column with a value of another type.
    #[error("{column} holds {kind}")]
    #[reason("filter_type")]
    #[code(InvalidParams, 2003)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "filter")]
    #[recovery("Write the value of {column} as {kind}.")]
    FilterType {
        #[contract(context)]
        column: String,
        #[contract(context)]
        kind: String,
    },

    /// The range of days is longer than the plan allows.
    #[error("the range is too long")]
    #[reason("range_too_long")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "range")]
    #[recovery("Ask for {most_days} days at most, or group by month.")]
    RangeTooLong {
        #[contract(context)]
        most_days: u16,
    },

    /// The range lies in the future.
    #[error("the range lies in the future")]
    #[reason("range_in_future")]
    #[code(InvalidParams)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "range")]
    #[recovery("End the range today or before.")]
    RangeInFuture,

    /// The query reads more than the budget of a query.
    #[error("the query costs {cost}")]
    #[reason("query_too_expensive")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Filter by day, or select fewer columns, until the cost is below {most}.")]
    QueryTooExpensive {
        #[contract(context)]
        cost: f64,
        #[contract(context)]
        most: f64,
    },

    /// The result has more rows than one answer carries.
    #[error("the result has {rows} rows")]
    #[reason("result_too_large")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(http = 413)]
    #[recovery("Add a `limit`, or write it to a bucket with export_result.")]
    ResultTooLarge {
        #[contract(context)]
        rows: u64,
    },

    /// A group is so small that people could be recognized.
    #[error("the group has {people} people")]
    #[reason("sample_too_small")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(since = "2.6")]
    #[recovery("Group by region or by year, so that no one stands out.")]
    SampleTooSmall {
        #[contract(context)]
        people: u32,
    },

    /// The column holds personal data.
    #[error("{column} is restricted")]
    #[reason("column_restricted")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Leave {column} out, or ask the data owner for the right `pii`.")]
    ColumnRestricted {
        #[contract(context)]
        column: String,
    },

    /// Somebody cancelled the query.
    #[error("the query was cancelled")]
    #[reason("query_cancelled")]
    #[code(RequestCancelled)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Start the query anew with run_query.")]
    QueryCancelled,

    /// The query ran longer than it may.
    #[error("the query ran for {seconds} s")]
    #[reason("query_timeout")]
    #[code(Timeout, 3002)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Group by month, then run the query once more.")]
    QueryTimeout {
        #[contract(context)]
        seconds: u32,
    },

    /// The warehouse is started by the first query.
    #[error("the warehouse is starting")]
    #[reason("warehouse_asleep")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "45s")]
    #[severity(info)]
    #[recovery("Wait 45 seconds until the warehouse is awake.")]
    WarehouseAsleep,

    /// The data of the night has not arrived.
    #[error("data ends at {newest}")]
    #[reason("load_late")]
    #[code(Conflict)]
    #[retryable(after = "15m")]
    #[severity(warning)]
    #[recovery("Wait 15 minutes, or end the range at {newest}.")]
    LoadLate {
        #[contract(context)]
        newest: String,
    },

    /// The dataset has other columns than the report expects.
    #[error("the dataset has changed")]
    #[reason("schema_changed")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Call describe_dataset and correct the columns of the report.")]
    SchemaChanged {
        #[contract(context)]
        version: u32,
    },

    /// Somebody edits the dashboard.
    #[error("{editor} edits the dashboard")]
    #[reason("dashboard_locked")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask {editor} to close it, or save a copy with copy_dashboard.")]
    DashboardLocked {
        #[contract(context)]
        editor: String,
    },

    /// The chart does not fit the columns.
    #[error("{chart} does not fit the data")]
    #[reason("chart_impossible")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "chart")]
    #[recovery("Pass a chart of suggest_chart for these columns.")]
    ChartImpossible {
        #[contract(context)]
        chart: String,
    },

    /// Too many queries run at once.
    #[error("too many queries run")]
    #[reason("too_many_queries")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait for the delay, and run at most 5 queries at once.")]
    TooManyQueries {
        #[contract(retry_after)]
        wait: Duration,
    },
}
