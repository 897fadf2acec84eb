// Path+Boolean.swift: what two paths have in common, and what one has that the other has not.  Curves become straight lines.
//
// The plane is cut into bands at the height of every point and of every crossing.  Within a band no two lines cross, so that
// what lies inside is a row of trapezoids, found by counting the lines from left to right.

extension Path {
    /// What is inside this path, another, or both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }
    /// What is inside this path and another.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }
    /// What is inside this path and not inside another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }
    /// What is inside one of this path and another, and not inside both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill) { $0 != $1 }
    }
    /// The path as parts that do not overlap.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { inside, _ in inside } }

    private func combined(_ other: Path, _ eoFill: Bool, _ isKept: (Bool, Bool) -> Bool) -> Path {
        let edges = PathSide.all(of: self, isFirst: true) + PathSide.all(of: other, isFirst: false)
        var heights = edges.flatMap { [$0.low.y, $0.high.y] }
        for (index, edge) in edges.enumerated() {
            heights += edges[(index + 1)...].compactMap { edge.crossing($0) }
        }
        heights.sort()
        func isInside(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
        return Path { path in
            for (top, bottom) in zip(heights, heights.dropFirst()) where top < bottom {
                let middle = (top + bottom) / 2
                let crossed = edges.filter { $0.low.y <= top && $0.high.y >= bottom }.sorted {
                    $0.x(middle) < $1.x(middle)
                }
                var (first, second) = (0, 0)
                var left: PathSide?
                for edge in crossed {
                    if edge.isFirst { first += edge.winding } else { second += edge.winding }
                    let kept = isKept(isInside(first), isInside(second))
                    if kept, left == nil { left = edge }
                    if !kept, let from = left {
                        path.addLines([
                            CGPoint(x: from.x(top), y: top), CGPoint(x: edge.x(top), y: top),
                            CGPoint(x: edge.x(bottom), y: bottom), CGPoint(x: from.x(bottom), y: bottom),
                        ])
                        path.closeSubpath()
                        left = nil
                    }
                }
            }
        }
    }
}

/// A straight line of a path that is not level.
private struct PathSide {
    let low, high: CGPoint
    /// 1 downwards, -1 upwards.
    let winding: Int
    let isFirst: Bool

    static func all(of path: Path, isFirst: Bool) -> [PathSide] {
        path.polylines.flatMap { points in
            zip(points, points.dropFirst() + points.prefix(1)).compactMap { from, to in
                guard from.y != to.y else { return nil }
                return from.y < to.y
                    ? PathSide(low: from, high: to, winding: 1, isFirst: isFirst)
                    : PathSide(low: to, high: from, winding: -1, isFirst: isFirst)
            }
        }
    }

    /// Where the line is at a height.
    func x(_ y: CGFloat) -> CGFloat {
        if y == low.y { return low.x }
        if y == high.y { return high.x }
        return low.x + (y - low.y) / (high.y - low.y) * (high.x - low.x)
    }

    /// The height at which another line crosses this one, between the ends of both.
    func crossing(_ other: PathSide) -> CGFloat? {
        let (top, bottom) = (max(low.y, other.low.y), min(high.y, other.high.y))
        guard top < bottom else { return nil }
        let (before, after) = (x(top) - other.x(top), x(bottom) - other.x(bottom))
        guard (before < 0) != (after < 0), before != 0, after != 0 else { return nil }
        return top + (bottom - top) * before / (before - after)
    }
}

extension Shape {
    /// What is inside this shape, another, or both.
    public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        changed { path, rect in path.union(other.path(in: rect), eoFill: eoFill) }
    }
    /// What is inside this shape and another.
    public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        changed { path, rect in path.intersection(other.path(in: rect), eoFill: eoFill) }
    }
    /// What is inside this shape and not inside another.
    public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        changed { path, rect in path.subtracting(other.path(in: rect), eoFill: eoFill) }
    }
    /// What is inside one of this shape and another, and not inside both.
    public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
        changed { path, rect in path.symmetricDifference(other.path(in: rect), eoFill: eoFill) }
    }
}
