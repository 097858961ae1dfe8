//! What finding the way can run into.

use std::time::Duration;

use error_contract::ErrorContract;

/// What finding the way can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "maps", docs = "https://errors.example.com/#{reason}")]
pub enum MapError {
    /// Several places match the address.
    #[error("the address fits several places")]
    #[reason("address_ambiguous")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "address")]
    #[recovery("Ask the user which of `candidates` they mean.")]
    AddressAmbiguous {
        #[contract(context)]
        candidates: Vec<String>,
    },

    /// No place matches.
    #[error("nothing found for {query}")]
    #[reason("place_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Search by the name of the town, without the house number.")]
    PlaceNotFound {
        #[contract(context)]
        query: String,
    },

    /// The latitude or the longitude is out of range.
    #[error("the coordinates are out of range")]
    #[reason("coordinates_outside")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "point")]
    #[recovery("Swap latitude and longitude; latitude comes first and lies within 90 degrees.")]
    CoordinatesOutside,

    /// No road connects the points.
    #[error("there is no way between the points")]
    #[reason("no_route")]
    #[code(NotFound, 40471)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Choose another travel mode, or a start nearer to a road.")]
    NoRoute {
        #[contract(context)]
        farthest_km: f64,
    },

    /// The route has more stops than are planned.
    #[error("the route has too many stops")]
    #[reason("too_many_waypoints")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "waypoints")]
    #[recovery("Plan the route in parts of at most {most} stops.")]
    TooManyWaypoints {
        #[contract(context)]
        most: u8,
    },

    /// The way is longer than anybody walks.
    #[error("the way is {kilometers} km long")]
    #[reason("too_far_to_walk")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "mode")]
    #[recovery("Pass `mode = \"transit\"` or `mode = \"bike\"`.")]
    TooFarToWalk {
        #[contract(context)]
        kilometers: f64,
    },

    /// Origins times destinations are too many.
    #[error("the matrix is too large")]
    #[reason("matrix_too_large")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "origins", since = "1.5")]
    #[recovery("Ask for at most {most} pairs in one call.")]
    MatrixTooLarge {
        #[contract(context)]
        most: u32,
    },

    /// There is no map of the region.
    #[error("there is no map of {region}")]
    #[reason("area_not_covered")]
    #[code(NotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Tell the user that {region} is not covered.")]
    AreaNotCovered {
        #[contract(context)]
        region: String,
    },

    /// No traffic data arrives for the region.
    #[error("there is no traffic data")]
    #[reason("traffic_unavailable")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "1m")]
    #[severity(notice)]
    #[recovery("Wait one minute, or plan with `traffic = false`.")]
    TrafficUnavailable,

    /// The tile does not exist at this zoom.
    #[error("no tile at zoom {zoom}")]
    #[reason("tile_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Lower `zoom` to 19 and scale the tile.")]
    TileNotFound {
        #[contract(context)]
        zoom: u8,
    },

    /// A road of the saved route is closed.
    #[error("a road of the route is closed")]
    #[reason("road_closed")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Plan the route anew with plan_route.")]
    RoadClosed {
        #[contract(context)]
        reopens: Option<String>,
    },

    /// The map was renewed since the route was saved.
    #[error("the route is out of date")]
    #[reason("saved_route_stale")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call plan_route with the stops of the saved route.")]
    SavedRouteStale,

    /// The user does not share their position.
    #[error("the position is not shared")]
    #[reason("location_denied")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask the user for an address to start from.")]
    LocationDenied,

    /// The last position is too old.
    #[error("the position is {seconds} s old")]
    #[reason("position_stale")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask the user to step outside, then read the position once more.")]
    PositionStale {
        #[contract(context)]
        seconds: u64,
    },

    /// There are no heights for the area.
    #[error("there are no heights here")]
    #[reason("elevation_missing")]
    #[code(NotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Plan the route with `elevation = false`.")]
    ElevationMissing,

    /// The key of the application is not known.
    #[error("the key is not known")]
    #[reason("map_key_invalid")]
    #[code(Unauthorized)]
    #[severity(notice)]
    #[contract(protocol)]
    #[recovery("Create a key with create_key and send it as `X-Key`.")]
    MapKeyInvalid,

    /// The calls of the day are used up.
    #[error("the daily calls are used up")]
    #[reason("map_quota_used")]
    #[code(RateLimited, 3001)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait for the delay, and keep answers for an hour.")]
    MapQuotaUsed {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The planner did not finish in time.
    #[error("the planner did not finish")]
    #[reason("planner_timeout")]
    #[code(Timeout)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Remove stops from the route, then plan it once more.")]
    PlannerTimeout,
}
