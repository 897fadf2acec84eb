// ProposalMemo.swift: answers to earlier proposals.

/// Answers by proposal.  A view is asked under few different proposals (a handful at each level of stacks), so that
/// looking through a list is the fastest way; beyond its capacity the oldest answer is dropped.
struct ProposalMemo<Answer> {
    private var keys = ProposalKeys()
    private var answers: [Answer] = []
    private var oldest = 0
    /// How many answers a view is likely to have.
    private let expected: Int

    init(expected: Int = 1) { self.expected = expected }

    private static var capacity: Int { 64 }
    /// So many answers are worth keeping from one layout to the next.
    private static var fewest: Int { 16 }

    subscript(proposal: ProposedViewSize) -> Answer? {
        get {
            guard let index = keys.index(of: proposal) else { return nil }
            return answers[index]
        }
        set {
            guard let newValue else { return }
            if answers.isEmpty { answers.reserveCapacity(expected) }
            guard answers.count == Self.capacity else {
                keys.append(proposal)
                return answers.append(newValue)
            }
            keys.replace(oldest, by: proposal)
            answers[oldest] = newValue
            oldest = (oldest + 1) % Self.capacity
        }
    }

    /// Drops the answers where there are many, as after layouts in many widths: to look through them costs more than to ask again.
    mutating func forgetMany() {
        guard answers.count > Self.fewest else { return }
        keys = ProposalKeys()
        answers.removeAll(keepingCapacity: true)
        oldest = 0
    }
}

/// Proposals in the bits of their numbers, which compare fast; nothing proposed has those of no number.
private struct ProposalKeys {
    /// A width and a height for each.
    private var bits: [UInt64] = []

    private static func bits(_ length: CGFloat?) -> UInt64 { length.map { Double($0).bitPattern } ?? .max }

    /// The position of a proposal, those of late first.
    func index(of proposal: ProposedViewSize) -> Int? {
        let (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
        var place = bits.count - 2
        while place >= 0 {
            if bits[place] == width, bits[place + 1] == height { return place / 2 }
            place -= 2
        }
        return nil
    }

    mutating func append(_ proposal: ProposedViewSize) {
        bits.append(Self.bits(proposal.width))
        bits.append(Self.bits(proposal.height))
    }

    mutating func replace(_ index: Int, by proposal: ProposedViewSize) {
        bits[2 * index] = Self.bits(proposal.width)
        bits[2 * index + 1] = Self.bits(proposal.height)
    }
}
