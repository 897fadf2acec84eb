// LengthsAlong.swift: sizes and points by their direction.  Lengths in points.

extension CGSize {
    /// The length along a direction, in points.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A size of its lengths along a direction and across it, in points.
    package init(along axis: Axis, _ length: CGFloat, across: CGFloat) { self.init { $0 == axis ? length : across } }

    /// A size of a function of the axis, in points.
    init(_ length: (Axis) -> CGFloat) { self.init(width: length(.horizontal), height: length(.vertical)) }
}

extension CGPoint {
    /// The coordinate along a direction, in points.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// A point of its coordinates along a direction and across it, in points.
    package init(along axis: Axis, _ coordinate: CGFloat, across: CGFloat) {
        self.init { $0 == axis ? coordinate : across }
    }

    /// A point of a function of the axis, in points.
    init(_ coordinate: (Axis) -> CGFloat) { self.init(x: coordinate(.horizontal), y: coordinate(.vertical)) }
}
