// Replay.swift: a layout run over the regions of a proof, each comparison decided by what has been shown.

internal import Rows

/// One walk through the tree of a certificate.
struct Replay<L: ParametricLayout> {
    private let layout: L
    private let findings: [LayoutFinding]
    private let tree: ProofTree
    /// The findings that say what is approached, as far as no region has shown it.
    private var unapproached: Set<Int> = []
    /// The regions in which the first finding's measure is 0, and nothing else.
    private(set) var blank: Set<Int> = []

    init(layout: L, findings: [LayoutFinding], tree: ProofTree) {
        (self.layout, self.findings, self.tree) = (layout, findings, tree)
        for (index, finding) in findings.enumerated() {
            if case .approached = finding { unapproached.insert(index) }
        }
    }

    /// Checks that the leaves cover the family, and what was found in each.
    mutating func check() throws(LayoutProofFault) {
        var needs = layout.neededForms
        try tree.walk(
            from: ProvedRegion(layout), splitBy: layout.has,
            // What the whole family shows is not asked of each region again.
            atRoot: { region in needs = needs.filter { region.isPositive(0 - $0) != false } }
        ) { (index, region, point) throws(LayoutProofFault) in
            try checkLayout(leaf: index, region, at: point, needs)
            try check(leaf: index, region)
        }
        if let index = unapproached.min(), let bound = findings[index].bound {
            throw .unapproached(findings[index].measure, bound)
        }
    }

    /// Checks that there is a layout at every point of a region: whatever does not vary is in order at one of them, and the
    /// rest is nowhere below 0.
    ///
    /// - Parameter needs: The forms that must not be below 0 anywhere, as far as the whole family has not shown it.
    private func checkLayout(
        leaf: Int, _ region: ProvedRegion, at point: [Fraction], _ needs: [LinearForm]
    ) throws(LayoutProofFault) {
        do { try layout.check(at: point) } catch { throw .noLayout(error) }
        var region = region
        for form in needs where region.isPositive(0 - form) != false {
            throw .unshownNeed(node: leaf, layout.parameters.words(for: form))
        }
    }

    /// Runs the rule in a region and compares what it comes to with the findings.
    private mutating func check(leaf: Int, _ region: ProvedRegion) throws(LayoutProofFault) {
        let decisions = ReplayJudge(region)
        let pieces = try pieces(decisions.judge)
        if let form = decisions.undecided { throw .undecided(node: leaf, layout.parameters.words(for: form)) }
        var region = decisions.region
        if pieces.first == [0] { blank.insert(leaf) }
        for (index, finding) in findings.enumerated() {
            guard let bound = finding.bound else { continue }
            for piece in pieces[index] where region.isPositive(piece - LinearForm(bound)) != false {
                throw .unbounded(node: leaf, finding.measure, bound)
            }
            guard case .approached(let measure, _, let edge, let inner) = finding else { continue }
            for piece in pieces[index] where region.isPositive(LinearForm(bound) - piece) != true {
                throw .notBelow(node: leaf, measure, bound)
            }
            // By convexity all of the way from the one to the other, but for its end, lies in the region.
            if region.contains(inner), region.contains(edge, withEdges: true),
                pieces[index].contains(where: { $0.value(at: edge) == bound })
            {
                unapproached.remove(index)
            }
        }
    }

    /// Each finding's measure is the greatest of its pieces.
    private func pieces(_ judge: FormJudge) throws(LayoutProofFault) -> [[LinearForm]] {
        let parameters = layout.parameters.indices.map(LinearForm.init(parameter:))
        var judge = judge
        do {
            return try layout.measured(findings.map(\.measure), at: parameters, judge: &judge).pieces
        } catch {
            throw .rule("\(error)")
        }
    }
}
