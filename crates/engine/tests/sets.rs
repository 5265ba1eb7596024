//! Sets declared by `slugs!`.

use engine::slugs;

slugs! {
    /// A metal.
    pub enum Metal in MetalSet(u8) {
        /// Yellow.
        Gold = "gold",
        /// Grey.
        Iron = "iron",
        /// Red.
        Copper = "copper",
    }
}

#[test]
fn a_set_keeps_the_order_of_the_list() {
    let mut set: MetalSet = [Metal::Copper, Metal::Gold].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Metal::Gold, Metal::Copper]);
    set.remove(Metal::Gold);
    set.insert(Metal::Iron);
    assert_eq!(set, MetalSet::ALL.minus(MetalSet::only(Metal::Gold)));
    assert_eq!((set.len(), set.has(Metal::Gold)), (2, false));
}

#[test]
fn the_first_of_a_list_may_be_all_of_it() {
    assert_eq!(MetalSet::first(3), MetalSet::ALL);
    assert_eq!(MetalSet::first(8).bits(), u8::MAX);
    assert!(MetalSet::first(0).is_empty());
}

#[test]
fn union_intersection_and_difference() {
    let (one, two) = (MetalSet::first(2), MetalSet::from_bits(0b110));
    assert_eq!(one.union(two), MetalSet::ALL);
    assert_eq!(one.both(two), MetalSet::only(Metal::Iron));
    assert_eq!(one.minus(two), MetalSet::only(Metal::Gold));
}
