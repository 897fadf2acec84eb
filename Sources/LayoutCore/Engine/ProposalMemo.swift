// ProposalMemo.swift: answers to earlier proposals.

/// Answers by proposal.  A view is asked under few different proposals (a handful at each level of stacks), so that
/// looking through a list is the fastest way; beyond its capacity the oldest answer is dropped.
struct ProposalMemo<Answer> {
    private var entries: [(key: Key, answer: Answer)] = []
    private var oldest = 0
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
            // Most views are asked at least once for their least, their greatest and their final size in each direction.
            if entries.isEmpty { entries.reserveCapacity(8) }
            if entries.count < Self.capacity { return entries.append((Key(proposal), newValue)) }
            entries[oldest] = (Key(proposal), newValue)
            oldest = (oldest + 1) % Self.capacity
        }
    }
}
