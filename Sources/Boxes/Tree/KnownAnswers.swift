// KnownAnswers.swift: the answers of a box to earlier proposals.

/// Answers by the proposals that they were given to, in points.
///
/// Widths, heights and answers stand apart: a search compares widths alone, where each entry whole would be copied first,
/// which took a quarter of a sweep.
struct KnownAnswers<Value: Number, Answer> {
    private var widths: [Value?] = []
    private var heights: [Value?] = []
    private var answers: [Answer] = []

    /// The answer to a proposal; `nil` for one that is new.
    ///
    /// - Complexity: linear in the proposals so far, which are a few a run.
    func answer(to proposal: PerAxis<Value?>) -> Answer? {
        for index in widths.indices where widths[index] == proposal.horizontal {
            if heights[index] == proposal.vertical { return answers[index] }
        }
        return nil
    }

    /// Remembers the answer to a new proposal.
    mutating func remember(_ answer: Answer, to proposal: PerAxis<Value?>) {
        widths.append(proposal.horizontal)
        heights.append(proposal.vertical)
        answers.append(answer)
    }
}

/// Lengths by what was offered along one axis, in points.
struct KnownLengths<Value: Number> {
    private var known: [(offer: Value?, length: Value)] = []

    /// The length under an offer; `nil` for one that is new.
    func length(for offer: Value?) -> Value? {
        for index in known.indices where known[index].offer == offer { return known[index].length }
        return nil
    }

    /// Remembers the length under an offer, which may have been asked before.
    mutating func remember(_ length: Value, for offer: Value?) {
        if known.isEmpty { known.reserveCapacity(4) }
        if self.length(for: offer) == nil { known.append((offer, length)) }
    }
}
