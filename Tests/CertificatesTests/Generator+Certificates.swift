// Generator+Certificates.swift: random certificates of rows, of places across and of scenes.

import Certificates
import Foundation
import PlumbTesting
import Rows
import TestSupport
import Workbench

extension Generator where Value == RowDocumentOver<Fraction> {
    /// Rows of a policy, one container in five unspecified or infinite, some items with measures across.
    static func exactRows(_ policy: Policy) -> Generator {
        let rows = Generator<Row>.rows(RowShape(policy: policy, items: 1...8))
        let child = Generator<AlignmentProblem>.alignments(children: 1...1)
        return Generator(describe: { $0.json.line }) { choices in
            let row = rows.draw(&choices)
            let available = [nil, .infinity, row.available, row.available, row.available][Int(choices.draw(upTo: 4))]
            let isMeasured = choices.draw(upTo: 2) == 2
            let cross = row.items.map { _ -> AlignmentProblemOver<Fraction>.Child? in
                guard isMeasured, choices.draw(upTo: 2) > 0 else { return nil }
                return child.draw(&choices).children.first.map {
                    .init(length: Fraction(decimal: $0.length), guide: Fraction(decimal: $0.guide))
                }
            }
            do {
                let row = try Row(
                    items: row.items, spacing: row.spacing, available: available, policy: row.policy)
                return RowDocumentOver(row: row.exact, cross: cross)
            } catch {
                preconditionFailure("a drawn row is within the rules: \(error)")
            }
        }
    }
}

extension CertificateDocument {
    /// The certificate of the optimum of a row.
    static func optimum(
        of problem: RowDocumentOver<Fraction>, countsLine: Bool = false
    ) throws -> CertificateDocument {
        .row(try RowCertificateDocument(proving: problem, countsLine: countsLine))
    }

    /// Whether the certificate holds.
    var holds: Bool {
        do {
            try check()
            return true
        } catch {
            return false
        }
    }

    /// The certificate as it comes back from a file.
    func readBack() throws -> CertificateDocument { try Self.read(json.line) }

    /// Reads a certificate.
    static func read(_ text: String) throws -> CertificateDocument {
        try ProblemDecoder().decodeCertificate(Record(file: "certificates.jsonl", line: 1, data: Data(text.utf8)))
    }
}
