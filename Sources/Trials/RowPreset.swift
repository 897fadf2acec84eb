// RowPreset.swift: rows as one toolkit or one policy has them, by name.  Lengths in points.
// What a toolkit cannot state is no fault of its layout: its rows have no such thing.

/// What rows have to be like for an engine of some toolkit.
public struct RowPreset: Sendable, Equatable {
    /// The name after `--like`.
    public let name: String
    /// What the answers are held to.
    public let policy: Policy
    /// Whether items may differ in priority.
    public var hasTiers = false
    /// Whether the container always holds the minima and the gaps.
    public var isFeasible = false
    /// Whether lengths, gaps and containers are whole.
    public var isWhole = false
    /// Whether there are gaps; all of a row are the same then, and none is negative.
    public var hasGaps = true

    /// Rows of a policy, of one tier and one gap.
    public init(_ name: String, _ policy: Policy) { (self.name, self.policy) = (name, policy) }

    /// The toolkits, then the policies.
    public static let all: [RowPreset] = toolkits + Policy.allCases.map { RowPreset($0.name, $0) }

    private static let toolkits: [RowPreset] = [
        // SwiftUI's layout priorities are tiers.
        preset("hstack", .equalSizes) { $0.hasTiers = true },
        preset("flexbox", .cssFlex), preset("compose-row", .weights), preset("flutter-row", .weights),
        // Items of priority above 0 expand, and Qt goes below the minima where they do not fit.
        preset("qt-hbox", .qtBox) { ($0.hasTiers, $0.isWhole, $0.isFeasible) = (true, true, true) },
        preset("gtk-hbox", .gtkBox) { ($0.isWhole, $0.isFeasible) = (true, true) },
        // Grow priorities are tiers.
        preset("javafx-hbox", .naturalSteps) { $0.hasTiers = true },
        preset("swing-box", .spread) { ($0.isWhole, $0.hasGaps) = (true, false) },
        preset("css-grid", .gridTracks), preset("tex-hbox", .glue) { $0.hasGaps = false },
    ]

    private static func preset(
        _ name: String, _ policy: Policy, _ change: (inout RowPreset) -> Void = { _ in }
    ) -> RowPreset {
        var preset = RowPreset(name, policy)
        change(&preset)
        return preset
    }

    /// The preset of a name.
    public init?(named name: String) {
        guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
        self = preset
    }

    /// The random rows that are like this.
    public func shape(items: ClosedRange<Int> = 1...12) -> RowShape {
        var shape = RowShape(
            policy: policy, items: items, hasTiers: hasTiers, isFeasible: isFeasible, hasSpacing: hasGaps)
        (shape.isWhole, shape.hasOneGap) = (isWhole, true)
        return shape
    }

    /// A row of whole lengths and one gap, as those of interfaces are, without what such rows do not have.
    func restricted(_ row: Row) -> Row {
        var items = row.items
        if !hasTiers {
            for index in items.indices { items[index].priority = 0 }
        }
        let spacing = hasGaps ? row.spacing : row.spacing.map { _ in 0 }
        let least = items.reduce(spacing.reduce(0, +)) { $0 + $1.minimum }
        let available = row.available.map { isFeasible ? max($0, least) : $0 }
        do {
            return try Row(items: items, spacing: spacing, available: available, policy: row.policy)
        } catch {
            preconditionFailure("a row stays in order without tiers and gaps, in more room: \(error)")
        }
    }
}
