// FamilyCertificate+Check.swift: every finding checked in exact arithmetic, without a solver.

public import Rows

/// Why a certificate is no proof.
public enum FamilyCertificateFault: Error, Sendable, Equatable {
    /// A finding names an item or a parameter that the family does not have.
    case measure(FamilyError)
    /// Findings hold everywhere, and there is no tree to prove it.
    case noTree
    /// A region does not end, or its parts are none.
    case uncovered(node: Int)
    /// The multipliers of a fact do not prove it.
    case unproved(node: Int, fact: Int)
    /// The rule compares what nothing decides.
    case undecided(node: Int, String)
    /// A measure is not shown to stay within what was found.
    case unbounded(node: Int, LayoutMeasure, Fraction)
    /// A point that is named is not one of the family, or of its region.
    case strayPoint([Fraction])
    /// A measure has another value at a point.
    case otherValue(LayoutMeasure, stated: Fraction, value: Fraction)
    /// The claim holds at the point that should refute it.
    case noCounterexample(LayoutClaim, value: Fraction)
    /// A value that should be approached is not, by what is shown of the region.
    case unapproached(LayoutMeasure, Fraction)
    /// A value that should be approached may be reached, by what is shown of the region.
    case notBelow(node: Int, LayoutMeasure, Fraction)
    /// The rule did not answer.
    case rule(String)
}

extension FamilyCertificate {
    /// Checks every finding by running the rule: at points in fractions, in regions on forms, each comparison decided by
    /// what the tree proves.
    ///
    /// A claim is then proved for every point of the family at which the row is one.
    ///
    /// - Throws: The first fault.
    /// - Complexity: A run of the rule a leaf, and a sum of inequalities a fact.
    public func check(by rule: some Rule) throws(FamilyCertificateFault) {
        for finding in findings {
            do { try check(finding) } catch { throw .measure(error) }
        }
        for finding in findings { try checkPoint(of: finding, rule) }
        guard findings.contains(where: { $0.bound != nil }) else { return }
        guard let tree else { throw .noTree }
        var replay = Replay(certificate: self, tree: tree, rule: rule)
        try replay.check()
    }

    private func check(_ finding: Finding) throws(FamilyError) {
        switch finding {
        case .proved(let claim), .refuted(let claim, _): try family.check(claim)
        case .greatest(let measure, _, _), .approached(let measure, _, _, _): try family.check(measure)
        }
    }

    /// What a finding says of one point.
    private func checkPoint(of finding: Finding, _ rule: some Rule) throws(FamilyCertificateFault) {
        switch finding {
        case .proved, .approached: return
        case .refuted(let claim, let point):
            let value = try value(of: claim.measure, at: point, rule)
            if value <= claim.allowance { throw .noCounterexample(claim, value: value) }
        case .greatest(let measure, let stated, let point):
            let value = try value(of: measure, at: point, rule)
            if value != stated { throw .otherValue(measure, stated: stated, value: value) }
        }
    }

    private func value(
        of measure: LayoutMeasure, at point: [Fraction], _ rule: some Rule
    ) throws(FamilyCertificateFault) -> Fraction {
        guard family.contains(point) else { throw .strayPoint(point) }
        do {
            return try family.value(of: measure, at: point, by: rule)
        } catch {
            throw .rule("\(error)")
        }
    }
}

extension FamilyCertificateFault: CustomStringConvertible {
    /// The fault as one sentence.
    public var description: String {
        switch self {
        case .measure(let error): error.description
        case .noTree: "nothing proves what is said of all points: the regions are missing"
        case .uncovered(let node): "region \(node) is missing, or is neither split nor answered"
        case .unproved(let node, let fact): "fact \(fact) of region \(node) does not follow from its multipliers"
        case .undecided(let node, let form):
            "in region \(node) the rule asks whether \(form) is above 0, and nothing there decides it"
        case .unbounded(let node, let measure, let bound):
            "in region \(node) nothing shows that \(measure) is at most \(bound)"
        case .strayPoint(let point):
            "the point (\(point.map(\.description).joined(separator: ", "))) lies outside of the family or of its region"
        case .otherValue(let measure, let stated, let value):
            "\(measure) is said to be \(stated) at a point; there it is \(value)"
        case .noCounterexample(let claim, let value):
            "\(claim) holds at the point that should refute it: \(claim.measure) is \(value)"
        case .unapproached(let measure, let bound): "no region shows that \(measure) comes near to \(bound)"
        case .notBelow(let node, let measure, let bound):
            "in region \(node) nothing shows that \(measure) stays below \(bound)"
        case .rule(let reason): "the rule does not answer: \(reason)"
        }
    }
}
