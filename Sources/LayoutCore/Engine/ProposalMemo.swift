// ProposalMemo.swift: answers to earlier proposals.

/// Answers by proposal.  A view is asked under few different proposals (a handful at each level of stacks), so that
/// looking through a list is the fastest way; beyond its capacity the oldest answer is dropped.
struct ProposalMemo<Answer> {
    private var entries: [(proposal: ProposedViewSize, answer: Answer)] = []
    private var oldest = 0
    private static var capacity: Int { 64 }

    subscript(proposal: ProposedViewSize) -> Answer? {
        get {
            for entry in entries where entry.proposal == proposal { return entry.answer }
            return nil
        }
        set {
            guard let newValue else { return }
            if entries.count < Self.capacity { return entries.append((proposal, newValue)) }
            entries[oldest] = (proposal, newValue)
            oldest = (oldest + 1) % Self.capacity
        }
    }
}
