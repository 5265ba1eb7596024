//! Which addresses may be called.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

/// Finds addresses, and no private ones unless they are allowed. What was looked up here is what
/// is connected to, so that a name cannot change between check and use.
#[derive(Debug)]
pub(super) struct Guarded {
    inner: DefaultResolver,
    allow_private: bool,
}

impl Guarded {
    pub(super) fn new(allow_private: bool) -> Self {
        Self { inner: DefaultResolver::default(), allow_private }
    }
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &ureq::http::Uri,
        config: &ureq::config::Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        if self.allow_private || found.iter().all(|address| is_public(address.ip())) {
            return Ok(found);
        }
        Err(ureq::Error::HostNotFound)
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_public_v4(mapped),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, ..] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_benchmark = a == 198 && (b == 18 || b == 19);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || is_shared
        || is_benchmark
        || a == 0
        || a >= 240)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Only global unicast, without tunnels that carry another address inside.
    let first = address.segments()[0];
    (0x2000..0x4000).contains(&first) && first != 0x2002 && address.segments()[..2] != [0x2001, 0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_known() {
        let private = [
            "127.0.0.1",
            "10.1.2.3",
            "169.254.169.254",
            "::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "0.0.0.0",
            "100.64.0.1",
            "2002:7f00:1::",
        ];
        for text in private {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
        for text in ["1.1.1.1", "2606:4700::1111"] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }
}
