// GuideMask.swift: a cheap answer to "can this guide have an explicit value in here?".

/// A set of guides that may hold more guides than were put in, never fewer.
///
/// The built-in guides have a bit each; custom guides share the rest, by hash.
struct GuideMask: OptionSet, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The bit of a custom guide.
    init(_ name: some Hashable, _ axis: Axis) {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(axis)
        self.init(rawValue: 1 << (16 + UInt64(bitPattern: Int64(hasher.finalize())) % 48))
    }

    /// Every guide.
    static let all = GuideMask(rawValue: .max)
    /// The guides that never leave a container of several children: bits 0 to 7.
    static let kept = GuideMask(rawValue: 0xFF)
    static let baselines: GuideMask = [firstTextBaseline, lastTextBaseline]

    static let leading = GuideMask(rawValue: 1 << 0)
    static let horizontalCenter = GuideMask(rawValue: 1 << 1)
    static let trailing = GuideMask(rawValue: 1 << 2)
    static let top = GuideMask(rawValue: 1 << 3)
    static let verticalCenter = GuideMask(rawValue: 1 << 4)
    static let bottom = GuideMask(rawValue: 1 << 5)
    static let firstTextBaseline = GuideMask(rawValue: 1 << 8)
    static let lastTextBaseline = GuideMask(rawValue: 1 << 9)
}
