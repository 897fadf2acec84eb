// Path+Stroked.swift: the outline of a path's line.  Lengths in points.

extension Path {
    /// What a line along the path covers; curves become straight lines, dashes are left out, and corners are bevelled unless they
    /// are round.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let radius = style.lineWidth / 2
        return Path { path in
            for line in polylines {
                for (from, to) in zip(line, line.dropFirst()) where from != to { path.addBand(from, to, radius) }
                for (index, point) in line.enumerated() {
                    let isEnd = index == 0 || index == line.count - 1
                    if isEnd ? style.lineCap == .round : style.lineJoin == .round {
                        path.addDisc(around: point, radius)
                    } else if !isEnd {
                        path.addBevel(line[index - 1], point, line[index + 1], radius)
                    }
                }
            }
        }
    }

    /// The rectangle along a straight line.
    private mutating func addBand(_ from: CGPoint, _ to: CGPoint, _ radius: CGFloat) {
        let side = from.side(to, radius)
        addLines([from.moved(side, 1), to.moved(side, 1), to.moved(side, -1), from.moved(side, -1)])
        closeSubpath()
    }

    /// The triangle that two rectangles leave open at a corner.
    private mutating func addBevel(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ radius: CGFloat) {
        let (first, second) = (before.side(corner, radius), corner.side(after, radius))
        let turn = first.width * second.height - first.height * second.width
        guard turn != 0 else { return }
        // Turned as the rectangles are, so that what they share stays inside.
        let points =
            turn > 0
            ? [corner, corner.moved(second, -1), corner.moved(first, -1)]
            : [corner, corner.moved(first, 1), corner.moved(second, 1)]
        addLines(points)
        closeSubpath()
    }

    private mutating func addDisc(around point: CGPoint, _ radius: CGFloat) {
        let corners = (0..<24).map { index in
            let angle = -Double(index) / 24 * 2 * Double.pi
            return CGPoint(x: point.x + radius * CGFloat(cos(angle)), y: point.y + radius * CGFloat(sin(angle)))
        }
        addLines(corners)
        closeSubpath()
    }
}

extension CGPoint {
    /// A length across the way to another point.
    fileprivate func side(_ other: CGPoint, _ length: CGFloat) -> CGSize {
        let distance = CGFloat(hypot(Double(other.x - x), Double(other.y - y)))
        guard distance > 0 else { return .zero }
        return CGSize(width: -(other.y - y) / distance * length, height: (other.x - x) / distance * length)
    }

    fileprivate func moved(_ by: CGSize, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: x + by.width * factor, y: y + by.height * factor)
    }
}
