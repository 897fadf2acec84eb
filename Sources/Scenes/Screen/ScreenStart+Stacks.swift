// ScreenStart+Stacks.swift: what holds the lengths along a stack, and across it.  Lengths in points, exact.

import Boxes
import Fractions

extension ScreenStart {
    /// Tiers take what they can from the highest on; the one that takes what is left has a level.
    mutating func share(_ index: Int, _ axis: Axis) {
        let (node, own) = (screen.nodes[index], places[index][axis])
        for child in node.children { holdLeast(child, axis) }
        if node.isUnspecified[axis] { return }
        if own.hold == .content {
            places[index][axis].isFull = true
            return
        }
        let gaps = node.gaps.reduce(own.size) { $0 - Fraction(exactly: $1) }
        var room = node.children.reduce(gaps) { $0 - places[$1][axis].least }
        for tier in screen.tiers(of: index) {
            let flexible = tier.filter { places[$0][axis].least < places[$0][axis].most }
            let growth = flexible.reduce(Fraction(0)) { $0 + places[$1][axis].most - places[$1][axis].least }
            if growth <= max(0, room) {
                for child in flexible { holdMost(child, axis) }
                room = room - growth
            } else {
                places[index][axis].isFull = true
                level(flexible, axis, length: flexible.reduce(room) { $0 + places[$1][axis].least })
                return
            }
        }
    }

    /// Every length is the level brought into its range.
    private mutating func level(_ children: [Int], _ axis: Axis, length: Fraction) {
        let level = WaterSurface(children.map { (places[$0][axis].least, places[$0][axis].most) }).level(of: length)
        var between: [Int] = []
        for child in children {
            let place = places[child][axis]
            if place.most <= level {
                holdMost(child, axis)
            } else if place.least < level {
                between.append(child)
            }
        }
        // Where all lie on bounds, the one that would be the first to grow holds the level.
        if between.isEmpty {
            let low = children.filter { places[$0][axis].most > level }
            between = low.min { places[$0][axis].least < places[$1][axis].least }.map { [$0] } ?? []
        }
        for child in between {
            hold(child, axis, .container, max(level, places[child][axis].least))
            places[child][axis].isLevel = true
            places[child][axis].isFirstOfLevel = child == between[0]
        }
    }
}

/// The level to which intervals of lengths are filled.
private struct WaterSurface {
    let ranges: [(least: Fraction, most: Fraction)]

    init(_ ranges: [(Fraction, Fraction)]) { self.ranges = ranges }

    /// The level at which all lengths together come to a sum.
    ///
    /// - Precondition: The sum lies between those of the least and of the greatest lengths, the latter excluded.
    /// - Complexity: O(*k* log *k*).
    func level(of sum: Fraction) -> Fraction {
        let turns = (ranges.map(\.least) + ranges.map(\.most)).filter(\.isFinite).sorted()
        var (low, high) = (0, turns.count)
        // The last turn that is not above the level.
        while high - low > 1 {
            let middle = (low + high) / 2
            if total(at: turns[middle]) <= sum { low = middle } else { high = middle }
        }
        let base = turns[low]
        let growing = ranges.count { $0.least <= base && base < $0.most }
        return growing == 0 ? base : base + (sum - total(at: base)) / Fraction(growing)
    }

    private func total(at level: Fraction) -> Fraction {
        ranges.reduce(Fraction(0)) { $0 + max($1.least, min($1.most, level)) }
    }
}

extension ScreenStart {
    /// Children across a stack or in an overlay.
    mutating func align(_ index: Int, _ axis: Axis) {
        let own = places[index][axis]
        let sizing = screen.sizingChildren(of: index)
        if screen.sizesCompete(sizing, axis) {
            alignCompeting(sizing, own, axis)
        } else {
            for child in sizing { offer(own.size, to: child, axis) }
            let byLeast: (Int, Int) -> Bool = { places[$0][axis].least < places[$1][axis].least }
            if own.hold == .content, let largest = sizing.max(by: byLeast) {
                holdLeast(largest, axis)
                places[largest][axis].fills = true
            }
            let first = sizing.max { places[$0][axis].size < places[$1][axis].size }
            if let first { places[first][axis].starts = true }
        }
        for child in screen.nodes[index].children where !sizing.contains(child) { offer(own.size, to: child, axis) }
    }

    /// Guides that pull apart: the line is pinned by one child, and each gets what is left before and behind it.
    private mutating func alignCompeting(_ children: [Int], _ own: Place, _ axis: Axis) {
        let guides = children.map { ranges.guide(of: $0, axis) }
        func before(_ guide: OwnGuide) -> Fraction { guide.value(at: places[guide.child][axis].least) }
        func behind(_ guide: OwnGuide) -> Fraction { places[guide.child][axis].least - before(guide) }
        guard let first = guides.max(by: { before($0) < before($1) }),
            let last = guides.max(by: { behind($0) < behind($1) })
        else { return }
        let isContent = own.hold == .content
        let flexible = guides.filter { places[$0.child][axis].least < places[$0.child][axis].most }
        let growsUp = !flexible.isEmpty && flexible.allSatisfy { $0.share == 1 }
        var (line, pinned) = (before(first), Set<Int>())
        if isContent || !growsUp {
            places[first.child][axis].starts = true
            if first.share > 0 { pinned.insert(first.child) }
        }
        if growsUp && !isContent {
            let wish = flexible.max {
                $0.value(at: places[$0.child][axis].most) < $1.value(at: places[$1.child][axis].most)
            }
            let most = wish.map { $0.value(at: places[$0.child][axis].most) } ?? line
            if own.size - behind(last) <= most {
                line = own.size - behind(last)
                places[last.child][axis].ends = true
                if last.share < 1 { pinned.insert(last.child) }
            } else {
                places[(most > line ? wish ?? first : first).child][axis].starts = true
                line = max(line, most)
            }
        } else if isContent {
            places[last.child][axis].ends = true
            if last.share < 1 { pinned.insert(last.child) }
        }
        for guide in guides { place(guide, axis, line, own.size, isPinned: pinned.contains(guide.child)) }
    }

    /// A child takes the room before and behind a line.
    private mutating func place(_ guide: OwnGuide, _ axis: Axis, _ line: Fraction, _ length: Fraction, isPinned: Bool) {
        let place = places[guide.child][axis]
        let above = guide.share > 0 ? (line - guide.constant) / guide.share : .infinity
        let below = guide.share < 1 ? (length - line + guide.constant) / (1 - guide.share) : .infinity
        let room = min(above, below)
        if isPinned || place.least == place.most {
            holdLeast(guide.child, axis)
        } else if place.most <= room {
            holdMost(guide.child, axis)
        } else {
            hold(guide.child, axis, .container, max(room, place.least))
            if above < below { places[guide.child][axis].starts = true } else { places[guide.child][axis].ends = true }
        }
    }
}
