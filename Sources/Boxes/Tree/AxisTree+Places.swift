// AxisTree+Places.swift: where the boxes of a flat tree stand.  Lengths in points.
//
// These are the places of `Box+Places.swift`, bit for bit.

import Rows

extension AxisTree {
    /// Places a box and all inside it.
    ///
    /// - Parameter length: That of the box under the offer.
    mutating func place(_ node: Int, at origin: Double, of length: Double, for offer: Double?) {
        places[node] = Place(origin: origin, length: length, offer: offer)
        if tree.nodes[node].children == 0 { return }
        switch law(of: node) {
        case .one(let law): placeOne(node, law, at: origin, of: length, for: offer)
        case .layered: placeLayer(node, at: origin, for: offer)
        case .along: placeAlong(node, at: origin, for: offer)
        case .across(let countsLine):
            // A length across that was left open has become the stack's own.
            let (inner, guide) = (offer ?? length, guide(of: node))
            let start = extent(of: node, for: inner, countsLine: countsLine).start
            var child = node + 1
            for _ in 0..<tree.nodes[node].children {
                let own = places[child].length
                let beginning = beginning(of: own, on: guide)
                place(child, at: origin + (beginning == start ? 0 : beginning - start), of: own, for: inner)
                child += count(of: child)
            }
        case .overlay: placeLayers(node, at: origin, in: length)
        }
    }

    private mutating func placeOne(
        _ node: Int, _ law: AxisLaw<Double>, at origin: Double, of length: Double, for offer: Double?
    ) {
        var judge = PlainJudge<Double>()
        let inner = law.finalOffer(offer, length: length, judge: &judge)
        var child = node + 1
        for _ in 0..<tree.nodes[node].children {
            let own = self.length(of: child, for: inner)
            place(child, at: origin + law.origin(in: length, of: own, on: guide(of: node)), of: own, for: inner)
            child += count(of: child)
        }
    }

    private mutating func placeLayer(_ node: Int, at origin: Double, for offer: Double?) {
        let guide = guide(of: node)
        let under = length(of: node + 1, for: offer)
        place(node + 1, at: origin, of: under, for: offer)
        let layer = node + 1 + count(of: node + 1)
        let own = length(of: layer, for: under)
        let distance = place(of: guide, in: under).difference(place(of: guide, in: own))
        place(layer, at: origin + distance, of: own, for: under)
    }

    private mutating func placeAlong(_ node: Int, at origin: Double, for offer: Double?) {
        let stack = Int(tree.nodes[node].stack)
        let same = sameOffer(in: offer, of: node)
        // What was shared last is there still, where it was the same.
        if same == nil, known[stack].offer != offer { share(offer ?? 0, among: node) }
        // Places are added up from the stack's corner, as if it stood alone.
        var (position, gap, child) = (0.0, tree.stacks[stack].gaps, node + 1)
        for _ in 0..<tree.nodes[node].children {
            let inner = same ?? places[child].offer
            let own = same == nil ? places[child].length : length(of: child, for: inner)
            place(child, at: origin + position, of: own, for: inner)
            position += own + tree.gaps[gap]
            child += count(of: child)
            gap += 1
        }
    }

    private mutating func placeLayers(_ node: Int, at origin: Double, in length: Double) {
        var judge = PlainJudge<Double>()
        let (children, guide) = (children(of: node), guide(of: node))
        var line: Double?
        for child in children where tree.nodes[child].isLeader {
            let own = place(of: guide, in: self.length(of: child, for: length))
            line = line.map { judge.greater($0, own) } ?? own
        }
        for child in children {
            let own = self.length(of: child, for: length)
            let distance = (line ?? 0).difference(place(of: guide, in: own))
            place(child, at: origin + distance, of: own, for: length)
        }
    }
}
