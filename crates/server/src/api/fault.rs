//! An answer that says what is wrong.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tavli_protocol::{Refused, RefusedReason};
use tavli_store::StoreFault;

/// What is wrong with a request, and with which status it is answered.
#[derive(Debug)]
pub(crate) struct ApiFault {
    status: StatusCode,
    text: String,
}

/// The body of such an answer.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ErrorBody {
    /// What is wrong, and what to do.
    pub(crate) error: String,
}

impl ApiFault {
    pub(crate) fn new(status: StatusCode, text: impl Into<String>) -> ApiFault {
        ApiFault { status, text: text.into() }
    }

    pub(crate) fn no_table() -> ApiFault {
        ApiFault::new(StatusCode::NOT_FOUND, "there is no such table")
    }
}

/// What is answered under `/api` where nothing else is.
pub(crate) async fn nothing_here() -> ApiFault {
    ApiFault::new(StatusCode::NOT_FOUND, "there is nothing here; /api says what there is")
}

impl IntoResponse for ApiFault {
    fn into_response(self) -> Response {
        (self.status, Json(ErrorBody { error: self.text })).into_response()
    }
}

impl From<StoreFault> for ApiFault {
    fn from(fault: StoreFault) -> ApiFault {
        tracing::error!(%fault, "the store failed");
        ApiFault::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "the server cannot reach its store just now; try again",
        )
    }
}

impl From<Refused> for ApiFault {
    fn from(refused: Refused) -> ApiFault {
        let status = match refused.reason {
            RefusedReason::NotKept => StatusCode::SERVICE_UNAVAILABLE,
            RefusedReason::NoSuchTable => StatusCode::NOT_FOUND,
            RefusedReason::TooFast => StatusCode::TOO_MANY_REQUESTS,
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
            | RefusedReason::TooLong => StatusCode::UNPROCESSABLE_ENTITY,
        };
        ApiFault::new(status, refused.text)
    }
}
