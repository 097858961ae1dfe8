//! What signing in can run into.

use std::{io, time::Duration};

use error_contract::ErrorContract;

/// What signing in can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "auth", docs = "https://errors.example.com/#{reason}", retired("login_failed"))]
pub enum AuthError {
    /// The password does not belong to the account.
    #[error("the password does not match")]
    #[reason("password_wrong")]
    #[code(Unauthorized)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask the user to type the password again, or send_reset_link.")]
    PasswordWrong {
        #[contract(context)]
        attempts_left: u8,
    },

    /// Too many wrong passwords in a row.
    #[error("the account is locked")]
    #[reason("account_locked")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Wait for the delay, or have the user follow send_reset_link.")]
    AccountLocked {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The account was closed by an administrator.
    #[error("the account is disabled")]
    #[reason("account_disabled")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[recovery("Ask the user to sign in with another account.")]
    AccountDisabled,

    /// The account asks for a second factor.
    #[error("a second factor is required")]
    #[reason("code_required")]
    #[code(Unauthorized)]
    #[severity(info)]
    #[recovery("Ask for the code of one of `methods`, then call verify_code.")]
    CodeRequired {
        #[contract(context)]
        methods: Vec<String>,
    },

    /// The code of the second factor does not match.
    #[error("the code does not match")]
    #[reason("code_wrong")]
    #[code(Unauthorized)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask the user for the code that their app shows now.")]
    CodeWrong,

    /// The code is older than ten minutes.
    #[error("the code has expired")]
    #[reason("code_expired")]
    #[code(Unauthorized, 40105)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call send_code, and pass the code that arrives.")]
    CodeExpired,

    /// The request carries no token.
    #[error("the token is missing")]
    #[reason("token_missing")]
    #[code(Unauthorized)]
    #[severity(info)]
    #[contract(protocol)]
    #[recovery("Send the header `Authorization` with a token of create_token.")]
    TokenMissing,

    /// The token is past its time.
    #[error("the token expired at {expired_at}")]
    #[reason("token_expired")]
    #[code(Unauthorized, 40107)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call refresh_token, then repeat the call with the new token.")]
    TokenExpired {
        #[contract(context)]
        expired_at: String,
    },

    /// The token was taken back.
    #[error("the token was revoked")]
    #[reason("token_revoked")]
    #[code(Unauthorized)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[recovery("Ask the user to sign in; the token is dead.")]
    TokenRevoked,

    /// A refresh token was used twice, which means that it was stolen.
    #[error("the session was ended")]
    #[reason("refresh_reused")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(warning)]
    #[contract(since = "3.0")]
    #[recovery("Ask the user to sign in and to look at their devices.")]
    RefreshReused,

    /// The token does not carry a scope that the call needs.
    #[error("the scope {scope} is missing")]
    #[reason("scope_missing")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call create_token with the scope {scope} and use that token.")]
    ScopeMissing {
        #[contract(context)]
        scope: String,
    },

    /// The user has not allowed the application.
    #[error("the user has not agreed")]
    #[reason("consent_missing")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Send the user to the consent page of {client}.")]
    ConsentMissing {
        #[contract(context)]
        client: String,
    },

    /// The address to return to is not registered.
    #[error("the return address is not registered")]
    #[reason("redirect_unknown")]
    #[code(InvalidParams)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "redirect_uri")]
    #[recovery("Pass one of the addresses that get_client returns.")]
    RedirectUnknown,

    /// The answer does not belong to the request.
    #[error("the state does not match")]
    #[reason("state_mismatch")]
    #[code(InvalidRequest)]
    #[retryable(false)]
    #[severity(warning)]
    #[contract(deprecated = "Sign-in with `start_login` checks the state by itself.")]
    #[recovery("Start the sign-in anew with start_login.")]
    StateMismatch,

    /// The identity provider does not answer.
    #[error("the identity provider cannot be reached")]
    #[reason("provider_down")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "30s")]
    #[recovery("Wait 30 seconds, or let the user sign in with a password.")]
    ProviderDown {
        #[source]
        cause: io::Error,
    },

    /// The identity provider refused the sign-in.
    #[error("the identity provider refused")]
    #[reason("provider_refused")]
    #[code(4001)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Let the user choose another provider of list_providers.")]
    ProviderRefused {
        #[contract(original_error)]
        provider_error: String,
    },

    /// The password is too easy to guess.
    #[error("the password is too weak")]
    #[reason("password_too_weak")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "password")]
    #[recovery("Use at least 12 characters, or four random words.")]
    PasswordTooWeak {
        #[contract(context)]
        score: f32,
    },

    /// The password appears in a known leak.
    #[error("the password is known to be leaked")]
    #[reason("password_leaked")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "password", since = "3.1")]
    #[recovery("Choose a password that you use nowhere else.")]
    PasswordLeaked,

    /// The account is signed in on too many devices.
    #[error("signed in on {devices} devices")]
    #[reason("session_limit")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Call end_session for a device that is not used.")]
    SessionLimit {
        #[contract(context)]
        devices: u8,
    },

    /// Too many sign-ins from one address.
    #[error("too many sign-ins")]
    #[reason("too_many_logins")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait for the delay before the next sign-in from this address.")]
    TooManyLogins {
        #[contract(retry_after)]
        wait: Duration,
    },
}
