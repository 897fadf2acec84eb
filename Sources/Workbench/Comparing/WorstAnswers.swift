// WorstAnswers.swift: the answers that overflow most without need, or lie farthest from the optimum, a bounded list of
// them.  Lengths in points.

/// One engine's answer to one row, as bad as few others are.
package struct WorstAnswer: Sendable, Equatable {
    /// Whose answer it is.
    package let engine: ComparedEngine
    /// The row's place in the input.
    package let place: RowPlace
    /// The row, with this answer as its only claim: a problem that `plumb verify` reads.
    package let document: RowDocument
    /// The optimal lengths, in points.
    package let optimum: [Double]
    /// How far the answer lies from them, in points.
    package let distance: Distance
    /// How far the row overflows beyond the least possible, in points.
    package let avoidableOverflow: Double
    /// The verdict on the answer, without its witness.
    package let verdict: Verdict.Kind
    /// The verdict with its witness, in words.
    package let verdictSentence: String

    /// The document as a line of JSON, by which equally bad answers are ordered; written only where two are.
    private var problem: [UInt8] { Array(document.json.line.utf8) }

    init(
        engine: ComparedEngine, place: RowPlace, document: RowDocument, optimum: [Double], distance: Distance,
        avoidableOverflow: Double, verdict: Verdict.Kind, verdictSentence: String
    ) {
        (self.engine, self.place, self.document, self.optimum) = (engine, place, document, optimum)
        (self.distance, self.avoidableOverflow) = (distance, avoidableOverflow)
        (self.verdict, self.verdictSentence) = (verdict, verdictSentence)
    }

    /// How bad the answer is, the weightiest measure first: what nothing can avoid is no fault.
    private var badness: (Double, Double) { (avoidableOverflow, distance.max) }

    /// Larger avoidable overflows come first, then larger differences; then rows in the order of their JSON, then engines by
    /// name, then places, files by name.
    ///
    /// The order is total but for answers that are the same in all that is reported, and asks nothing of the order of the
    /// input: the worst of a corpus are the same, however it is cut.
    static func precedes(_ first: WorstAnswer, _ second: WorstAnswer) -> Bool {
        if first.badness != second.badness { return first.badness > second.badness }
        let problems = (first.problem, second.problem)
        if problems.0 != problems.1 { return problems.0.lexicographicallyPrecedes(problems.1) }
        if first.engine.key != second.engine.key { return first.engine.key < second.engine.key }
        if first.place != second.place { return first.place.precedes(second.place) }
        // Rows in exact arithmetic may differ in digits that their doubles do not have.
        return first.verdictSentence.utf8.lexicographicallyPrecedes(second.verdictSentence.utf8)
    }
}

/// The worst cases of a corpus in order, at most `WorstAnswers.most` of them.
package struct WorstAnswers: Sendable, Equatable {
    /// How many are kept.
    package static let most = 10

    /// The cases, the worst first.
    package private(set) var cases: [WorstAnswer] = []

    /// Keeps an answer if it is among the worst.
    ///
    /// - Complexity: O(1) for most answers: a case is put together only where it is kept.
    mutating func add(
        _ answer: RowAnswer, _ gap: AnswerGap, of engine: ComparedEngine, in row: RowComparison
    ) {
        if cases.count == Self.most, let last = cases.last,
            (gap.overflow, answer.distance.max) < (last.avoidableOverflow, last.distance.max)
        {
            return
        }
        var document = row.document
        document.claims = [
            ClaimedAnswer(engine: engine.name, lengths: answer.arrangement.lengths, rounding: answer.rounding)
        ]
        insert(
            WorstAnswer(
                engine: engine, place: row.place, document: document, optimum: row.optimum.lengths,
                distance: answer.distance, avoidableOverflow: gap.overflow, verdict: answer.verdict.kind,
                verdictSentence: answer.verdict.sentence(naming: document.row.items.names)))
    }

    /// Keeps the worst of both lists.
    mutating func merge(_ other: WorstAnswers) { for found in other.cases { insert(found) } }

    /// Keeps an answer if it is among the worst.
    mutating func insert(_ found: WorstAnswer) {
        if cases.count == Self.most, let last = cases.last, !WorstAnswer.precedes(found, last) { return }
        let place = cases.firstIndex { WorstAnswer.precedes(found, $0) } ?? cases.endIndex
        cases.insert(found, at: place)
        if cases.count > Self.most { cases.removeLast() }
    }
}
