// CheckingRecords.swift: certificates checked in exact arithmetic, as `plumb check` does.  Nothing here asks a solver.

/// Every certificate is checked, and held against the problems that it has to be about.
package struct CheckingRecords: RecordVerb {
    private let stated: StatedProblems?

    /// - Parameter stated: The problems that the certificates have to be about; `nil` where that does not matter.
    package init(of stated: StatedProblems? = nil) { self.stated = stated }

    package static var name: String { "check" }

    package func answer(_ record: Record, by decoder: ProblemDecoder) throws -> CheckedRecord {
        let certificate = try decoder.decodeCertificate(record)
        var fault: CertificateFault?
        do { try certificate.check() } catch { fault = error }
        return CheckedRecord(
            certificate: certificate, fault: fault, answer: stated?.answer(of: certificate, holds: fault == nil),
            place: record)
    }
}

/// A certificate, checked.
package struct CheckedRecord: RecordAnswer {
    /// The certificate.
    package let certificate: CertificateDocument
    /// What keeps it from being a proof.
    package let broken: CertificateFault?
    /// What it says of the problems that it has to be about.
    package let stated: StatedProblems.Answer?
    /// What is said of it.
    package let line: CheckLine
    /// Where it stands.
    package let place: Record

    init(certificate: CertificateDocument, fault: CertificateFault?, answer: StatedProblems.Answer?, place: Record) {
        (self.certificate, broken, stated, self.place) = (certificate, fault, answer, place)
        line = CheckLine(certificate, fault: fault, difference: answer?.difference, line: place.line)
    }

    package var id: String? { certificate.id }

    package func writeLines(to json: inout JSONWriter) {
        json.value(line.json)
        json.endLine()
    }

    package func writeFields(to json: inout JSONWriter) { json.members(of: line.json, but: "id") }
    package func count(in counts: inout AnswerCounts) { counts.count(line.counted) }
}

extension CheckLine {
    /// What is counted of it.
    package var counted: AnswerCounts.Answer {
        AnswerCounts.Answer(of: "certificates", verdict: isGood ? "holds" : "fails", stands: isGood)
    }
}
