// Box+Places.swift: where the boxes inside a box stand.  Lengths in points.

extension Box {
    /// Where the boxes inside stand under a proposal, one place each.
    package func places<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [MeasuredPlace<Value>] {
        if children.isEmpty { return [] }
        let size = try size(for: proposal, judge: &judge)
        let own = MeasuredPlace(origin: PerAxis<Value> { _ in 0 }, proposal: proposal)
        switch content {
        case .ranges, .steps, .fixed, .text: return []
        case .room:
            return children.map { _ in MeasuredPlace(origin: own.origin, proposal: PerAxis { size[$0] }) }
        case .modified(let modifier):
            return [try modifier.place(of: children[0], in: size, for: proposal, judge: &judge)]
        case .guided, .wrapped, .spanning: return [own]
        case .grid(let grid): return try places(in: grid, for: proposal, judge: &judge)
        case .layered(let guides):
            return [own, try children[0].place(of: children[1], on: guides, for: proposal, judge: &judge)]
        case .window(let window): return [try window.place(of: children[0], in: size, for: proposal, judge: &judge)]
        case .stack(let stack, let gaps, let guide):
            // A length across that was left open has become the stack's own.
            let final = PerAxis<Value?> { proposal[$0] ?? ($0 == stack.axis ? nil : size[$0]) }
            let members = try members(of: stack, gaps, on: guide, for: final, judge: &judge)
            let start = stack.extent(of: members, judge: &judge).start
            var places: [MeasuredPlace<Value>] = []
            places.reserveCapacity(members.count)
            stack.place(members, at: own.origin, from: start, gaps: gaps) { places.append($1) }
            return places
        case .overlay(let overlay):
            let lines = try overlay.lines(within: size, judge: &judge)
            var places: [MeasuredPlace<Value>] = []
            for child in children {
                let origin = try overlay.origin(of: child, on: lines, within: size, judge: &judge)
                places.append(MeasuredPlace(origin: origin, proposal: PerAxis { size[$0] }))
            }
            return places
        }
    }
}
