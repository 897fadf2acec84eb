// SweptRow.swift: a row swept by one rule or two: what the text, the table, the plot and the JSON are made from.

package import Boxes

/// A document's row with its sweeps.
package struct SweptRow: Swept {
    package typealias Followed = Sweep

    /// The row with its name and its axis.
    package let document: RowDocument
    /// One sweep or two, over the same containers.
    package let curves: [(name: String, title: String, sweep: Sweep)]
    /// The containers swept, in points; the upper end may be infinite.
    package let range: ClosedRange<Double>

    /// Sweeps a row.
    ///
    /// - Parameters:
    ///   - rules: One or two.
    ///   - range: Containers in points; the upper end may be infinite.
    /// - Throws: `RowSweepError`, `RowError` when a rule has no answer to rows of this policy, and what `Sweep` throws.
    package init(
        _ document: RowDocument, by rules: [RuleEntry], over range: ClosedRange<Double> = 0...Double.infinity
    ) throws {
        guard (1...2).contains(rules.count) else { throw RowSweepError.badCount(rules.count) }
        (self.document, self.range) = (document, range)
        curves = try rules.map { rule in
            guard let sweep = rule.sweep else { throw RowSweepError.cannotSweep(rule.name) }
            return (rule.name, sweep.title, try sweep.sweep(of: document.row, over: range))
        }
    }

    package var subject: SweptSubject { .row(self) }
    package var id: String? { document.id }
    package var axis: Axis { document.axis }
    package var parameter: String? { nil }
    package var names: [String] { document.row.items.names }
    package var keys: [String] { document.row.items.keys }
    package var sides: [String] { [] }

    package func changes(of curve: Curve) -> [Change] {
        let items = document.row.items
        return curve.sweep.breakpoints.map { breakpoint in
            (
                breakpoint.available, breakpoint.events.map { $0.json(of: items) },
                breakpoint.sentences(naming: items.names)
            )
        }
    }

    package func growth(in piece: Sweep.Piece) -> String { piece.growthSentence(naming: names) }

    /// Where two rules part, in order; empty for one rule, and for two that agree.
    package var differingRanges: [DifferingRange] {
        guard curves.count == 2 else { return [] }
        return curves[0].sweep.differingRanges(from: curves[1].sweep)
    }
}

/// Why a row cannot be swept by the rules that were named.
public enum RowSweepError: Error, Equatable, Sendable, CustomStringConvertible {
    /// So many rules were named.
    case badCount(Int)
    /// The rule of this name cannot be followed over containers.
    case cannotSweep(String)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .badCount(let count): "a sweep has one solver or two, not \(count)"
        case .cannotSweep(let name): "\(name) cannot be swept; plumb solve answers one container at a time"
        }
    }
}
