// ProposalMemo.swift: answers to earlier proposals.

/// Answers by proposal.  A view is asked under few different proposals (a handful at each level of stacks), so that
/// looking through a list is the fastest way; beyond its capacity the oldest answer is dropped.
struct ProposalMemo<Answer> {
    private var entries: [(key: Key, answer: Answer)] = []
    private var oldest = 0
    /// How many answers a view is likely to have.
    private let expected: Int

    init(expected: Int = 1) { self.expected = expected }

    private static var capacity: Int { 64 }

    /// A proposal in the bits of its numbers, which compare fast; nothing proposed has those of no number.
    private struct Key: Equatable {
        let width, height: UInt64

        init(_ proposal: ProposedViewSize) {
            width = proposal.width.map { Double($0).bitPattern } ?? .max
            height = proposal.height.map { Double($0).bitPattern } ?? .max
        }
    }

    subscript(proposal: ProposedViewSize) -> Answer? {
        get {
            let key = Key(proposal)
            // By index, since copying an entry would retain its answer.
            for index in entries.indices where entries[index].key == key { return entries[index].answer }
            return nil
        }
        set {
            guard let newValue else { return }
            if entries.isEmpty { entries.reserveCapacity(expected) }
            if entries.count < Self.capacity { return entries.append((Key(proposal), newValue)) }
            entries[oldest] = (Key(proposal), newValue)
            oldest = (oldest + 1) % Self.capacity
        }
    }
}
