//! Points and lines of a plane: only what every machine rounds alike.

use std::ops::{Add, Mul, Sub};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Point {
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(crate) fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    pub(crate) fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The same direction, one unit long.
    pub(crate) fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// A quarter turn to the left.
    pub(crate) const fn left(self) -> Self {
        Self::new(-self.y, self.x)
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, by: f64) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

/// Where a line through `a` along `along` meets one through `b` along `other`.
pub(crate) fn meet(a: Point, along: Point, b: Point, other: Point) -> Option<Point> {
    let across = along.cross(other);
    let is_parallel = across.abs() < 1e-6 * along.length() * other.length();
    (!is_parallel).then(|| a + along * ((b - a).cross(other) / across))
}

/// A closed line: pieces from point to point, with a point between them that bends a piece.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contour {
    pub(crate) points: Vec<(Point, bool)>,
}

impl Contour {
    pub(crate) fn line(&mut self, to: Point) {
        self.points.push((to, true));
    }

    pub(crate) fn bend(&mut self, by: Point, to: Point) {
        self.points.push((by, false));
        self.points.push((to, true));
    }

    /// Twice the area, negative if it runs clockwise.
    fn area(&self) -> f64 {
        let next = self.points.iter().cycle().skip(1);
        self.points.iter().zip(next).map(|(a, b)| a.0.cross(b.0)).sum()
    }

    /// The same line, running clockwise or the other way.
    pub(crate) fn running(mut self, clockwise: bool) -> Self {
        if (self.area() < 0.0) != clockwise {
            self.points.reverse();
        }
        self
    }

    pub(crate) fn moved(&self, by: Point) -> Self {
        Self { points: self.points.iter().map(|&(point, on)| (point + by, on)).collect() }
    }
}
