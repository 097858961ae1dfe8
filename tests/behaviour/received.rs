//! The client's side: what was sent comes back, what others send says something, and nothing that arrives
//! does harm.

mod arbitrary;
mod foreign;
mod hostile;
mod http;
mod known_apis;
mod random;
mod rfc9457;
mod round_trip;
mod typed;

pub(crate) use random::Random;
