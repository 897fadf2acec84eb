// SceneClaim.swift: what can be claimed of a scene in some widths, and whether it holds in one.  Lengths in points.

import Boxes
package import Families

/// What can be claimed of a scene in some widths.
package enum SceneClaim: Sendable, Equatable {
    case fits, apart, inside, untruncated, mirrored, noAvoidableOverflow
    /// A measure that has a file of its own is nowhere above 0.
    case defined(DefinedMeasure)

    /// Those that Plumb brings along.
    private static let known: [(name: String, claim: Self)] = [
        ("fits", .fits), ("apart", .apart), ("inside", .inside), ("untruncated", .untruncated), ("mirrored", .mirrored),
        ("no-avoidable-overflow", .noAvoidableOverflow),
    ]

    /// The claims of a table by their names.
    static func all(in table: RuleTable) -> [(name: String, claim: Self)] {
        known + table.measures.map { ($0.claim, .defined(DefinedMeasure($0))) }
    }

    /// As options and answers write it.
    package var name: String {
        if case .defined(let measure) = self { return measure.definition.claim }
        return Self.known.first { $0.claim == self }?.name ?? ""
    }

    /// Whether another sharing of lengths may help where it fails.
    package var dependsOnShares: Bool { self != .apart && self != .mirrored }
}

/// The boxes of a scene in one width, which are held to claims.
struct JudgedBoxes {
    private let boxes: [PlacedBox<Double>]
    private let judge: PlacedJudge<PlacedBox<Double>>

    init(_ boxes: [PlacedBox<Double>], in room: PerAxis<Double?>) {
        (self.boxes, judge) = (boxes, PlacedJudge(boxes, in: room))
    }

    /// How the boxes break a claim; `nil` where it holds.
    func fault(against claim: SceneClaim) -> PlacedFault? {
        switch claim {
        case .fits: judge.overflow
        case .noAvoidableOverflow: judge.avoidableOverflow
        case .apart: judge.overlap
        case .inside: judge.outsider
        case .untruncated: judge.truncation
        // From right to left boxes are their mirror: nothing in them knows left from right.
        case .mirrored: nil
        case .defined(let measure): fault(against: measure.definition)
        }
    }

    /// The worst of what a measure finds.
    private func fault(against definition: some MeasureDefinition) -> PlacedFault? {
        var plain = PlainJudge<Double>()
        let amounts = definition.amounts(in: boxes.layout(judge: &plain), judge: &plain)
        return judge.worst(of: amounts.map { ($0.value, $0.views) }).map { value, views in
            .defined(definition.words(of: value.points, views.map(\.path)), views, amount: value)
        }
    }
}
