//! One call: a message to an address, and what came of it.

use std::fmt;
use std::time::Duration;

use ureq::unversioned::transport::DefaultConnector;

use super::address::Guarded;

/// Time limit for a whole call.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Why a message did not arrive. Failures before a status are not told apart: that would reveal
/// names of a private network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SendFailure {
    Unreachable,
    Status(u16),
}

const STATUS: &str = "status ";

impl fmt::Display for SendFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable => f.write_str("unreachable"),
            Self::Status(status) => write!(f, "{STATUS}{status}"),
        }
    }
}

impl SendFailure {
    pub(crate) fn read(text: &str) -> Self {
        let status = text.strip_prefix(STATUS).and_then(|status| status.parse().ok());
        status.map_or(Self::Unreachable, Self::Status)
    }
}

pub(super) fn send(url: &str, body: &str, allow_private: bool) -> Result<(), SendFailure> {
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .proxy(None)
        .build();
    let resolver = Guarded::new(allow_private);
    let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), resolver);
    let sent = agent.post(url).header("content-type", "application/json").send(body);
    match sent {
        Ok(answer) if answer.status().is_success() => Ok(()),
        Ok(answer) => Err(SendFailure::Status(answer.status().as_u16())),
        Err(_) => Err(SendFailure::Unreachable),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_private_address_is_not_called() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        assert_eq!(send(&url, "{}", false), Err(SendFailure::Unreachable));
        listener.set_nonblocking(true).unwrap();
        assert!(listener.accept().is_err(), "somebody called");
    }

    #[test]
    fn before_there_is_a_status_every_failure_is_the_same() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let closed = format!("http://{}/", listener.local_addr().unwrap());
        drop(listener);
        let urls =
            [&*closed, "http://name.invalid/", "http://127.0.0.1:9/", "https://[::1]/", "no"];
        for (url, allow_private) in urls.iter().flat_map(|url| [(url, true), (url, false)]) {
            assert_eq!(send(url, "{}", allow_private), Err(SendFailure::Unreachable), "{url}");
        }
    }

    #[test]
    fn a_status_is_told() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let statuses = [("302 Found\r\nlocation: http://10.0.0.1/", 302), ("404 Not Found", 404)];
        let server = std::thread::spawn(move || {
            for (status, _) in statuses {
                let (mut stream, _) = listener.accept().unwrap();
                let mut read = Vec::new();
                while !read.ends_with(b"{}") {
                    let mut byte = [0];
                    stream.read_exact(&mut byte).unwrap();
                    read.extend(byte);
                }
                write!(stream, "HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").unwrap();
            }
        });
        for (_, status) in statuses {
            let failure = send(&url, "{}", true).unwrap_err();
            assert_eq!(failure, SendFailure::Status(status));
            assert_eq!(SendFailure::read(&failure.to_string()), failure);
        }
        server.join().unwrap();
        assert_eq!(SendFailure::read("failed to lookup address"), SendFailure::Unreachable);
    }
}
