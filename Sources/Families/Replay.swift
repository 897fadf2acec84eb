// Replay.swift: a rule run over the regions of a proof, each comparison decided by what has been shown.

internal import Rows

/// One walk through the tree of a certificate.
struct Replay<R: Rule> {
    private typealias Fault = FamilyCertificateFault

    private let certificate: FamilyCertificate
    private let tree: ProofTree
    private let rule: R
    /// The findings that say what is approached, as far as no region has shown it.
    private var unapproached: Set<Int> = []
    /// The regions that have been walked to: each is part of one other, so that the walk is as long as the tree.
    private var seen: Set<Int> = []

    private var family: Family { certificate.family }

    init(certificate: FamilyCertificate, tree: ProofTree, rule: R) {
        (self.certificate, self.tree, self.rule) = (certificate, tree, rule)
        for (index, finding) in certificate.findings.enumerated() {
            if case .approached = finding { unapproached.insert(index) }
        }
    }

    /// Checks that the leaves cover the family, and what was found in each.
    mutating func check() throws(FamilyCertificateFault) {
        do { try rule.accept(family.row.policy) } catch { throw .rule("\(error)") }
        var open = [(0, ProvedRegion(family))]
        while let (index, region) = open.popLast() { open += try parts(of: index, region) }
        if let index = unapproached.min(), let bound = certificate.findings[index].bound {
            throw .unapproached(certificate.findings[index].measure, bound)
        }
    }

    /// Checks one region; its parts are yet to be checked.
    private mutating func parts(
        of index: Int, _ region: ProvedRegion
    ) throws(FamilyCertificateFault) -> [(Int, ProvedRegion)] {
        guard tree.nodes.indices.contains(index), seen.insert(index).inserted else { throw .uncovered(node: index) }
        var region = region
        for (place, fact) in tree.nodes[index].facts.enumerated() where !region.learn(fact) {
            throw .unproved(node: index, fact: place)
        }
        switch tree.nodes[index].end {
        case .unexplored: throw .uncovered(node: index)
        case .split(let form, let above, let below):
            // Parts come later than what they are parts of: no walk goes round in circles.
            guard above > index, below > index, family.has(form) else { throw .uncovered(node: index) }
            var (upper, lower) = (region, region)
            upper.narrow(form, isPositive: true)
            lower.narrow(form, isPositive: false)
            return [(above, upper), (below, lower)]
        case .leaf(let point):
            guard region.contains(point) else { throw .strayPoint(point) }
            try check(leaf: index, region)
            return []
        }
    }

    /// Runs the rule in a region and compares what it comes to with the findings.
    private mutating func check(leaf: Int, _ region: ProvedRegion) throws(FamilyCertificateFault) {
        let decisions = ReplayJudge(region)
        let pieces = try pieces(decisions.judge)
        if let form = decisions.undecided { throw .undecided(node: leaf, family.words(for: form)) }
        var region = decisions.region
        for (index, finding) in certificate.findings.enumerated() {
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
    private func pieces(_ judge: FormJudge) throws(FamilyCertificateFault) -> [[LinearForm]] {
        let parameters = family.parameters.indices.map(LinearForm.init(parameter:))
        let measures = certificate.findings.map(\.measure)
        var judge = judge
        do {
            let measured = try MeasuredRow(
                family, family.row, parameters: parameters, by: rule, for: measures, judge: &judge)
            return measures.map { measured.pieces(of: $0, judge: &judge) }
        } catch {
            throw .rule("\(error)")
        }
    }
}

extension Family {
    /// Whether a form is one in the parameters of the family.
    fileprivate func has(_ form: LinearForm) -> Bool {
        form.coefficients.count <= parameters.count && form.constant.isFinite
            && form.coefficients.allSatisfy(\.isFinite)
    }
}
