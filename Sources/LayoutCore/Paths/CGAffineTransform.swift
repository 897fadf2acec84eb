// CGAffineTransform.swift: maps of the plane that keep parallels, and directions, where Core Graphics is not, which has both.
// (x, y) becomes (a x + c y + tx, b x + d y + ty).

#if os(Linux) || !canImport(CoreGraphics)
    /// A map of the plane that keeps parallels: (x, y) becomes (a x + c y + tx, b x + d y + ty).
    public struct CGAffineTransform: Hashable, Sendable {
        /// The coefficients.
        public var a, b, c, d, tx, ty: CGFloat

        /// The map that changes nothing.
        public static let identity = CGAffineTransform()

        /// The map that changes nothing.
        public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        /// A map of its coefficients.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// A map of its coefficients.
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// A turn about the origin, in radians.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// A stretch from the origin.
        public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

        /// A shift, in points.
        public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

        /// Whether the map changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// This map, then another.
        public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * next.a + b * next.c, b: a * next.b + b * next.d,
                c: c * next.a + d * next.c, d: c * next.b + d * next.d,
                tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
        }

        /// A turn in radians, then this map.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// A stretch, then this map.
        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }

        /// A shift in points, then this map.
        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }

        /// The map back; the same map where there is none.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0 else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        /// Where a map puts the point.
        public func applying(_ map: CGAffineTransform) -> CGPoint {
            CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
        }
    }

    extension CGSize {
        /// The size, stretched as a map stretches what lies along x and y.
        public func applying(_ map: CGAffineTransform) -> CGSize {
            CGSize(width: map.a * width + map.c * height, height: map.b * width + map.d * height)
        }
    }

    extension CGRect {
        /// The smallest rectangle around what a map makes of this one.
        public func applying(_ map: CGAffineTransform) -> CGRect {
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ]
            return CGRect(around: corners.map { $0.applying(map) })
        }
    }

    /// A direction with a length.
    public struct CGVector: Hashable, Sendable {
        /// The lengths along x and along y, in points.
        public var dx, dy: CGFloat

        /// No length.
        public static let zero = CGVector()

        /// No length.
        public init() { (dx, dy) = (0, 0) }
        /// A vector of its lengths along x and y.
        public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    }
#endif

extension CGRect {
    /// The smallest rectangle around some points; nothing at the origin where there are none.
    init(around points: [CGPoint]) {
        guard let first = points.first else {
            self.init()
            return
        }
        var (low, high) = (first, first)
        for point in points.dropFirst() {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
