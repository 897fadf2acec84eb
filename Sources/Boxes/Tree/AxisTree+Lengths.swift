// AxisTree+Lengths.swift: how long the boxes of a flat tree are.  Lengths in points.
//
// These are the answers of `Box+Lengths.swift`, bit for bit.

import Rows

extension AxisTree {
    /// The length of a box under an offer: at least 0.
    mutating func length(of node: Int, for offer: Double?) -> Double {
        let offer = offer.flatMap { $0.isNaN ? nil : $0 }
        switch law(of: node) {
        case .one(let law):
            var judge = PlainJudge<Double>()
            return atLeastNothing(law.length(for: offer, judge: &judge) { length(of: node + 1, for: $0) })
        case .layered: return length(of: node + 1, for: offer)
        case .along, .across, .overlay:
            let stack = Int(tree.nodes[node].stack)
            if let known = known[stack].length(for: offer) { return known }
            let found = atLeastNothing(shared(by: node, for: offer))
            known[stack].remember(found, for: offer)
            return found
        }
    }

    /// Negative lengths and NaN count as 0.
    private func atLeastNothing(_ length: Double) -> Double { length.isNaN || length < 0 ? 0 : length }

    /// The length of a box that places several.
    private mutating func shared(by node: Int, for offer: Double?) -> Double {
        if tree.nodes[node].children == 0 { return 0 }
        switch law(of: node) {
        case .across(let countsLine): return extent(of: node, for: offer, countsLine: countsLine).length
        case .overlay: return extent(ofLayers: node, for: offer)
        default:
            var length = tree.stacks[Int(tree.nodes[node].stack)].allGaps
            let same = sameOffer(in: offer, of: node)
            if same == nil { share(offer ?? 0, among: node) }
            var child = node + 1
            for _ in 0..<tree.nodes[node].children {
                length += same.map { self.length(of: child, for: $0) } ?? places[child].length
                child += count(of: child)
            }
            return length
        }
    }

    /// The boxes inside a stack or an overlay.
    func children(of node: Int) -> ArraySlice<Int> {
        let first = Int(tree.nodes[node].first)
        return tree.inside[first..<first + Int(tree.nodes[node].children)]
    }

    /// What all boxes inside a stack are offered along it, where that is the same; `nil` where they share.
    func sameOffer(in offer: Double?, of node: Int) -> Double?? {
        guard let offer else { return .some(nil) }
        if offer == .infinity { return offer }
        // Where there is nothing to share, the rule asks each child for what it takes of nothing.
        return offer - tree.stacks[Int(tree.nodes[node].stack)].allGaps <= 0 ? 0 : nil
    }

    /// Gives each box inside a stack what SwiftUI's rule gives it along the stack.
    mutating func share(_ offer: Double, among node: Int) {
        var judge = PlainJudge<Double>()
        let stack = tree.stacks[Int(tree.nodes[node].stack)]
        let (children, room) = (children(of: node), offer - stack.allGaps)
        if stack.hasOneTier {
            share(room, among: CollectionOfOne(children), &judge)
        } else {
            let tiers = Tiers.of(children.map { tree.nodes[$0].priority })
            share(room, among: tiers.map { $0.map { children[children.startIndex + $0] } }, &judge)
        }
    }

    private mutating func share(
        _ room: Double, among tiers: some Collection<some RandomAccessCollection<Int>>,
        _ judge: inout PlainJudge<Double>
    ) {
        SwiftUIRule.ask(
            tiers, room: room, { child, _ in length(of: child, for: 0) },
            { child, _ in length(of: child, for: .infinity) }, judge: &judge
        ) { child, share, judge in
            let offer = judge.greater(share, 0)
            let length = length(of: child, for: offer)
            places[child] = Place(length: length, offer: offer)
            return length
        }
    }

    /// The extent of a stack across it, as `StackMeasure.extent(of:judge:)` has it of members; the lengths of these are kept
    /// with their places.
    mutating func extent(of node: Int, for offer: Double?, countsLine: Bool) -> StackMeasure<Double>.Extent {
        var judge = PlainJudge<Double>()
        let guide = guide(of: node)
        var (first, last) = (0.0, 0.0)
        var isFirst = !countsLine
        var child = node + 1
        for _ in 0..<tree.nodes[node].children {
            let length = length(of: child, for: offer)
            places[child].length = length
            child += count(of: child)
            let start = beginning(of: length, on: guide)
            if start == .infinity { continue }
            let end = start + length
            let reach = end.isNaN ? .infinity : end
            first = isFirst ? start : judge.lesser(first, start)
            last = isFirst ? reach : judge.greater(last, reach)
            isFirst = false
        }
        return (first, last - first)
    }

    /// Where a box begins, measured from the line on which a guide of it lies.
    func beginning(of length: Double, on guide: GuideKey.Known) -> Double { 0 - place(of: guide, in: length) }

    /// Where a guide lies in a box; a place that is no number counts as infinity.
    func place(of guide: GuideKey.Known, in length: Double) -> Double {
        let place = guide.standard(in: length)
        return place.isNaN ? .infinity : place
    }

    /// The union of the leading boxes over each other on their guides, as `OverlayMeasure.size(for:judge:)` has it.
    private mutating func extent(ofLayers node: Int, for offer: Double?) -> Double {
        var judge = PlainJudge<Double>()
        let guide = guide(of: node)
        var (before, after) = (0.0, 0.0)
        var isFirst = true
        for child in children(of: node) where tree.nodes[child].isLeader {
            let length = length(of: child, for: offer)
            if length == .infinity { return length }
            let own = place(of: guide, in: length)
            before = isFirst ? own : judge.greater(before, own)
            after = isFirst ? length - own : judge.greater(after, length - own)
            isFirst = false
        }
        return before + after
    }
}

extension AxisTree.Known {
    /// The length under an offer that has been asked for; `nil` for another one.
    func length(for offer: Double?) -> Double? {
        guard let offer else { return self.offer == nil ? length : nil }
        if offer == 0 { return least }
        if offer == .infinity { return most }
        return offer == self.offer ? length : nil
    }

    /// Remembers the length under an offer, in the place of another one.
    mutating func remember(_ length: Double, for offer: Double?) {
        if offer == 0 {
            least = length
        } else if offer == .infinity {
            most = length
        } else {
            (self.offer, self.length) = (offer, length)
        }
    }
}
