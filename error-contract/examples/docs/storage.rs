//! What keeping files can run into.

use std::{io, time::Duration};

use error_contract::ErrorContract;

/// What keeping files can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "storage", docs = "https://errors.example.com/#{reason}", retired("io_error"))]
pub enum StorageError {
    /// No object has this key.
    #[error("there is no object {key}")]
    #[reason("object_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_objects with a prefix of the key.")]
    ObjectNotFound {
        #[contract(context)]
        key: String,
    },

    /// No bucket has this name.
    #[error("there is no bucket {bucket}")]
    #[reason("bucket_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_buckets, or create_bucket first.")]
    BucketNotFound {
        #[contract(context)]
        bucket: String,
    },

    /// The name of the bucket is taken, maybe by somebody else.
    #[error("the name {bucket} is taken")]
    #[reason("bucket_exists")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Choose another name, for instance with a suffix of your team.")]
    BucketExists {
        #[contract(context)]
        bucket: String,
    },

    /// A bucket with objects cannot be deleted.
    #[error("the bucket holds {objects} objects")]
    #[reason("bucket_not_empty")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Delete the objects with delete_objects before the bucket.")]
    BucketNotEmpty {
        #[contract(context)]
        objects: u64,
    },

    /// The key is longer than 1,024 bytes.
    #[error("the key is too long")]
    #[reason("key_too_long")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "key")]
    #[recovery("Shorten `key` to {longest} bytes.")]
    KeyTooLong {
        #[contract(context)]
        longest: u16,
    },

    /// The object is larger than one upload may be.
    #[error("the object is too large for one upload")]
    #[reason("object_too_large")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "body", http = 413)]
    #[recovery("Upload it in parts with start_multipart_upload.")]
    ObjectTooLarge {
        #[contract(context)]
        largest: u64,
    },

    /// A part is below five mebibytes and not the last.
    #[error("a part is too small")]
    #[reason("part_too_small")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "part")]
    #[recovery("Make every part but the last at least {smallest} bytes.")]
    PartTooSmall {
        #[contract(context)]
        smallest: u64,
    },

    /// The upload was not finished within a day.
    #[error("the upload {upload_id} has expired")]
    #[reason("upload_expired")]
    #[code(NotFound, 40411)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call start_multipart_upload and send the parts anew.")]
    UploadExpired {
        #[contract(context)]
        upload_id: String,
    },

    /// The bytes that arrived are not those that were sent.
    #[error("the checksum does not match")]
    #[reason("checksum_mismatch")]
    #[code(ValidationError)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Send the part again, with the same part number.")]
    ChecksumMismatch {
        #[contract(context)]
        expected: String,
        #[contract(context)]
        received: String,
    },

    /// The object changed after it was read.
    #[error("the object has changed")]
    #[reason("precondition_failed")]
    #[code(Conflict)]
    #[severity(info)]
    #[contract(http = 412)]
    #[recovery("Read the object with get_object, merge, and write with its `etag`.")]
    PreconditionFailed {
        #[contract(context)]
        etag: Option<String>,
    },

    /// A retention rule keeps the object.
    #[error("the object is locked until {locked_until}")]
    #[reason("object_locked")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Write under another key; the object stays until {locked_until}.")]
    ObjectLocked {
        #[contract(context)]
        locked_until: String,
    },

    /// The key of the caller has no right to this bucket.
    #[error("the bucket may not be accessed")]
    #[reason("access_denied")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Ask the owner of the bucket for a key with the right `read` or `write`.")]
    AccessDenied,

    /// The signed link is past its time.
    #[error("the link has expired")]
    #[reason("link_expired")]
    #[code(Unauthorized)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(since = "1.1")]
    #[recovery("Ask whoever shared the file to call share_object once more.")]
    LinkExpired,

    /// The plan holds no more bytes.
    #[error("{used} of {quota} bytes are used")]
    #[reason("quota_exceeded")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(warning)]
    #[contract(http = 507)]
    #[recovery("Delete objects you do not need, or ask the owner for a larger plan.")]
    QuotaExceeded {
        #[contract(context)]
        used: u64,
        #[contract(context)]
        quota: u64,
    },

    /// The bucket lives in another region.
    #[error("the bucket is in {region}")]
    #[reason("region_mismatch")]
    #[code(InvalidRequest)]
    #[severity(info)]
    #[contract(http = 421, since = "2.1")]
    #[recovery("Send the request to the endpoint of {region}.")]
    RegionMismatch {
        #[contract(context)]
        region: String,
    },

    /// Requests to one prefix come too fast.
    #[error("too many requests for one prefix")]
    #[reason("slow_down")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait for the delay, and spread the keys over more prefixes.")]
    SlowDown {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The replica that answered has not caught up.
    #[error("the replica is behind")]
    #[reason("replica_behind")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "5s")]
    #[severity(info)]
    #[recovery("Wait 5 seconds, or read with `consistent = true`.")]
    ReplicaBehind,

    /// A disk failed while it was read.
    #[error("the object cannot be read right now")]
    #[reason("disk_failed")]
    #[code(DatabaseError)]
    #[retryable]
    #[recovery("Repeat the call; the copy on another disk takes over.")]
    DiskFailed {
        #[source]
        cause: io::Error,
    },

    /// The object is archived and has to be restored first.
    #[error("the object is archived")]
    #[reason("archive_not_restored")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call restore_object, wait about {hours} hours, then read it.")]
    ArchiveNotRestored {
        #[contract(context)]
        hours: u8,
    },

    /// The key that encrypts the object was destroyed.
    #[error("the object cannot be decrypted")]
    #[reason("encryption_key_gone")]
    #[code(ConfigurationError)]
    #[retryable(terminal)]
    #[contract(message = "the object cannot be read any more")]
    #[recovery("Restore the file from a backup; its key is gone for good.")]
    EncryptionKeyGone,
}
