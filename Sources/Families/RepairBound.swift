// RepairBound.swift: that no change of some parameters up to a cost keeps claims, and what proves it.
//
// The changes that cost less are few inequalities: the sum of what each costs, with either sign of every change, is below the
// bound.  A tree splits them into regions, in each of which the other parameters are named as forms of the changes: points
// of the family, one for every change of the region, at which a claim is broken, or at which there is no layout.

package import Rows

/// That each change of some parameters up to a cost breaks a claim somewhere.
package struct RepairBound: Sendable, Equatable {
    /// What a change by one point costs.
    package struct Price: Sendable, Equatable {
        /// The parameter that is the change.
        package var parameter: String
        /// Above 0.
        package var price: Fraction

        /// What a change of one parameter costs.
        package init(_ parameter: String, _ price: Fraction) { (self.parameter, self.price) = (parameter, price) }
    }

    /// Which changes are meant.
    package enum Cost: Sendable, Equatable {
        /// Those that cost less.
        case below(Fraction)
        /// Those that cost no more.
        case upTo(Fraction)
        /// All.
        case any
    }

    /// For every change of a region a point that breaks a claim.
    package struct Witness: Sendable, Equatable {
        /// Which of the layouts it is.
        package var layout: Int
        /// Which of the claims is broken; `nil` where there is no layout at the points.
        package var claim: Int?
        /// The parameters that are no changes, in their order, as forms of the changes in the order of the prices.
        package var world: [LinearForm]

        /// Points of a layout.
        package init(layout: Int, claim: Int?, world: [LinearForm]) {
            (self.layout, self.claim, self.world) = (layout, claim, world)
        }
    }

    package var prices: [Price]
    package var cost: Cost
    package var claims: [LayoutClaim]
    /// The regions of the changes.
    package var tree: ProofTree
    /// What breaks a claim in each region that is not split, by its place in the tree.
    package var witnesses: [Int: Witness]

    /// Puts a proof together; nothing is checked.
    package init(
        prices: [Price], cost: Cost, claims: [LayoutClaim], tree: ProofTree, witnesses: [Int: Witness]
    ) {
        (self.prices, self.cost, self.claims) = (prices, cost, claims)
        (self.tree, self.witnesses) = (tree, witnesses)
    }
}

extension RepairBound.Cost {
    /// What the cost is compared with; `nil` where all changes are meant.
    package var bound: Fraction? {
        switch self {
        case .below(let cost), .upTo(let cost): cost
        case .any: nil
        }
    }

    /// Whether changes of just this cost are left out.
    package var isStrict: Bool { if case .below = self { true } else { false } }

    /// What is not below 0 for the changes that are meant, or above it: one form for either sign of every change.
    package func slacks(_ prices: [Fraction]) -> [LinearForm] {
        guard let bound else { return [] }
        return (0..<1 << prices.count).map { signs in
            LinearForm(bound, prices.enumerated().map { index, price in signs >> index & 1 == 0 ? 0 - price : price })
        }
    }
}

extension RepairBound {
    /// The most parameters that are changes: their signs come together in few ways.
    package static let mostChanges = 6

    /// Checks it in exact arithmetic by running the rule at the points named, over each region of changes.
    ///
    /// - Parameter layouts: All with the same parameters; a claim is kept where each of them keeps it.
    /// - Throws: The first fault.
    package func check(_ layouts: [some ParametricLayout]) throws(LayoutProofFault) {
        guard let first = layouts.first, !claims.isEmpty else { throw .noFindings }
        let free = try places(in: first.parameters)
        for layout in layouts {
            for claim in claims {
                do { try layout.check(claim) } catch { throw .measure(error) }
            }
        }
        var root = ProvedRegion(ParameterBox(ranges: free.map { first.parameters[$0].range }))
        for slack in cost.slacks(prices.map(\.price)) {
            root.narrow(cost.isStrict ? slack : 0 - slack, isPositive: cost.isStrict)
        }
        try tree.walk(from: root, splitBy: isForm) { (index, region, _) throws(LayoutProofFault) in
            guard let witness = witnesses[index], layouts.indices.contains(witness.layout) else {
                throw .uncovered(node: index)
            }
            try check(witness, layouts[witness.layout], free, region, node: index)
        }
    }

    private func places(in parameters: [Parameter]) throws(LayoutProofFault) -> [Int] {
        guard (1...Self.mostChanges).contains(prices.count) else {
            throw .prices("there must be prices of 1 to \(Self.mostChanges) changes, not of \(prices.count)")
        }
        var places: [Int] = []
        for price in prices {
            guard let place = parameters.firstIndex(where: { $0.name == price.parameter }), !places.contains(place)
            else { throw .prices("\(price.parameter) is no parameter, or has two prices") }
            guard price.price > 0, price.price.isFinite else {
                throw .prices("the price of \(price.parameter) is \(price.price); it must be above 0")
            }
            places.append(place)
        }
        if let bound = cost.bound, !bound.isFinite { throw .prices("the cost must be a finite number") }
        return places
    }

    private func isForm(_ form: LinearForm) -> Bool {
        form.coefficients.count <= prices.count && form.constant.isFinite && form.coefficients.allSatisfy(\.isFinite)
    }

    /// Checks that the points named belong to the family, and break what is claimed.
    private func check(
        _ witness: Witness, _ layout: some ParametricLayout, _ free: [Int], _ region: ProvedRegion, node: Int
    ) throws(LayoutProofFault) {
        let world = layout.parameters.indices.filter { !free.contains($0) }
        guard witness.world.count == world.count, witness.world.allSatisfy(isForm) else {
            throw .strayWorld(node: node)
        }
        var point = [LinearForm](repeating: 0, count: layout.parameters.count)
        for (place, index) in free.enumerated() { point[index] = LinearForm(parameter: place) }
        for (index, form) in zip(world, witness.world) { point[index] = form }
        let ends = world.flatMap { index in
            let range = layout.parameters[index].range
            return [LinearForm(range.lowerBound) - point[index], point[index] - LinearForm(range.upperBound)]
        }
        var region = region
        for form in ends + layout.ties.map({ $0.value(at: point) }) where region.isPositive(form) != false {
            throw .strayWorld(node: node)
        }
        guard let claim = witness.claim else {
            let lacks = layout.neededForms.contains { form in region.isPositive(0 - form.value(at: point)) == true }
            if lacks { return }
            throw .unbroken(node: node)
        }
        guard claims.indices.contains(claim) else { throw .unbroken(node: node) }
        let decisions = ReplayJudge(region)
        var judge = decisions.judge
        let pieces: [LinearForm]
        do {
            pieces = try layout.measured([claims[claim].measure], at: point, judge: &judge).pieces[0]
        } catch {
            throw .rule("\(error)")
        }
        if let form = decisions.undecided {
            let names = prices.map { Parameter($0.parameter, 0...0) }
            throw .undecided(node: node, names.words(for: form))
        }
        region = decisions.region
        let allowance = LinearForm(claims[claim].allowance)
        guard pieces.contains(where: { region.isPositive($0 - allowance) == true }) else {
            throw .unbroken(node: node)
        }
    }
}
