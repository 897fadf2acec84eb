// FamilyCertificateDocument.swift: a family with what has been found of it under a rule, and what proves that.

public import Families
import Rows

/// A proof of claims about a family, as a file has it.
public struct FamilyCertificateDocument: Sendable, Equatable {
    /// The family with its name; its claims count for nothing.
    public var document: FamilyDocument
    /// The rule, by its name among `ProvableRules`.
    public var rule: String
    /// The rule whose lengths are compared with those of `rule`; `nil` where nothing is compared.
    package var beside: String?
    /// The regions in which the two rules give the same lengths, by their places in the tree; empty where nothing is compared.
    package var same: Set<Int> = []
    /// Where the two rules agree whatever some parameters are; `nil` where that is not said.
    package var forEvery: WorldProof?
    /// What has been found.
    public var findings: [LayoutFinding]
    /// The regions; none where each finding is about one point.
    public var tree: ProofTree?

    /// Puts a certificate together; nothing is checked.
    public init(
        document: FamilyDocument, rule: String, findings: [LayoutFinding], tree: ProofTree?
    ) {
        (self.document, self.rule, self.findings, self.tree) = (document, rule, findings, tree)
        self.document.claims = []
    }

    /// Puts the certificate of a comparison together; nothing is checked.
    ///
    /// - Parameters:
    ///   - difference: The greatest difference of a length; `nil` where that is not said.
    ///   - same: The regions without a difference.
    ///   - forEvery: Where they agree whatever some parameters are.
    package init(
        document: FamilyDocument, rule: String, beside: String, difference: LayoutFinding?, tree: ProofTree?,
        same: Set<Int>, forEvery: WorldProof? = nil
    ) {
        self.init(document: document, rule: rule, findings: [difference].compactMap(\.self), tree: tree)
        (self.beside, self.same, self.forEvery) = (beside, same, forEvery)
    }

    /// What is found, in a few words.
    var found: String {
        guard beside != nil else { return foundOfOne }
        let everywhere = forEvery?.words(document.family.parameters)
        guard !findings.isEmpty else { return everywhere ?? "nothing" }
        let count = tree?.leafCount ?? 0
        let regions = "the same lengths in \(same.count) of \(count) region\(count == 1 ? "" : "s")"
        let statements = findings.map(\.statement) + [everywhere].compactMap(\.self)
        return "\(regions), \(statements.joined(separator: "; "))"
    }

    private var foundOfOne: String { findings.map(\.statement).joined(separator: "; ") }

    /// Checks the findings in exact arithmetic.
    ///
    /// - Throws: The first fault.
    public func check(by rules: ProvableRules = .standard) throws(CertificateFault) {
        guard let rule = rules[rule] else { throw .unknownRule(rule, names: rules.names) }
        if let beside {
            guard let second = rules[beside] else { throw .unknownRule(beside, names: rules.names) }
            do { try check(rule, second) } catch { throw .family(error) }
            return
        }
        guard same.isEmpty, forEvery == nil else { throw .family(.noFindings) }
        let certificate = FamilyCertificate(family: document.family, findings: findings, tree: tree)
        do { try certificate.check(by: rule) } catch { throw .family(error) }
    }
}

extension FamilyCertificateDocument {
    /// Checks where two rules give the same lengths.
    private func check(_ first: some Rule, _ second: some Rule) throws(LayoutProofFault) {
        let layout = ComparedFamily(document.family, first, second)
        if let forEvery { try forEvery.check(of: layout) }
        if forEvery != nil, findings.isEmpty, tree == nil, same.isEmpty { return }
        // What is found of one point says nothing about all of them.
        guard findings.count == 1, findings[0].bound != nil, findings[0].claim == nil else { throw .noFindings }
        try layout.check(findings, by: tree, blank: same)
    }
}

extension WorldProof {
    /// What it proves: the parameters of the world, and the inequalities of each set of designs.
    fileprivate func words(_ parameters: [Parameter]) -> String {
        let sets = parts.map { part in
            let bounds = part.least.map { ($0, ">=") } + part.above.map { ($0, ">") }
            return bounds.isEmpty
                ? "anywhere" : bounds.map { "\(parameters.words(for: $0)) \($1) 0" }.joined(separator: ", ")
        }
        let names = world.filter(parameters.indices.contains).map { parameters[$0].name.printable }
        return "the same for every \(names.joined(separator: ", ")) "
            + (sets.isEmpty ? "nowhere" : "exactly where \(sets.joined(separator: " or "))")
    }
}

extension LayoutFinding {
    /// What is found, in a few words.
    var statement: String {
        switch self {
        case .proved(let claim): "\(claim)"
        case .refuted(let claim, _): "not \(claim)"
        case .greatest(let measure, let value, _): "\(measure) is at most \(value)"
        case .approached(let measure, let value, _, _): "\(measure) is below \(value)"
        }
    }
}
