// KnownAnswers.swift: the answers of a box to earlier proposals.

/// Answers by the proposals that they were given to, in points.
///
/// They are looked for in place: each entry whole would be copied first, which took a quarter of a sweep.
struct KnownAnswers<Value: Number, Answer> {
    private struct Entry {
        let width, height: Value?
        let answer: Answer
    }

    private var entries: [Entry] = []
    /// How many there are.
    var count: Int { entries.count }

    /// The answer to a proposal; `nil` for one that is new.
    ///
    /// - Complexity: linear in the proposals so far, which are a few a run.
    func answer(to proposal: PerAxis<Value?>) -> Answer? {
        entries.withUnsafeBufferPointer { entries in
            for index in entries.indices where entries[index].width == proposal.horizontal {
                if entries[index].height == proposal.vertical { return entries[index].answer }
            }
            return nil
        }
    }

    /// Remembers the answer to a new proposal.
    mutating func remember(_ answer: Answer, to proposal: PerAxis<Value?>) {
        if entries.isEmpty { entries.reserveCapacity(4) }
        entries.append(Entry(width: proposal.horizontal, height: proposal.vertical, answer: answer))
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
