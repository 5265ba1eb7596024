//! What comes along with Glory to Rome.

use glory_to_rome::GloryToRome;

use super::Kit;
use crate::Chapter;

impl Kit for GloryToRome {
    const LESSONS: [&'static str; Chapter::ALL.len()] = [
        include_str!("../../../../data/glory-to-rome/lesson.toml"),
        include_str!("../../../../data/glory-to-rome/lesson-end.toml"),
    ];
}
