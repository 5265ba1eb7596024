//! The conditions of a window: size, colours, network, scripts, language.

use std::fs;
use std::path::Path;

use data_encoding::BASE64;
use serde_json::json;

use crate::Person;

/// The heights of a small phone and of a large screen.
const HEIGHTS: (u32, u32) = (740, 900);
/// The width from which a window is not a phone.
const WIDE: u32 = 600;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    Day,
    Lamps,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    Any,
    /// As little motion as possible.
    Reduced,
}

impl Person {
    /// Sets the width of the window, in CSS pixels, and the usual height for it.
    #[track_caller]
    pub fn width(&self, width: u32) {
        self.size(width, if width < WIDE { HEIGHTS.0 } else { HEIGHTS.1 });
    }

    /// Sets the size of the window, in CSS pixels.
    #[track_caller]
    pub fn size(&self, width: u32, height: u32) {
        let size = json!({
            "width": width, "height": height, "screenWidth": width, "screenHeight": height,
            "deviceScaleFactor": 1, "mobile": width < WIDE,
        });
        self.ask("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Lets the window be that of a phone or a tablet, which is touched, whatever its width.
    #[track_caller]
    pub fn touch_screen(&self, width: u32, height: u32) {
        let size = json!({
            "width": width, "height": height, "screenWidth": width, "screenHeight": height,
            "deviceScaleFactor": 1, "mobile": true,
        });
        self.ask("Emulation.setDeviceMetricsOverride", &size);
        let touch = json!({ "enabled": true, "maxTouchPoints": 5 });
        self.ask("Emulation.setTouchEmulationEnabled", &touch);
    }

    /// Sets the system's preferences.
    #[track_caller]
    pub fn taste(&self, light: Light, motion: Motion) {
        let scheme = match light {
            Light::Day => "light",
            Light::Lamps => "dark",
        };
        let motion = match motion {
            Motion::Any => "no-preference",
            Motion::Reduced => "reduce",
        };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.ask("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Takes the network away, or restores it. Open sockets are not closed: data sent meanwhile
    /// arrives when the network is back.
    #[track_caller]
    pub fn offline(&self, is_offline: bool) {
        let network = json!({
            "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.ask("Network.emulateNetworkConditions", &network);
    }

    /// Whether scripts may run, from the next page on. [`Person::wait_for`] needs them.
    #[track_caller]
    pub fn scripts(&self, are_allowed: bool) {
        let value = json!({ "value": !are_allowed });
        self.ask("Emulation.setScriptExecutionDisabled", &value);
    }

    #[track_caller]
    pub fn speaks(&self, tag: &str) {
        let headers = json!({ "headers": { "Accept-Language": tag } });
        self.ask("Network.setExtraHTTPHeaders", &headers);
    }

    #[track_caller]
    pub fn cookie(&self, url: &str, name: &str, value: &str) {
        let cookie = json!({ "url": url, "name": name, "value": value });
        self.ask("Network.setCookie", &cookie);
    }

    /// A picture of what the window shows now, as an address of JPEG data.
    #[track_caller]
    pub fn snapshot(&self) -> String {
        let picture =
            self.ask("Page.captureScreenshot", &json!({ "format": "jpeg", "quality": 85 }));
        format!("data:image/jpeg;base64,{}", picture["data"].as_str().unwrap_or_default())
    }

    /// Saves a picture of the whole page as PNG, or as WebP if the file name says so. Sticky
    /// elements are drawn at the top.
    #[track_caller]
    pub fn screenshot(&self, file: impl AsRef<Path>) {
        self.evaluate("scrollTo(0, 0)");
        let page = &self.ask("Page.getLayoutMetrics", &json!({}))["cssContentSize"];
        let (width, height) = (&page["width"], &page["height"]);
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
        let is_small = file.as_ref().extension().is_some_and(|extension| extension == "webp");
        let format = if is_small { "webp" } else { "png" };
        let whole =
            json!({ "captureBeyondViewport": true, "clip": clip, "format": format, "quality": 80 });
        let picture = self.ask("Page.captureScreenshot", &whole);
        let text = picture["data"].as_str().unwrap_or_default();
        let bytes = BASE64.decode(text.as_bytes()).expect("a picture");
        fs::write(&file, bytes)
            .unwrap_or_else(|error| panic!("{}: {error}", file.as_ref().display()));
    }
}
