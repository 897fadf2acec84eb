// BoxFrame.swift: where a box stands, in doubles.  Lengths in points, y growing down.

/// A rectangle in the root's coordinates.
package struct BoxFrame: Sendable, Equatable {
    /// The top left corner.
    package var origin: PerAxis<Double>
    /// The width and the height.
    package var size: PerAxis<Double>

    /// A rectangle with a top left corner.
    package init(origin: PerAxis<Double> = PerAxis { _ in 0 }, size: PerAxis<Double>) {
        (self.origin, self.size) = (origin, size)
    }

    /// x, y, width and height.
    ///
    /// - Precondition: There are four numbers.
    package init(numbers: [Double]) {
        self.init(
            origin: PerAxis(horizontal: numbers[0], vertical: numbers[1]),
            size: PerAxis(horizontal: numbers[2], vertical: numbers[3]))
    }

    /// Where it ends along an axis.
    package func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    /// x, y, width and height.
    package var numbers: [Double] { [origin.horizontal, origin.vertical, size.horizontal, size.vertical] }
}
