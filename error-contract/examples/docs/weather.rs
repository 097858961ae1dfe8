//! What foretelling the weather can run into.

use std::{borrow::Cow, time::Duration};

use error_contract::{Code, ErrorContract, HasContract, Retry};

/// What foretelling the weather can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "weather", docs = "https://errors.example.com/#{reason}", default(severity = notice))]
#[contract(retired("bad_place", "model_error"), mcp = structured)]
pub enum ForecastError {
    /// No grid covers the place.
    #[error("there is no forecast for {latitude}, {longitude}")]
    #[reason("place_not_covered")]
    #[code(NotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Ask for a place between 75 degrees north and 60 degrees south.")]
    PlaceNotCovered {
        #[contract(context)]
        latitude: f64,
        #[contract(context)]
        longitude: f64,
    },

    /// The day is further away than anybody can tell.
    #[error("day {day} is too far away")]
    #[reason("too_far_ahead")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "day", since = "1.1")]
    #[recovery("Pass a `day` of at most {most}, or ask for climate_normals.")]
    TooFarAhead {
        day: u16,
        #[contract(context)]
        most: u16,
    },

    /// The run of the model is late.
    #[error("the run of {run} is not complete")]
    #[reason("run_incomplete")]
    #[code(ServiceUnavailable)]
    #[recovery("Wait for the delay, or take the run before it with `run = \"previous\"`.")]
    RunIncomplete {
        #[contract(context)]
        run: String,
        #[contract(retry_after)]
        wait: Option<Duration>,
    },

    /// A national service answered with an error of its own.
    #[error("the national service answered with status {status}")]
    #[reason("service_refused")]
    #[code(ServiceUnavailable, with = Self::code_of_status)]
    #[retryable(with = retry_of_status)]
    #[recovery("Ask the global model with `source = \"global\"`.", with = hint_of_status)]
    ServiceRefused {
        #[contract(context = "answered")]
        status: u16,
        #[contract(original_error)]
        identifier: Option<String>,
    },

    /// The radar shows nothing but noise.
    #[error("the radar picture of {taken_at} cannot be used: {noise}")]
    #[reason("radar_noise")]
    #[code(5010)]
    #[contract(message = "the radar picture of {taken_at} cannot be used")]
    #[recovery("Ask for the picture before {taken_at}, or for satellite_picture.")]
    RadarNoise { taken_at: String, noise: f32 },

    #[error(transparent)]
    #[contract(transparent, severity = warning, http = 502)]
    Station(#[from] StationError),
}

impl ForecastError {
    fn code_of_status(&self) -> Code {
        match self {
            Self::ServiceRefused { status: 403, .. } => Code::Forbidden,
            Self::ServiceRefused { status: 404, .. } => Code::NotFound,
            _ => Code::ServiceUnavailable,
        }
    }
}

fn retry_of_status(error: &ForecastError) -> Retry {
    match error {
        ForecastError::ServiceRefused { status: 403, .. } => Retry::Terminal,
        ForecastError::ServiceRefused { status: 404, .. } => Retry::Correctable,
        _ => Retry::Transient,
    }
}

fn hint_of_status(error: &ForecastError) -> Option<Cow<'_, str>> {
    match error {
        ForecastError::ServiceRefused { status: 404, .. } => {
            Some("Pass the name of a town in `place`, not of a region.".into())
        }
        _ => None,
    }
}

/// What reading a weather station can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "weather.stations", docs = "https://errors.example.com/#{reason}")]
pub enum StationError {
    /// No station has this number.
    #[error("there is no station {station}")]
    #[reason("station_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_stations with a point and a radius of 50 km.")]
    StationUnknown {
        #[contract(context)]
        station: u32,
    },

    /// The station has not sent for an hour.
    #[error("station {station} has been silent since {last_seen}")]
    #[reason("station_silent")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "10m")]
    #[recovery("Wait ten minutes, or read the nearest station of list_stations.")]
    StationSilent { station: u32, last_seen: String },

    /// A sensor of the station gives values that cannot be.
    #[error("the {sensor} of station {station} is broken")]
    #[reason("sensor_broken")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[recovery("Leave `{sensor}` out of `values`, and read the other sensors.")]
    SensorBroken {
        station: u32,
        #[contract(context)]
        sensor: String,
        #[contract(context)]
        readings: Vec<Option<f64>>,
    },
}

/// An answer that was kept: what it can be depends on what is kept, so that no catalog knows it.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "weather")]
pub enum CacheError<E: HasContract + ErrorContract + 'static> {
    /// The answer was kept for too long.
    #[error("the answer is too old")]
    #[reason("answer_too_old")]
    #[code(Conflict)]
    #[recovery("Pass `fresh = true` to ask the source itself.")]
    TooOld,

    #[error(transparent)]
    #[contract(transparent)]
    Source(E),
}
