// GuideSet.swift: the guides that a box may pass to the box around it, whatever it is offered.

/// Some guides: those that every box knows one by one, all others together.
struct GuideSet: OptionSet, Sendable {
    let rawValue: UInt16

    /// Guides of one's own.
    static let own = GuideSet(rawValue: 1 << 15)
    /// The guides of a text.
    static let baselines = GuideSet([GuideSet(.firstTextBaseline), GuideSet(.lastTextBaseline)])
    /// Those of which a container combines the values of several boxes.
    static let combined = baselines.union(own)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The set of one guide.
    init(_ key: GuideKey) { rawValue = key.known.map { 1 << UInt16($0.rawValue) } ?? Self.own.rawValue }
}
