//! Whose address it is: one household, whatever address of its network it uses.

use std::net::{IpAddr, Ipv6Addr};

/// The network of an address: itself, or the /64 of an IPv6 address, of which one host has as many
/// as it likes.
pub(crate) fn net(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_has_one_network() {
        let net = |text: &str| net(text.parse().expect("an address")).to_string();
        assert_eq!(net("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(net("2001:db8:1:2::"), net("2001:db8:1:2:ffff::1"));
        assert_eq!(net("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(net("192.0.2.7"), "192.0.2.7");
    }
}
