// Path+Flat.swift: a path as straight lines: parts of it by their share of its length, and which points lie inside.

extension Path {
    /// How many straight lines stand for a curve.
    private static let linesOfCurve = 24

    /// The path's points in order, a list for each stretch without a gap; curves become straight lines.
    var polylines: [[CGPoint]] {
        var lines: [[CGPoint]] = []
        for element in elements {
            switch element {
            case .move(let end): lines.append([end])
            case .closeSubpath:
                guard let first = lines.last?.first else { continue }
                lines[lines.count - 1].append(first)
            default:
                if lines.isEmpty { lines.append([element.points[0]]) }
                let from = lines[lines.count - 1][lines[lines.count - 1].count - 1]
                lines[lines.count - 1] += element.flattened(from: from, into: Self.linesOfCurve)
            }
        }
        return lines
    }

    /// The part of the path between two shares of its length, each from 0 to 1; curves become straight lines.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return self }
        let lines = polylines
        let pairs = lines.flatMap { zip($0, $0.dropFirst()) }
        let lengths = pairs.map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
        let total = lengths.reduce(0, +)
        let range = (max(0, Double(from)) * total, min(1, Double(to)) * total)
        var path = Path()
        var done = 0.0
        for (pair, length) in zip(pairs, lengths) where length > 0 {
            let (low, high) = (max(range.0, done), min(range.1, done + length))
            if low < high {
                // The ends of a whole line are its own, so that the next one goes on from there.
                func point(_ distance: Double) -> CGPoint {
                    if distance == done { return pair.0 }
                    if distance == done + length { return pair.1 }
                    let share = CGFloat((distance - done) / length)
                    return CGPoint(
                        x: pair.0.x + (pair.1.x - pair.0.x) * share, y: pair.0.y + (pair.1.y - pair.0.y) * share)
                }
                let first = point(low)
                if path.currentPoint != first { path.move(to: first) }
                path.addLine(to: point(high))
            }
            done += length
        }
        return path
    }

    /// Whether a point lies inside the path; curves count as straight lines.
    ///
    /// - Parameter eoFill: Whether what an even number of lines surrounds lies outside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for line in polylines {
            guard let first = line.first else { continue }
            for (from, to) in zip(line, line.dropFirst() + [first]) where (from.y <= point.y) != (to.y <= point.y) {
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                if x > point.x { winding += to.y > from.y ? 1 : -1 }
            }
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}

extension Path.Element {
    /// The points of the step from a point on, that one left out.
    fileprivate func flattened(from: CGPoint, into count: Int) -> [CGPoint] {
        let points = [from] + points
        guard points.count > 2 else { return [points[points.count - 1]] }
        return (1...count).map { index in
            // De Casteljau: points between points, until one is left.
            let share = CGFloat(index) / CGFloat(count)
            var level = points
            while level.count > 1 {
                level = zip(level, level.dropFirst()).map { first, second in
                    CGPoint(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
                }
            }
            return level[0]
        }
    }
}
