// CheckLine.swift: what `plumb check` says of a certificate, and of a problem that has none.
// Field names are fixed: other programs rely on them.  Fields may be added, never renamed.

/// One line of the report.
package struct CheckLine: Sendable {
    /// Whether nothing is wrong.
    package let isGood: Bool
    /// The line for people.
    package let text: String
    /// The line for programs.
    package let json: JSONText
}

extension CheckLine {
    /// What has come of a certificate.
    ///
    /// - Parameters:
    ///   - fault: What keeps it from being a proof.
    ///   - difference: Why it is not about what the files ask.
    ///   - line: Where it stands in its file, from 1.
    package init(
        _ certificate: CertificateDocument, fault: CertificateFault?, difference: ProblemDifference?, line: Int
    ) {
        isGood = fault == nil && difference == nil
        let outcome =
            difference?.description ?? fault.map { "does not hold: \($0)" }
            ?? "holds: \(CertificateWords(certificate).statement)"
        text = "\(certificate.id ?? "line \(line)"): \(outcome)".printable
        let question = certificate.question
        json = .members([
            ("id", certificate.id.map(JSONText.string)), ("certificate", .string(certificate.kind.rawValue)),
            ("holds", .bool(isGood)), ("proves", isGood ? .string(certificate.statement) : nil),
            ("fault", (difference?.description ?? fault?.description).map(JSONText.string)),
            ("rule", certificate.rule.map(JSONText.string)), ("parameters", question.member(ParameterRecords.field)),
            ("where", question.member("where")), ("statement", .string(CertificateWords(certificate).statement)),
        ])
    }

    /// A problem that has no certificate, or a claim of it that none proves.
    package init(_ gap: CertificateGap) {
        let (problem, fault) = (gap.problem, gap.description)
        isGood = false
        text = "\(problem.id ?? "a problem without a name"): \(fault) (\(problem.file):\(problem.line))".printable
        json = .members([
            ("id", problem.id.map(JSONText.string)), ("file", .string(problem.file)), ("line", .integer(problem.line)),
            ("holds", .bool(false)), ("fault", .string(fault)),
        ])
    }
}
