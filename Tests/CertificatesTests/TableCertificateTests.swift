// TableCertificateTests.swift: certificates of tables are accepted by both checkers, and by neither where they lie.

import Boxes
import Certificates
import Documents
import Foundation
import Tables
import TestSupport
import Testing
import Workbench

struct TableCertificateTests {
    private static func certificate(width: Double) throws -> TableCertificateDocument {
        let texts = [
            ["Engine", "Lines", "What it does"],
            ["browsers", "1.08", "from the widest words towards the natural widths in proportion"],
            ["terminal libraries", "1.12", "narrow the widest columns together, and cut words that need not be cut"],
        ]
        let questioner = try TableQuestioner(
            TableDocument(rows: texts, headerRows: 1), TableSettings(ruler: .terminal, width: width, words: .cut))
        let proof = try #require(try questioner.optimum()?.proof)
        return TableCertificateDocument(id: nil, table: proof.table, optimum: proof.optimum)
    }

    private static func record(_ line: String) -> Record { Record(file: "-", line: 1, data: Data(line.utf8)) }

    @Test(arguments: [24.0, 40, 72]) func `a certificate is read back and holds`(width: Double) throws {
        let line = CertificateDocument.table(try Self.certificate(width: width)).json.line
        let read = try ProblemDecoder().decodeCertificate(Self.record(line))
        try read.check()
        #expect(read.json.line == line)
    }

    /// Each change makes the statement false, or its numbers other than what the widths come to.
    @Test func `neither checker takes what was tampered with`() throws {
        let certificate = try Self.certificate(width: 40)
        let line = CertificateDocument.table(certificate).json.line
        var lies: [String] = []
        lies.append(
            line.replacing("\"height\": \(certificate.height),", with: "\"height\": \(certificate.height - 1),"))
        lies.append(line.replacing("\"room\": \(certificate.room)", with: "\"room\": \(certificate.room + 12)"))
        lies.append(line.replacing("\"stage\": \"height\"", with: "\"stage\": \"width\""))
        for lie in lies {
            #expect(lie != line)
            let read = try ProblemDecoder().decodeCertificate(Self.record(lie))
            #expect(throws: CertificateFault.self) { try read.check() }
        }
        guard PythonChecker.python != nil else { return }
        let script = Repository.root.appending(path: "Tests/Peers/check_table.py")
        let said = try PythonChecker.run([line] + lies, by: script).answers
        #expect(said.map { $0 == "holds" } == [true] + lies.map { _ in false })
    }
}
