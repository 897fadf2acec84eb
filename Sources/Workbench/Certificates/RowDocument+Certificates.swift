// RowDocument+Certificates.swift: the proof of a rule's answer to a row.

extension RowDocumentOver<Fraction> {
    /// The certificate of what a rule answers.
    ///
    /// A rule that finds the optimum in doubles is given the certificate of the exact optimum, which its answer is but
    /// for rounding; any other rule is asked in fractions, or else its doubles count as the decimals that they are.
    ///
    /// - Parameter answer: The lengths that the rule gave in doubles, in points; `nil` where it answered in fractions.
    /// - Throws: `CertificateError`; what the rule throws.
    public func certificate(by rule: RuleEntry, answering answer: [Double]? = nil) throws -> CertificateDocument {
        do {
            let lengths = rule.programs == nil ? try exactLengths(by: rule) : nil
            let document = try RowCertificateDocument(proving: self, lengths: lengths, countsLine: rule.countsLine)
            if let answer { try checkRounding(of: answer, beside: document.certificate.lengths.map(\.double)) }
            return .row(document)
        } catch let fault as CertificateFault {
            throw CertificateError(fault, of: rule, on: self)
        }
    }

    /// A flex line with factors below 1 may jump, and rounding may then decide for the other side.
    private func checkRounding(of answer: [Double], beside optimum: [Double]) throws(CertificateError) {
        let tolerance = row.inDoubles.tolerance
        let distances = zip(answer, optimum).map { $0 == $1 ? 0 : abs($0 - $1) }
        guard let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }) else { return }
        guard distances[farthest] > max(tolerance, Tolerance.relative * optimum[farthest]) else { return }
        throw .roundedApart(row.items.names[farthest], answer: answer[farthest], optimum: optimum[farthest])
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
    /// An item of this name has another length in the exact optimum, in points, and not for the last digits alone.
    case roundedApart(String, answer: Double, optimum: Double)

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
        case .roundedApart(let item, let answer, let optimum):
            "no certificate: rounding decided a comparison: \(item) is \(answer.points), and "
                + "\(optimum.points) in exact arithmetic; --arithmetic exact answers and proves it"
        }
    }
}
