// WorldReplay.swift: the sets of designs for which two rules agree in every world, checked without a solver.

internal import Rows

extension WorldProof {
    /// Checks that the sets are all designs for which the rules agree whatever the world is.
    ///
    /// - Parameter layout: Two rules, whose `distance` has the one piece 0 where they agree, and others where they do not.
    /// - Throws: The first fault.
    package func check(of layout: some ParametricLayout) throws(LayoutProofFault) {
        guard !world.isEmpty, Set(world).count == world.count, world.allSatisfy(layout.parameters.indices.contains)
        else {
            throw .world("it is said to be for every value of no parameter, or of one twice")
        }
        for part in parts {
            guard
                (part.least + part.above).allSatisfy({ form in layout.has(form) && world.allSatisfy { form[$0] == 0 } })
            else { throw .world("a set of designs depends on the world") }
            try NarrowedLayout(layout, least: part.least, above: part.above).check([.proved(.optimal)], by: part.tree)
        }
        try rest.walk(from: ProvedRegion(layout), splitBy: layout.has) {
            (index, region, point) throws(LayoutProofFault) in
            try check(leaf: index, region, at: point, of: layout)
        }
    }

    private func check(
        leaf: Int, _ region: ProvedRegion, at point: [Fraction], of layout: some ParametricLayout
    ) throws(LayoutProofFault) {
        var region = region
        switch ends[leaf] {
        case nil: throw .uncovered(node: leaf)
        case .inside(let place):
            guard parts.indices.contains(place) else { throw .uncovered(node: leaf) }
            for form in parts[place].least where region.isPositive(0 - form) != false {
                throw .undecided(node: leaf, layout.parameters.words(for: 0 - form))
            }
            for form in parts[place].above where region.isPositive(form) != true {
                throw .undecided(node: leaf, layout.parameters.words(for: form))
            }
        case .differs(let forms):
            guard forms.count == world.count, forms.allSatisfy(layout.has) else { throw .uncovered(node: leaf) }
            let there = layout.point(world, at: forms)
            for form in layout.demands(at: there, world) where region.isPositive(form) != false {
                throw .undecided(node: leaf, layout.parameters.words(for: form))
            }
            do { try layout.check(at: there.map { $0.value(at: point) }) } catch { throw .noLayout(error) }
            let decisions = ReplayJudge(region)
            var judge = decisions.judge
            let pieces: [LinearForm]
            do {
                pieces = try layout.measured([.distance], at: there, judge: &judge).pieces[0]
            } catch { throw .rule("\(error)") }
            if let form = decisions.undecided { throw .undecided(node: leaf, layout.parameters.words(for: form)) }
            if pieces == [0] { throw .world("in region \(leaf) of the designs the world has the same lengths") }
        }
    }
}
