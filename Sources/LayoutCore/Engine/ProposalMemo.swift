// ProposalMemo.swift: answers to earlier proposals.

/// Answers by proposal.  A view is asked under few different proposals (a handful at each level of stacks), so that
/// looking through a list is the fastest way; beyond its capacity the oldest answer is dropped.
struct ProposalMemo<Answer> {
    private struct Entry {
        var key: ProposalKey
        var answer: Answer
    }

    private var entries: [Entry] = []
    private var oldest = 0
    /// How many answers a view is likely to have.
    private let expected: Int

    init(expected: Int = 1) { self.expected = expected }

    private static var capacity: Int { 64 }
    /// So many answers are worth keeping from one layout to the next.
    private static var fewest: Int { 16 }

    subscript(proposal: ProposedViewSize) -> Answer? {
        get {
            let key = ProposalKey(proposal)
            // Those of late first.
            var place = entries.count
            while place > 0 {
                place -= 1
                if entries[place].key == key { return entries[place].answer }
            }
            return nil
        }
        set {
            guard let newValue else { return }
            let entry = Entry(key: ProposalKey(proposal), answer: newValue)
            if entries.isEmpty { entries.reserveCapacity(expected) }
            guard entries.count == Self.capacity else { return entries.append(entry) }
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
    }

    /// Drops the answers where there are many, as after layouts in many widths: to look through them costs more than to ask again.
    mutating func forgetMany() {
        guard entries.count > Self.fewest else { return }
        entries.removeAll(keepingCapacity: true)
        oldest = 0
    }
}

/// A proposal in the bits of its numbers, which compare fast; nothing proposed has those of no number.
private struct ProposalKey: Equatable {
    private let width: UInt64
    private let height: UInt64

    init(_ proposal: ProposedViewSize) {
        (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
    }

    private static func bits(_ length: CGFloat?) -> UInt64 { length.map { Double($0).bitPattern } ?? .max }
}
