// ParametricLayout+Check.swift: findings about a layout checked in exact arithmetic, without a solver.

internal import Rows

extension ParametricLayout {
    /// Checks findings by laying out: at points in fractions, in regions on forms, each comparison decided by what the
    /// tree proves.
    ///
    /// What holds everywhere does so of layouts: at every point of the family there is one, which the tree proves too.
    ///
    /// - Parameter blank: The regions, by their places in the tree, in which the first finding's measure is said to be 0 and
    ///   nothing else; in all others it must not be. `nil` where nothing is said.
    /// - Throws: The first fault.
    /// - Complexity: A layout a leaf, and a sum of inequalities a fact.
    package func check(
        _ findings: [LayoutFinding], by tree: ProofTree?, blank: Set<Int>? = nil
    ) throws(LayoutProofFault) {
        if findings.isEmpty { throw .noFindings }
        for finding in findings {
            do {
                try check(finding.measure)
                if let claim = finding.claim { try check(claim) }
            } catch {
                throw .measure(error)
            }
        }
        for finding in findings { try checkPoint(of: finding) }
        guard blank != nil || findings.contains(where: { $0.bound != nil }) else { return }
        guard let tree else { throw .noTree }
        var replay = Replay(layout: self, findings: findings, tree: tree)
        try replay.check()
        if let blank, let node = replay.blank.symmetricDifference(blank).min() {
            throw .otherRegion(node: node, isSame: replay.blank.contains(node))
        }
    }

    /// What a finding says of one point.
    private func checkPoint(of finding: LayoutFinding) throws(LayoutProofFault) {
        switch finding {
        case .proved, .approached: return
        case .refuted(let claim, let point):
            let value = try checkedValue(of: claim.measure, at: point)
            if value <= claim.allowance { throw .noCounterexample(claim, value: value) }
        case .greatest(let measure, let stated, let point):
            let value = try checkedValue(of: measure, at: point)
            if value != stated { throw .otherValue(measure, stated: stated, value: value) }
        }
    }

    private func checkedValue(of measure: LayoutMeasure, at point: [Fraction]) throws(LayoutProofFault) -> Fraction {
        guard contains(point) else { throw .strayPoint(point) }
        do {
            return try value(of: measure, at: point)
        } catch {
            throw .rule("\(error)")
        }
    }
}
