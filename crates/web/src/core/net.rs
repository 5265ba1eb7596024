//! Whose address it is.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The network that counts as one address: an IPv4 address, or the first 64 bits of IPv6.
pub(crate) fn net(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into()
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// The address that a proxy names, with or without a port.
pub(crate) fn named(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_is_no_part_of_an_address() {
        let named = |text| super::named(text).map(|address| address.to_string());
        for text in ["192.0.2.9", "192.0.2.9:1234"] {
            assert_eq!(named(text).as_deref(), Some("192.0.2.9"), "{text}");
        }
        for text in ["2001:db8::8", "[2001:db8::8]", "[2001:db8::8]:99"] {
            assert_eq!(named(text).as_deref(), Some("2001:db8::8"), "{text}");
        }
        for text in ["", "unknown", "192.0.2.9:", "[192.0.2.9", "example.org:80"] {
            assert_eq!(named(text), None, "{text}");
        }
    }

    #[test]
    fn ipv6_counts_by_its_first_half_and_mapped_ipv4_as_itself() {
        let net = |text: &str| net(text.parse().expect("an address")).to_string();
        assert_eq!(net("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(net("2001:db8:1:2:ffff:ffff:ffff:ffff"), net("2001:db8:1:2::1"));
        assert_ne!(net("2001:db8:1:3::1"), net("2001:db8:1:2::1"));
        assert_eq!(net("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(net("192.0.2.7"), "192.0.2.7");
    }
}
