// SteadyStretches.swift: offers among which a view is known to take the same size.  Lengths in points.

/// What a view takes: a staircase, as far as it has been asked.
///
/// Text that took less than it was offered takes the same of every offer in between, since it breaks into the same lines.
/// A stack need not: children that always exceed their offers (a baseline below a growing neighbour) make it give others
/// less of a larger offer.
struct SteadyStretches {
    private struct Stretch {
        let offer: ProposedViewSize
        let answer: CGSize

        func holds(_ other: ProposedViewSize) -> Bool {
            Self.holds(other.width, answer.width, offer.width) && Self.holds(other.height, answer.height, offer.height)
        }

        private static func holds(_ other: CGFloat?, _ answer: CGFloat, _ offer: CGFloat?) -> Bool {
            if other == offer { return true }
            guard let other, let offer else { return false }
            return answer <= other && other <= offer
        }
    }

    private var stretches: [Stretch] = []
    private var oldest = 0
    private static var capacity: Int { 64 }

    /// The size taken of an offer, where that is known.
    func size(for offer: ProposedViewSize) -> CGSize? {
        for index in stretches.indices where stretches[index].holds(offer) { return stretches[index].answer }
        return nil
    }

    mutating func learn(_ answer: CGSize, of offer: ProposedViewSize) {
        let stretch = Stretch(offer: offer, answer: answer)
        if stretches.count < Self.capacity { return stretches.append(stretch) }
        stretches[oldest] = stretch
        oldest = (oldest + 1) % Self.capacity
    }
}
