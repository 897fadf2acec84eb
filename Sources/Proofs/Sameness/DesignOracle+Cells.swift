// DesignOracle+Cells.swift: what two rules decide at a point, over design and world, and what that says about designs.

internal import Families
internal import Rows

extension DesignOracle {
    /// What the rules decide at a point: where that holds, they run as they do there.
    private func cell(at point: [Fraction]) throws -> [HalfSpace] {
        var halves: [HalfSpace] = []
        var seen: Set<HalfSpace> = []
        var judge = FormJudge { first, second in
            guard first.constant.isFinite, second.constant.isFinite else { return first.constant < second.constant }
            let form = second - first
            if let known = form.known { return known > 0 }
            let half = HalfSpace(form, isPositive: true)
            let isInside = half.contains(point)
            let here = isInside ? half : half.opposite
            if seen.insert(here).inserted { halves.append(here) }
            return isInside
        }
        let forms = layout.parameters.indices.map(LinearForm.init(parameter:))
        _ = try layout.measured([.distance], at: forms, judge: &judge)
        return halves
    }

    private var ties: [HalfSpace] {
        layout.ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
    }

    /// The designs that have a world.
    func domain() throws(ProofGap) -> [HalfSpace] { try Shadow(of: ties, in: layout.box, without: world)?.halves ?? [] }

    /// Designs that have a world in which the rules run as they do at a point, that of the point among them; many of the
    /// inequalities follow from others.
    ///
    /// - Throws: `WorldGap` where there are too many.
    func shadow(at point: [Fraction]) throws -> [HalfSpace] {
        try world.reduce(system(at: point)) { try eliminated($1, from: $0) }
    }

    private func system(at point: [Fraction]) throws -> [HalfSpace] {
        let ends = world.flatMap { place in
            let parameter = LinearForm(parameter: place)
            let range = layout.parameters[place].range
            return [parameter - LinearForm(range.lowerBound), LinearForm(range.upperBound) - parameter]
        }
        return try cell(at: point) + ties + ends.map { HalfSpace(slack: $0, isStrict: false) }
    }

    /// A world as forms of the design, in which the rules run as they do at a point, for designs near that of the point.
    ///
    /// - Throws: `WorldGap` where too many inequalities bound it.
    func world(near point: [Fraction]) throws -> [LinearForm] {
        // In the last of them all of the world occurs, in the first its first parameter alone.
        var systems = [try system(at: point)]
        for place in world.dropFirst().reversed() {
            systems.insert(try eliminated(place, from: systems[0]), at: 0)
        }
        var forms: [LinearForm] = []
        for (place, system) in zip(world, systems) {
            let there = layout.point(Array(world.prefix(forms.count)), at: forms)
            let parameter = LinearForm(parameter: place)
            var (lower, upper): (LinearForm?, LinearForm?)
            for slack in system.map({ $0.slack.value(at: there) }) where slack[place] != 0 {
                let bound = parameter - slack / slack[place]
                let value = bound.value(at: point)
                if slack[place] > 0, lower.map({ $0.value(at: point) < value }) ?? true { lower = bound }
                if slack[place] < 0, upper.map({ $0.value(at: point) > value }) ?? true { upper = bound }
            }
            guard let lower, let upper else { preconditionFailure("a parameter has two ends") }
            forms.append((lower + upper) / 2)
        }
        return forms
    }

    private func eliminated(_ place: Int, from system: [HalfSpace]) throws(WorldGap) -> [HalfSpace] {
        var left = system.filter { $0.slack[place] == 0 }
        var seen = Set(left)
        let (lowers, uppers) = (system.filter { $0.slack[place] > 0 }, system.filter { $0.slack[place] < 0 })
        for (lower, below) in lowers.map({ ($0, $0.slack / $0.slack[place]) }) {
            for (upper, above) in uppers.map({ ($0, $0.slack / $0.slack[place]) }) {
                let sum = below - above
                if sum.known != nil { continue }
                let half = HalfSpace(slack: sum, isStrict: lower.isStrict || upper.isStrict)
                if seen.insert(half).inserted { left.append(half) }
                if left.count > 2_000 { throw WorldGap(words: "too many inequalities bound the world") }
            }
        }
        return left
    }
}
