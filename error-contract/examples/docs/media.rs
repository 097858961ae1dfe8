//! What working with pictures, sound and film can run into.

use std::time::Duration;

use error_contract::ErrorContract;

use super::JobId;

/// What working with pictures, sound and film can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "media", docs = "https://errors.example.com/#{reason}")]
pub enum MediaError {
    /// The file is in a format that is not read.
    #[error("the format is not supported")]
    #[reason("format_unknown")]
    #[code(InvalidParams, 2003)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "file")]
    #[recovery("Convert the file to PNG, JPEG, MP4 or FLAC.")]
    FormatUnknown {
        #[contract(context)]
        detected: Option<String>,
    },

    /// The file ends too early.
    #[error("{missing_bytes} bytes are missing")]
    #[reason("file_truncated")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "file")]
    #[recovery("Upload the file once more, in parts of 8 MiB.")]
    FileTruncated {
        #[contract(context)]
        missing_bytes: u64,
    },

    /// The picture has more pixels than are worked with.
    #[error("the picture is too large")]
    #[reason("image_too_large")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "file")]
    #[recovery("Scale the picture to {most_megapixels} megapixels first.")]
    ImageTooLarge {
        #[contract(context)]
        most_megapixels: u16,
    },

    /// The film is longer than the plan allows.
    #[error("the film is too long")]
    #[reason("film_too_long")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "file")]
    #[recovery("Cut the film into parts of {most_minutes} minutes.")]
    FilmTooLong {
        #[contract(context)]
        most_minutes: u16,
    },

    /// No worker has the codec.
    #[error("{codec} is not available")]
    #[reason("codec_missing")]
    #[code(5001)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[recovery("Ask for `h264` or `av1` as the codec.")]
    CodecMissing {
        #[contract(context)]
        codec: String,
    },

    /// The rights do not cover the country of the viewer.
    #[error("the film may not be shown here")]
    #[reason("rights_missing")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[contract(http = 451)]
    #[recovery("Offer another title from list_titles for this country.")]
    RightsMissing,

    /// A person in the picture has not agreed.
    #[error("a person has not agreed")]
    #[reason("face_not_consented")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(warning)]
    #[contract(since = "3.3")]
    #[recovery("Blur the person with blur_faces, or ask for their consent.")]
    FaceNotConsented,

    /// The picture shows what may not be shown.
    #[error("the picture was rejected")]
    #[reason("content_rejected")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(warning)]
    #[recovery("Choose another picture; an appeal goes through request_review.")]
    ContentRejected {
        #[contract(context)]
        label: String,
    },

    /// The subtitles do not parse.
    #[error("line {line} of the subtitles does not parse")]
    #[reason("subtitle_syntax")]
    #[code(InvalidParams, 2003)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "subtitles")]
    #[recovery("Write the time in line {line} as `00:01:02.500`.")]
    SubtitleSyntax {
        #[contract(context)]
        line: u32,
    },

    /// The part to cut lies outside the picture.
    #[error("the crop lies outside the picture")]
    #[reason("crop_outside")]
    #[code(InvalidParams)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "crop")]
    #[recovery("Keep the crop inside {width} by {height} pixels.")]
    CropOutside {
        #[contract(context)]
        width: u32,
        #[contract(context)]
        height: u32,
    },

    /// No job has this id, or it ended more than a week ago.
    #[error("there is no such job")]
    #[reason("job_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_jobs and pass the id of one of them.")]
    JobNotFound {
        #[contract(context)]
        job_id: JobId,
    },

    /// The job has not ended.
    #[error("the job is still running")]
    #[reason("job_running")]
    #[code(Conflict)]
    #[retryable(after = "10s")]
    #[severity(info)]
    #[recovery("Wait 10 seconds, then ask for the result.")]
    JobRunning {
        #[contract(context)]
        percent: f32,
    },

    /// Somebody cancelled the job.
    #[error("the job was cancelled")]
    #[reason("job_cancelled")]
    #[code(RequestCancelled)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Start another job with start_job.")]
    JobCancelled,

    /// The film could not be converted.
    #[error("the film could not be converted")]
    #[reason("transcode_failed")]
    #[code(InternalError)]
    #[retryable(false)]
    #[contract(message = "the film could not be converted")]
    #[recovery("Start the job with `profile = \"safe\"`, which every film passes.")]
    TranscodeFailed { log: String },

    /// The worker went away in the middle of the job.
    #[error("the worker was lost")]
    #[reason("worker_lost")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "30s")]
    #[severity(warning)]
    #[recovery("Wait 30 seconds; the job goes on with its last part.")]
    WorkerLost,

    /// Every worker is busy.
    #[error("every worker is busy")]
    #[reason("workers_busy")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait for the delay, or start the job with `priority = \"low\"`.")]
    WorkersBusy {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The preview is being drawn.
    #[error("the preview is not ready")]
    #[reason("thumbnail_pending")]
    #[code(NotFound, 40461)]
    #[retryable(after = "5s")]
    #[severity(debug)]
    #[recovery("Wait 5 seconds, then fetch the preview.")]
    ThumbnailPending,

    /// The stream is over.
    #[error("the stream ended at {ended_at}")]
    #[reason("stream_ended")]
    #[code(NotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(http = 410)]
    #[recovery("Play the recording that get_recording returns.")]
    StreamEnded {
        #[contract(context)]
        ended_at: String,
    },
}
