// RowDocument+Certificates.swift: the proof of a rule's answer to a row.

extension RowDocumentOver<Fraction> {
    /// The certificate of what a rule answers.
    ///
    /// A rule that finds the optimum in doubles is given the certificate of the exact optimum, which its answer is but
    /// for rounding; any other rule is asked in fractions, or else its doubles count as the decimals that they are.
    ///
    /// - Throws: `CertificateError`; what the rule throws.
    public func certificate(by rule: RuleEntry) throws -> CertificateDocument {
        do {
            let lengths = rule.programs == nil ? try exactLengths(by: rule) : nil
            return .row(try RowCertificateDocument(proving: self, lengths: lengths, countsLine: rule.countsLine))
        } catch let fault as CertificateFault {
            throw CertificateError(fault, of: rule, on: self)
        }
    }

    fileprivate func exactLengths(by rule: RuleEntry) throws -> [Fraction] {
        if rule.rule is any Rule { return try Fraction.answer(of: rule, to: row).lengths }
        return try rule.rule.lengths(for: row.inDoubles).map(Fraction.init(decimal:))
    }
}

/// Why an answer has no certificate.
public enum CertificateError: Error, Equatable, CustomStringConvertible {
    /// A rule's lengths are not the optimum, in a sentence; with the rule's title.
    case notOptimal(String, reason: String)
    /// There is an optimum, and it has no proof in fractions.
    case unproved(String)

    init(_ fault: CertificateFault, of rule: RuleEntry, on document: RowDocumentOver<Fraction>) {
        guard case .lengths = fault else {
            self = .unproved(fault.description)
            return
        }
        let lengths = try? document.exactLengths(by: rule)
        let verdict = lengths.flatMap { try? document.row.verdict(on: $0) }
        let reason = verdict?.sentence(naming: document.row.items.names) ?? fault.description
        self = .notOptimal(rule.title, reason: reason)
    }

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .notOptimal(let title, let reason):
            "no certificate: the answer of \(title) is not the optimum (\(reason)); another solver finds it"
        case .unproved(let reason): "no certificate: \(reason)"
        }
    }
}
