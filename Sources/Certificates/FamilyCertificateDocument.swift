// FamilyCertificateDocument.swift: a family with what has been found of it under a rule, and what proves that.

public import Families
public import Rows

/// A proof of claims about a family, as a file has it.
public struct FamilyCertificateDocument: Sendable, Equatable {
    /// The family with its name; its claims count for nothing.
    public var document: FamilyDocument
    /// The rule, by its name among `ProvableRules`.
    public var rule: String
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

    /// What is found, in a few words.
    var found: String { findings.map(\.statement).joined(separator: "; ") }

    /// Checks the findings in exact arithmetic.
    ///
    /// - Throws: The first fault.
    public func check(by rules: ProvableRules = .standard) throws(CertificateFault) {
        guard let rule = rules[rule] else { throw .unknownRule(rule, names: rules.names) }
        let certificate = FamilyCertificate(family: document.family, findings: findings, tree: tree)
        do { try certificate.check(by: rule) } catch { throw .family(error) }
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

/// The rules by which findings can be checked, each under its name in files.
public struct ProvableRules: Sendable {
    private var rules: [(name: String, rule: any Rule)]

    /// What Plumb brings along.
    public static let standard = ProvableRules(rules: [
        ("swiftui", SwiftUIRule()), ("progressive-fill", ProgressiveFilling()), ("css", CSSFlexbox()),
        ("glue", TeXGlue()), ("toolkit", ToolkitRule()), ("water-fill", WaterFilling()),
    ])

    /// The names, with commas between them.
    public var names: String { rules.map(\.name).joined(separator: ", ") }

    public subscript(name: String) -> (any Rule)? { rules.first { $0.name == name }?.rule }

    /// The rules with one more.
    public func adding(_ rule: some Rule, named name: String) -> ProvableRules {
        ProvableRules(rules: rules + [(name, rule)])
    }
}
