//! What bringing software to people can run into.

use std::io;

use error_contract::ErrorContract;

/// What bringing software to people can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "deploy", docs = "https://errors.example.com/#{reason}")]
pub enum DeployError {
    /// No release has this name.
    #[error("there is no release {release}")]
    #[reason("release_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_releases and pass one of its names.")]
    ReleaseNotFound {
        #[contract(context)]
        release: String,
    },

    /// The build has not ended.
    #[error("build {build} is running")]
    #[reason("build_running")]
    #[code(Conflict)]
    #[retryable(after = "1m")]
    #[severity(info)]
    #[recovery("Wait one minute, then ask for its status.")]
    BuildRunning {
        #[contract(context)]
        build: u64,
    },

    /// A step of the build failed.
    #[error("the step {step} failed")]
    #[reason("build_failed")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Read {log_url}, correct the step, and push a commit.")]
    BuildFailed {
        #[contract(context)]
        step: String,
        #[contract(context)]
        log_url: String,
    },

    /// Tests of the release fail.
    #[error("{failed} tests fail")]
    #[reason("tests_failed")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Correct the tests of the release and push a commit.")]
    TestsFailed {
        #[contract(context)]
        failed: u32,
    },

    /// The image carries no signature.
    #[error("{image} is not signed")]
    #[reason("image_unsigned")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(warning)]
    #[recovery("Sign the image with sign_image, then deploy it.")]
    ImageUnsigned {
        #[contract(context)]
        image: String,
    },

    /// A package of the image has a known hole.
    #[error("{advisory} affects the image")]
    #[reason("vulnerability_found")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(warning)]
    #[contract(since = "2.2")]
    #[recovery("Update the package to `fixed_in`, then build the image anew.")]
    VulnerabilityFound {
        #[contract(context)]
        advisory: String,
        #[contract(context)]
        fixed_in: Option<String>,
    },

    /// Nobody has approved the release.
    #[error("the release is not approved")]
    #[reason("approval_missing")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask one of `approvers` to call approve_release.")]
    ApprovalMissing {
        #[contract(context)]
        approvers: Vec<String>,
    },

    /// Nobody approves their own release.
    #[error("you wrote the release")]
    #[reason("own_approval")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Ask a colleague to approve it.")]
    OwnApproval,

    /// Nothing is deployed during the freeze.
    #[error("deployments are frozen")]
    #[reason("freeze_active")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Wait until {ends}, or have the release manager call lift_freeze.")]
    FreezeActive {
        #[contract(context)]
        ends: String,
    },

    /// No environment has this name.
    #[error("there is no environment {environment}")]
    #[reason("environment_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_environments and pass one of its names.")]
    EnvironmentUnknown {
        #[contract(context)]
        environment: String,
    },

    /// Another deployment is under way.
    #[error("{holder} is deploying")]
    #[reason("environment_locked")]
    #[code(Conflict)]
    #[retryable(after = "2m")]
    #[severity(info)]
    #[recovery("Wait two minutes, until the other deployment is done.")]
    EnvironmentLocked {
        #[contract(context)]
        holder: String,
    },

    /// The new version does not answer its health check.
    #[error("{endpoint} does not answer")]
    #[reason("health_check_failed")]
    #[code(InternalError)]
    #[retryable(false)]
    #[recovery("Call roll_back, then look at the log of the release.")]
    HealthCheckFailed {
        #[contract(context)]
        endpoint: String,
    },

    /// The data has moved on and the old version cannot read it.
    #[error("there is no way back")]
    #[reason("rollback_impossible")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[recovery("Deploy a new release that corrects the fault.")]
    RollbackImpossible,

    /// The environment has no value for a secret.
    #[error("the secret {name} is missing")]
    #[reason("secret_missing")]
    #[code(ConfigurationError)]
    #[retryable(false)]
    #[recovery("Store a value with set_secret, then deploy the release.")]
    SecretMissing {
        #[contract(context)]
        name: String,
    },

    /// The environment has no cores left.
    #[error("{cores} cores are left")]
    #[reason("quota_exceeded")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(warning)]
    #[contract(http = 507)]
    #[recovery("Lower `replicas`, or stop a service that is not used.")]
    QuotaExceeded {
        #[contract(context)]
        cores: f64,
    },

    /// The registry of images does not answer.
    #[error("the registry cannot be reached")]
    #[reason("registry_down")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "30s")]
    #[recovery("Wait 30 seconds, then start the deployment with the same id.")]
    RegistryDown {
        #[source]
        cause: io::Error,
    },

    /// Not all replicas got ready in time.
    #[error("{ready} of {wanted} replicas are ready")]
    #[reason("rollout_stalled")]
    #[code(Timeout)]
    #[retryable(false)]
    #[severity(warning)]
    #[recovery("Call get_events for the release; roll back if it does not move.")]
    RolloutStalled {
        #[contract(context)]
        ready: u32,
        #[contract(context)]
        wanted: u32,
    },

    /// The manifest is not valid.
    #[error("line {line} of the manifest is not valid")]
    #[reason("manifest_invalid")]
    #[code(InvalidParams, 2001)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Correct the key that `field` names, in line {line}.")]
    ManifestInvalid {
        #[contract(context)]
        line: u32,
        #[contract(field)]
        path: String,
    },

    /// The manifest is of a version that is not read.
    #[error("the version of the manifest is not known")]
    #[reason("manifest_version")]
    #[code(InvalidRequest)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Write `version: {newest}` and migrate the keys with convert_manifest.")]
    ManifestVersion {
        #[contract(context)]
        newest: u32,
    },

    /// The runner went away in the middle of the build.
    #[error("the runner was lost")]
    #[reason("runner_lost")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "1m")]
    #[severity(warning)]
    #[recovery("Wait one minute; the build begins anew on another runner.")]
    RunnerLost,
}
