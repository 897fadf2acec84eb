// Path+Figures.swift: rectangles, ellipses and arcs as steps of a path.  Lengths in points.

extension Path {
    /// The length of the control arms of a quarter of a circle, in radii: the curve's middle then lies on the circle.
    private static let quarterArm: CGFloat = 4 * (2.0.squareRoot() - 1) / 3

    /// Draws a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(corners.map { $0.applying(transform) })
        closeSubpath()
    }

    /// Draws rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Draws straight lines from the first point through all others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Draws an ellipse, from its rightmost point down and around.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let radii = CGSize(width: max(0, rect.width / 2), height: max(0, rect.height / 2))
        addRoundedRect(
            in: rect, radii: Array(repeating: radii, count: 4), from: Self.lowerRight, transform: transform)
    }

    /// Draws a rectangle with rounded corners; the corners are quarters of ellipses whatever their style.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = PerAxis { axis in max(0, min(cornerSize[axis], rect.size[axis] / 2)) }
        addRoundedRect(in: rect, radii: Array(repeating: CGSize { radii[$0] }, count: 4), transform: transform)
    }

    private static var lowerRight: Int { 2 }

    /// Draws a rectangle with a radius for each corner: top left, top right, bottom right, bottom left.
    ///
    /// - Parameter start: The corner with which the lines begin, by that order.
    mutating func addRoundedRect(
        in rect: CGRect, radii: [CGSize], from start: Int = 0, transform: CGAffineTransform = .identity
    ) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        // From each corner towards the one before and towards the one after.
        let before = [CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)]
        let after = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)]
        var path = Path()
        for corner in (start..<start + 4).map({ $0 % 4 }) {
            func point(_ direction: CGPoint, _ share: CGFloat) -> CGPoint {
                CGPoint(
                    x: corners[corner].x + direction.x * radii[corner].width * share,
                    y: corners[corner].y + direction.y * radii[corner].height * share)
            }
            let first = point(before[corner], 1)
            if path.isEmpty { path.move(to: first) } else if path.currentPoint != first { path.addLine(to: first) }
            guard radii[corner].width > 0, radii[corner].height > 0 else { continue }
            let rest = 1 - Self.quarterArm
            path.addCurve(
                to: point(after[corner], 1), control1: point(before[corner], rest), control2: point(after[corner], rest)
            )
        }
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Draws an arc of a circle from one angle to another, with a line to its beginning where the path has begun.
    ///
    /// - Parameter clockwise: As SwiftUI has it for an axis that grows upwards: on a screen, `false` turns clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if !clockwise, delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
        if clockwise, delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Angle(radians: max(-turn, min(turn, delta))), transform: transform)
    }

    /// Draws an arc of a circle over an angle, with a line to its beginning where the path has begun.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: Double, _ arm: Double) -> CGPoint {
            let (sine, cosine) = (sin(angle), cos(angle))
            return CGPoint(
                x: center.x + radius * CGFloat(cosine - arm * sine), y: center.y + radius * CGFloat(sine + arm * cosine)
            ).applying(transform)
        }
        let first = point(startAngle.radians, 0)
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        let pieces = (abs(delta.radians) / (.pi / 2)).rounded(.up)
        guard pieces > 0, pieces.isFinite else { return }
        let step = delta.radians / pieces
        let arm = 4 / 3 * tan(step / 4)
        for piece in 0..<Int(min(pieces, 10_000)) {
            let from = startAngle.radians + step * Double(piece)
            addCurve(to: point(from + step, 0), control1: point(from, arm), control2: point(from + step, -arm))
        }
    }

    /// Draws the arc of a radius that touches the lines from the current point to the first and from there to the second.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let from = currentPoint else { return move(to: tangent1End.applying(transform)) }
        let first = Direction(from: tangent1End, to: from)
        let second = Direction(from: tangent1End, to: tangent2End)
        let half = acos(max(-1, min(1, first.x * second.x + first.y * second.y))) / 2
        guard first.length > 0, second.length > 0, half > 0, half < .pi / 2 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let distance = Double(radius) / tan(half)
        let arm = distance - 4 / 3 * tan((Double.pi - 2 * half) / 4) * Double(radius)
        addLine(to: first.point(at: distance, from: tangent1End).applying(transform))
        addCurve(
            to: second.point(at: distance, from: tangent1End).applying(transform),
            control1: first.point(at: arm, from: tangent1End).applying(transform),
            control2: second.point(at: arm, from: tangent1End).applying(transform))
    }
}

/// A direction of length 1, with the distance that it was made of.
private struct Direction {
    let x, y, length: Double

    init(from: CGPoint, to: CGPoint) {
        let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
        length = (dx * dx + dy * dy).squareRoot()
        (x, y) = length > 0 ? (dx / length, dy / length) : (0, 0)
    }

    func point(at distance: Double, from origin: CGPoint) -> CGPoint {
        CGPoint(x: Double(origin.x) + x * distance, y: Double(origin.y) + y * distance)
    }
}
