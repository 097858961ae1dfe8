//! The class of a failure and its numbers in each code space.

use core::fmt;

use crate::{Category, Fault, GrpcCode, Retry};

macro_rules! transient {
    (yes) => {
        Retry::Transient
    };
    // `varies` must be declared by whoever uses it; until then nothing may be repeated blindly.
    ($other:ident) => {
        Retry::Correctable
    };
}

macro_rules! fault {
    (client) => {
        Fault::Client
    };
    (server) => {
        Fault::Server
    };
    (upstream) => {
        Fault::Upstream
    };
}

macro_rules! codes {
    ($($name:ident $snake:ident $number:literal $http:literal $grpc:ident $fault:ident $transient:ident $category:ident,)*) => {
        /// The class of a failure: what kind of failure it is, in any code space.
        ///
        /// The names are those of the JSON-RPC 2.0 specification and of the implementation-defined
        /// range that MCP frameworks share.
        ///
        /// ```
        /// use error_contract::{Class, Fault};
        ///
        /// assert_eq!(Class::NotFound.jsonrpc(), -32001);
        /// assert_eq!(Class::NotFound.http_status(), 404);
        /// assert_eq!(Class::Timeout.fault(), Fault::Upstream);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[non_exhaustive]
        pub enum Class {
            $(
                #[doc = concat!("JSON-RPC ", stringify!($number), ", HTTP ", stringify!($http), ", gRPC ", stringify!($grpc), ".")]
                $name,
            )*
        }

        impl Class {
            /// Every class, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The name, as `#[code(…)]` takes it: `NotFound`.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($name),)* }
            }

            /// The number in the JSON-RPC code space.
            pub const fn jsonrpc(self) -> i32 {
                match self { $(Self::$name => $number,)* }
            }

            /// The HTTP status that a failure of this class is sent with.
            pub const fn http_status(self) -> u16 {
                match self { $(Self::$name => $http,)* }
            }

            /// The gRPC code that a failure of this class is sent with.
            pub const fn grpc(self) -> GrpcCode {
                match self { $(Self::$name => GrpcCode::$grpc,)* }
            }

            /// Who is to blame, for metrics.
            pub const fn fault(self) -> Fault {
                match self { $(Self::$name => fault!($fault),)* }
            }

            /// What repeating the call does where the entry does not say.
            pub const fn default_retry(self) -> Retry {
                match self { $(Self::$name => transient!($transient),)* }
            }

            /// The range family.
            pub const fn category(self) -> Category {
                match self { $(Self::$name => Category::$category,)* }
            }

            /// The class that a JSON-RPC number of the table names.
            pub const fn from_jsonrpc(number: i32) -> Option<Self> {
                match number { $($number => Some(Self::$name),)* _ => None }
            }
        }

        // The names of the classes read as codes: `Code::NotFound`.
        #[expect(non_upper_case_globals, reason = "they are the names that `#[code(…)]` takes")]
        impl Code {
            $(
                #[doc = concat!("The class [`", stringify!($name), "`](Class::", stringify!($name), "), without a number of its own.")]
                pub const $name: Self = Self::of(Class::$name);
            )*
        }
    };
}

macro_rules! domain_codes {
    ($($number:literal $name:ident $class:ident $category:ident $transient:ident $http:literal $grpc:ident,)*) => {
        /// What the domain code space says about one of its standard numbers.
        #[derive(Clone, Copy)]
        struct Standard {
            name: &'static str,
            class: Class,
            category: Category,
            retry: Retry,
            http: u16,
            grpc: GrpcCode,
        }

        const fn standard(number: i32) -> Option<Standard> {
            match number {
                $($number => Some(Standard {
                    name: stringify!($name),
                    class: Class::$class,
                    category: Category::$category,
                    retry: transient!($transient),
                    http: $http,
                    grpc: GrpcCode::$grpc,
                }),)*
                _ => None,
            }
        }
    };
}

include!("code/table.rs");

/// The code of a failure: its class, and the number it is sent with.
///
/// ```
/// use error_contract::{Class, Code};
///
/// assert_eq!(Code::NotFound.as_i32(), -32001);
/// // A standard number of the domain space knows its class.
/// assert_eq!(Code::from_number(3001).map(Code::class), Some(Class::RateLimited));
/// // A number of one's own takes the class of its range, or the one beside it.
/// assert_eq!(Code::from_number(2417).map(Code::class), Some(Class::InvalidParams));
/// assert_eq!(Code::NotFound.with_number(40401).map(Code::as_i32), Some(40401));
/// // A number inside -32768…-32000 that is not in the table is nobody's.
/// assert_eq!(Code::from_number(-32050), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    class: Class,
    number: i32,
}

/// The block that JSON-RPC 2.0 (section 5.1) and MCP keep for themselves.
const RESERVED: core::ops::RangeInclusive<i32> = -32768..=-32000;

/// Whether JSON-RPC or MCP has the last word on this number.
pub(crate) const fn is_reserved(number: i32) -> bool {
    *RESERVED.start() <= number && number <= *RESERVED.end()
}

/// What is wrong with a declared number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadNumber {
    /// Inside the reserved block and not in the table.
    Reserved,
    /// -32099 says that nothing is known, which a contract cannot declare.
    Unknown,
    /// The class beside the number is not the one the table gives it.
    Disagrees(Class),
}

impl Code {
    /// The class, without a number of its own.
    pub(crate) const fn of(class: Class) -> Self {
        Self { class, number: class.jsonrpc() }
    }

    /// The code with this number: of the JSON-RPC table, of the domain space, or one's own.
    ///
    /// A number of one's own takes its class from its range in the domain space (1000–5999);
    /// outside every range it is [`Class::InternalError`]. `None` for a number inside
    /// −32768…−32000 that is not in the table.
    pub const fn from_number(number: i32) -> Option<Self> {
        if is_reserved(number) && Class::from_jsonrpc(number).is_none() {
            return None;
        }
        Some(Self::declared(None, number))
    }

    /// The same class with a number of its own, for [`ErrorResponse`](crate::ErrorResponse).
    ///
    /// `None` where the table gives that number to another class, or to nobody.
    pub const fn with_number(self, number: i32) -> Option<Self> {
        match judge(Some(self.class), number) {
            Err(BadNumber::Reserved | BadNumber::Disagrees(_)) => None,
            Ok(()) | Err(BadNumber::Unknown) => Some(Self { class: self.class, number }),
        }
    }

    /// What `#[code(…)]` says, good or bad: total, so that a contract can hold it and be judged later.
    pub(crate) const fn declared(class: Option<Class>, number: i32) -> Self {
        let class = match class {
            Some(class) => class,
            None => match (Class::from_jsonrpc(number), standard(number)) {
                (Some(class), _) => class,
                (None, Some(standard)) => standard.class,
                (None, None) => match number {
                    1000..=1999 => Class::InvalidRequest,
                    2000..=2999 => Class::InvalidParams,
                    3000..=3999 => Class::ValidationError,
                    5000..=5999 => Class::ServiceUnavailable,
                    _ => Class::InternalError,
                },
            },
        };
        Self { class, number }
    }

    /// The class.
    #[inline]
    pub const fn class(self) -> Class {
        self.class
    }

    /// The number that [`ErrorResponse`](crate::ErrorResponse) carries: the domain number or one's
    /// own where there is one, else the JSON-RPC number of the class.
    #[inline]
    pub const fn as_i32(self) -> i32 {
        self.number
    }

    /// The number in the domain space, or one's own, where there is one.
    pub const fn domain_code(self) -> Option<i32> {
        if self.number == self.class.jsonrpc() { None } else { Some(self.number) }
    }

    /// The standard name of the domain space (`RATE_LIMIT_EXCEEDED`), else the name of the class.
    pub const fn name(self) -> &'static str {
        match standard(self.number) {
            Some(standard) => standard.name,
            None => self.class.name(),
        }
    }

    /// The HTTP status, before retry has a say; see
    /// [`ErrorContract::http_status`](crate::ErrorContract::http_status).
    pub const fn http_status(self) -> u16 {
        match standard(self.number) {
            Some(standard) => standard.http,
            None => self.class.http_status(),
        }
    }

    /// The gRPC code, before retry has a say.
    pub const fn grpc(self) -> GrpcCode {
        match standard(self.number) {
            Some(standard) => standard.grpc,
            None => self.class.grpc(),
        }
    }

    /// Who is to blame, for metrics: the fault of the class.
    pub const fn fault(self) -> Fault {
        self.class.fault()
    }

    /// The range family: a standard code's own, else that of the number's range, else that of the class.
    pub const fn category(self) -> Category {
        if let Some(standard) = standard(self.number) {
            return standard.category;
        }
        match self.number {
            1000..=1999 => Category::Protocol,
            2000..=2999 => Category::Validation,
            3000..=3999 => Category::Business,
            4000..=4999 => Category::System,
            5000..=5999 => Category::Adapter,
            _ => self.class.category(),
        }
    }

    /// What repeating the call does where nothing was declared. 4001 varies by nature and must be
    /// declared; until it is, nothing may be repeated blindly.
    pub const fn default_retry(self) -> Retry {
        match standard(self.number) {
            Some(standard) => standard.retry,
            None => self.class.default_retry(),
        }
    }

    /// Whether the number is a standard one of the domain space.
    #[cfg(feature = "serde")]
    pub(crate) const fn is_standard(self) -> bool {
        standard(self.number).is_some()
    }

    /// Whether the table leaves the retry of this number to whoever uses it.
    pub(crate) const fn must_declare_retry(self) -> bool {
        self.number == 4001
    }
}

/// Whether a contract may declare this number, with or without a class beside it.
pub(crate) const fn judge(class: Option<Class>, number: i32) -> Result<(), BadNumber> {
    let of_table = match (Class::from_jsonrpc(number), standard(number)) {
        (Some(class), _) => Some(class),
        (None, Some(standard)) => Some(standard.class),
        (None, None) => None,
    };
    match (of_table, class) {
        (None, _) if is_reserved(number) => Err(BadNumber::Reserved),
        (Some(table), Some(class)) if table as u8 != class as u8 => Err(BadNumber::Disagrees(table)),
        (Some(Class::UnknownError), _) => Err(BadNumber::Unknown),
        _ => Ok(()),
    }
}

/// `NotFound (-32001)`, `RATE_LIMIT_EXCEEDED (3001)`.
impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} ({})", self.name(), self.number)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}
