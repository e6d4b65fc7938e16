//! An answer that says what is wrong.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tavli_protocol::{Refused, RefusedReason, TextFault};
use tavli_store::StoreFault;
use utoipa::ToSchema;

/// The kind of what is wrong: programs decide by it. Each kind has one status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ErrorReason {
    /// 400: the request cannot be read; it is no JSON, or the address is no text.
    NotReadable,
    /// 401: nobody is known by this cookie or token, or there is none.
    NotKnown,
    /// 403: the request comes from another page.
    ForeignPage,
    /// 404: there is nothing by this name.
    NotFound,
    /// 405: the address is right, the method is not.
    WrongMethod,
    /// 413: the body is too long.
    TooLong,
    /// 415: the body is not said to be JSON.
    NotJson,
    /// 422: it can be read, but not be done like this.
    NotPossible,
    /// 426: the address is for WebSockets.
    NoSocket,
    /// 429: too many in too short a time, or at once.
    TooMany,
    /// 500: a fault of the server.
    Broken,
    /// 503: the server cannot keep anything just now; nothing was done.
    NotKept,
}

impl ErrorReason {
    pub(crate) fn status(self) -> StatusCode {
        match self {
            ErrorReason::NotReadable => StatusCode::BAD_REQUEST,
            ErrorReason::NotKnown => StatusCode::UNAUTHORIZED,
            ErrorReason::ForeignPage => StatusCode::FORBIDDEN,
            ErrorReason::NotFound => StatusCode::NOT_FOUND,
            ErrorReason::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            ErrorReason::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorReason::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ErrorReason::NotPossible => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorReason::NoSocket => StatusCode::UPGRADE_REQUIRED,
            ErrorReason::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorReason::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            ErrorReason::NotKept => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// What is wrong with a request.
#[derive(Debug)]
pub(crate) struct ApiFault {
    reason: ErrorReason,
    text: String,
}

/// The body of every answer that is an error.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    /// The kind; programs decide by it.
    pub(crate) reason: ErrorReason,
    /// What is wrong, and what to do.
    pub(crate) error: String,
}

impl ApiFault {
    pub(crate) fn new(reason: ErrorReason, text: impl Into<String>) -> ApiFault {
        ApiFault { reason, text: text.into() }
    }

    pub(crate) fn no_table() -> ApiFault {
        let text = "there is no such table; GET /api/tables lists those that are open";
        ApiFault::new(ErrorReason::NotFound, text)
    }
}

/// What is answered under `/api` where nothing else is.
pub(crate) async fn nothing_here() -> ApiFault {
    ApiFault::new(ErrorReason::NotFound, "there is nothing here; /api says what there is")
}

/// What is answered where something is, but not by this method.
pub(crate) async fn wrong_method() -> ApiFault {
    let text = "this address does not know the method; /api says which one it knows";
    ApiFault::new(ErrorReason::WrongMethod, text)
}

impl IntoResponse for ApiFault {
    fn into_response(self) -> Response {
        let body = ErrorBody { reason: self.reason, error: self.text };
        (self.reason.status(), Json(body)).into_response()
    }
}

impl From<StoreFault> for ApiFault {
    fn from(fault: StoreFault) -> ApiFault {
        tracing::error!(%fault, "the store failed");
        ApiFault::new(ErrorReason::NotKept, "the server cannot reach its store just now; try again")
    }
}

impl From<TextFault> for ApiFault {
    fn from(fault: TextFault) -> ApiFault {
        ApiFault::new(ErrorReason::NotPossible, fault.to_string())
    }
}

impl From<Refused> for ApiFault {
    fn from(refused: Refused) -> ApiFault {
        let reason = match refused.reason {
            RefusedReason::NotKept => ErrorReason::NotKept,
            RefusedReason::NoSuchTable => ErrorReason::NotFound,
            RefusedReason::TooFast => ErrorReason::TooMany,
            RefusedReason::NotUnderstood
            | RefusedReason::WrongVersion
            | RefusedReason::NotSeated
            | RefusedReason::NoFreeSeat
            | RefusedReason::OutOfTurn
            | RefusedReason::AgainstTheRules
            | RefusedReason::BadTip
            | RefusedReason::BadLink
            | RefusedReason::LinkMissing
            | RefusedReason::NotAllowedHere
            | RefusedReason::Over
            | RefusedReason::TooLong => ErrorReason::NotPossible,
        };
        ApiFault::new(reason, refused.text)
    }
}
