//! What a request says, read so that whatever is wrong with it is told in our own words.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::fault::{ApiFault, ErrorReason};
use super::{Desk, LARGEST_BODY};

/// A body of JSON.
pub(crate) struct Said<T>(pub(crate) T);

/// The name in an address, as in `/api/tables/NAME`.
pub(crate) struct Named(pub(crate) String);

/// Somebody who wants a WebSocket.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl<T: DeserializeOwned> FromRequest<Desk> for Said<T> {
    type Rejection = ApiFault;

    async fn from_request(request: Request, desk: &Desk) -> Result<Said<T>, ApiFault> {
        let Json(body) = Json::from_request(request, desk).await.map_err(|fault| body_fault(&fault))?;
        Ok(Said(body))
    }
}

fn body_fault(fault: &JsonRejection) -> ApiFault {
    let said = fault.body_text();
    match fault.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let text = format!("a body has at most {LARGEST_BODY} bytes; send less");
            ApiFault::new(ErrorReason::TooLong, text)
        }
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            let text = "the body must be JSON and say so; send the header Content-Type: application/json";
            ApiFault::new(ErrorReason::NotJson, text)
        }
        StatusCode::UNPROCESSABLE_ENTITY => ApiFault::new(
            ErrorReason::NotPossible,
            format!("the body is not what is needed; see /api: {said}"),
        ),
        _ => ApiFault::new(ErrorReason::NotReadable, format!("the body is no JSON; write it anew: {said}")),
    }
}

impl FromRequestParts<Desk> for Named {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Named, ApiFault> {
        let Path(name) = Path::from_request_parts(parts, desk).await.map_err(|fault| path_fault(&fault))?;
        Ok(Named(name))
    }
}

fn path_fault(_: &PathRejection) -> ApiFault {
    let text = "the address cannot be read; what stands behind % must be the bytes of a UTF-8 text";
    ApiFault::new(ErrorReason::NotReadable, text)
}

impl FromRequestParts<Desk> for Upgrade {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Upgrade, ApiFault> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, desk).await;
        upgrade.map(Upgrade).map_err(|fault| upgrade_fault(&fault))
    }
}

fn upgrade_fault(fault: &WebSocketUpgradeRejection) -> ApiFault {
    let text = format!("this address is for WebSockets (docs/protocol.md): {}", fault.body_text());
    ApiFault::new(ErrorReason::NoSocket, text)
}
