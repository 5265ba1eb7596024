//! Problems as answers.

use axum::http::StatusCode;

use crate::core::problem::Class;

impl From<Class> for StatusCode {
    fn from(class: Class) -> Self {
        Self::from_u16(class as u16).unwrap_or(Self::INTERNAL_SERVER_ERROR)
    }
}
