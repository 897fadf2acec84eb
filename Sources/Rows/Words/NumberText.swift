// NumberText.swift: lengths as people read them, in points.  Files carry all digits; see JSONText.

extension Double {
    /// At most two digits after the point, `∞` for infinity: 200, 13.33.
    public var points: String {
        guard isFinite else { return self < 0 ? "-∞" : "∞" }
        guard abs(self) < 1e12 else { return shortest }
        let rounded = (self * 100).rounded() / 100
        return (rounded == 0 ? 0 : rounded).shortest
    }
}
