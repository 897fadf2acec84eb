// RowComparison.swift: one row of a corpus with everybody's answer to it, judged.  Lengths in points.

/// The place of a row in the input.
public struct RowPlace: Sendable, Hashable {
    /// The file as the caller named it; `-` is standard input.
    public let file: String
    /// The line on which the row begins, from 1.
    public let line: Int

    /// Makes a place.
    public init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    /// Whether a place comes before another: files by the bytes of their names, then lines.
    func precedes(_ other: RowPlace) -> Bool {
        if file.utf8.elementsEqual(other.file.utf8) { return line < other.line }
        return file.utf8.lexicographicallyPrecedes(other.file.utf8)
    }
}

/// The answers to one row beside each other, and beside the optimum of the row's own policy.
public struct RowComparison: Sendable {
    public let document: RowDocument
    /// Its place in the input.
    public let place: RowPlace
    /// The optimal lengths with what follows from them.
    public let optimum: Arrangement
    /// The answers: of the rules in the order in which they were asked, then the recorded ones; `nil` where an engine
    /// gave none, or none that is an answer to the row.
    public let answers: [(engine: ComparedEngine, answer: RowAnswer?)]

    private let gaps: [AnswerGap?]
    /// For each position, whether its answer agrees with that of each position before it.
    private let agreements: [[Bool?]]

    package init<Value>(
        _ row: AnsweredRowOver<Value>, at place: RowPlace,
        answers: [(engine: ComparedEngine, answer: RowAnswerOver<Value>?)]
    ) {
        self.place = place
        let tolerance = row.document.row.tolerance
        gaps = answers.map { $0.answer.map { AnswerGap($0, optimum: row.optimum, tolerance: tolerance) } }
        agreements = answers.indices.map { position in
            answers[..<position].map { other in
                guard let one = answers[position].answer, let other = other.answer else { return nil }
                let distance = DistanceOver(from: one.arrangement.lengths, to: other.arrangement.lengths)
                return distance.max <= tolerance + one.rounding + other.rounding
            }
        }
        let rounded = row.inDoubles
        (document, optimum) = (rounded.document, rounded.optimum)
        self.answers = answers.map { entry in
            (entry.engine, entry.answer.map { $0 as? RowAnswer ?? $0.inDoubles(rounded) })
        }
    }

    /// Asks some rules, measures them, and takes what the row records besides.
    ///
    /// Answers are compared by their lengths alone, in the arithmetic of the document.
    ///
    /// - Parameter table: A recorded engine that has the name of one of its rules must not pass for the rule.
    /// - Complexity: that of the rules, and O(*n* log *n*) for each answer.
    public init<Value: AnsweringNumber>(
        of document: RowDocumentOver<Value>, at place: RowPlace, asking rules: [RuleEntry],
        in table: RuleTable = .standard
    ) {
        let row = AnsweredRowOver(document)
        let asked = rules.map { (engine: ComparedEngine.rule($0), answer: try? row.answer(of: $0)) }
        let recorded = document.claims.map { claim in
            (
                engine: ComparedEngine.recorded(claim.engine, beside: table, asking: rules),
                answer: try? row.answer(claimed: claim)
            )
        }
        self.init(row, at: place, answers: asked + recorded)
    }

    /// Whether two answers, by position, differ by no more than the row's tolerance and both rounding allowances; `nil`
    /// where one of them is missing.
    public func agree(_ first: Int, _ second: Int) -> Bool? {
        if first == second { return answers[first].answer.map { _ in true } }
        return agreements[max(first, second)][min(first, second)]
    }

    /// How far the answer at a position lies from the optimum; `nil` where it is missing.
    package func gap(at position: Int) -> AnswerGap? { gaps[position] }
}

/// The distance of one answer from the optimum, by four measures; what is within the row's tolerance is 0.
package struct AnswerGap: Sendable, Equatable {
    /// The largest difference of an item's length.
    package let largest: Double
    /// The mean difference over the items.
    package let mean: Double
    /// How far the row overflows beyond the least possible; 0 where `differs` is false.
    package let overflow: Double
    /// How much space the row leaves that could be used; 0 where `differs` is false.
    package let unused: Double
    /// Whether a length differs by more than the tolerance and the answer's rounding allowance.
    package let differs: Bool

    fileprivate init<Value>(_ answer: RowAnswerOver<Value>, optimum: ArrangementOver<Value>, tolerance: Value) {
        let distance = answer.distance
        largest = distance.max > tolerance ? distance.max.double : 0
        mean = distance.max > tolerance ? distance.mean.double : 0
        differs = distance.max > tolerance + answer.rounding
        // Each length may be off by the tolerance, and so a sum once per item.
        let sumTolerance = tolerance * Value(decimal: Double(max(1, optimum.lengths.count)))
        let overflow = answer.arrangement.overflow - optimum.overflow
        let unused = answer.arrangement.unused - optimum.unused
        // As for a verdict, what rounding did to an answer that it explains is no fault.
        self.overflow = differs && overflow > sumTolerance ? overflow.double : 0
        self.unused = differs && unused > sumTolerance ? unused.double : 0
    }
}
