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

    /// A table whose cells over several columns are parted in its proofs.
    private static func spanned(room: Int) throws -> TableCertificateDocument {
        func cell(_ row: Int, _ columns: Range<Int>, _ steps: (Int, Int)...) -> WholeTable.Cell {
            .init(rows: row..<row + 1, columns: columns, heights: steps.map { .init(width: $0.0, amount: $0.1) })
        }
        let table = try WholeTable(
            cells: [
                cell(0, 0..<2, (300, 4), (512, 3), (1_001, 1)), cell(0, 2..<4, (200, 5), (617, 3), (1_203, 1)),
                cell(1, 0..<1, (100, 1)), cell(1, 1..<3, (250, 4), (703, 2), (905, 1)), cell(1, 3..<4, (90, 1)),
            ], limits: Array(repeating: (0, 10_000), count: 4), rowCount: 2, columnGaps: [10, 10, 10], rowGaps: [5],
            lineHeight: 1, room: room)
        return TableCertificateDocument(id: nil, table: table, optimum: try OptimalTable(of: table))
    }

    private static func record(_ line: String) -> Record { Record(file: "-", line: 1, data: Data(line.utf8)) }

    @Test(arguments: [24.0, 40, 72]) func `a certificate is read back and holds`(width: Double) throws {
        let line = CertificateDocument.table(try Self.certificate(width: width)).json.line
        let read = try ProblemDecoder().decodeCertificate(Self.record(line))
        try read.check()
        #expect(read.json.line == line)
    }

    /// The line with each number of its proofs changed: columns, widths, prices and shares.
    private static func mutants(of line: String) -> [String] {
        guard let proofs = line.range(of: "\"proofs\"") else { return [] }
        return line[proofs.upperBound...].matches(of: /\d+/).flatMap { match in
            let number = Int(match.output) ?? 0
            return Set([0, number - 1, number + 1, 2 * number, number + 100]).subtracting([number]).filter { $0 >= 0 }
                .map { line.replacingCharacters(in: match.range, with: "\($0)") }
        }
    }

    private static func holds(_ line: String) throws -> Bool {
        do {
            try ProblemDecoder().decodeCertificate(record(line)).check()
            return true
        } catch is CertificateFault { return false } catch is InputError { return false }
    }

    /// Some changes of a true proof leave it one; no change of a proof makes a table the best where a better one fits.
    @Test func `neither checker takes forged splits and prices of neighbours`() throws {
        let (wide, narrow) = (try Self.spanned(room: 1_500), try Self.spanned(room: 1_000))
        #expect(wide.height < narrow.height, "\(wide.height) \(narrow.height)")
        let line = CertificateDocument.table(wide).json.line
        #expect(try ProblemDecoder().decodeCertificate(Self.record(line)).json.line == line)
        let lie = CertificateDocument.table(narrow).json.line.replacing("\"room\": 1000", with: "\"room\": 1500")
        let (changed, lies) = (Self.mutants(of: line), [lie] + Self.mutants(of: lie))
        #expect(lie.contains("\"runs\"") && lie.contains("\"columns\": [1, 3], \"at\""), "\(lie)")
        let taken = try ([line] + changed + lies).map(Self.holds)
        #expect(taken[0] && !taken.suffix(lies.count).contains(true))
        #expect(taken.prefix(1 + changed.count).contains(false))
        guard PythonChecker.python != nil else { return }
        let script = Repository.root.appending(path: "Tests/Peers/check_table.py")
        let said = try PythonChecker.run([line] + changed + lies, by: script).answers.map { $0 == "holds" }
        #expect(said.count == taken.count)
        for (certificate, (said, taken)) in zip([line] + changed + lies, zip(said, taken)) {
            #expect(said == taken, "\(certificate)")
        }
    }

    @Test func `a proof as deep as the search makes it is read back`() throws {
        var certificate = try Self.certificate(width: 40)
        let chain = (0..<TableProof.mostDepth).reduce(TableProof.widest) { rest, _ in
            .split(columns: 0..<1, at: 0, below: .widest, from: rest)
        }
        #expect(chain.depth == TableProof.mostDepth)
        certificate.proofs[0] = ProvedStage(stage: certificate.proofs[0].stage, column: nil, proof: chain)
        let line = CertificateDocument.table(certificate).json.line
        #expect(try ProblemDecoder().decodeCertificate(Self.record(line)).json.line == line)
    }

    /// A column in a room of 2, of which height 2 in width 1 is said to be the least; height 1 in width 2 is lower.
    private static func lie(
        heights: String = "[[1, 2], [2, 1]]", room: String = "2", rows: String = "1", proof: String
    ) -> String {
        """
        {"certificate": "table", "room": \(room), "least": [1], "most": [9], "rowCount": \(rows), "columnGaps": [], \
        "rowGaps": [], "lineHeight": 1, "cells": [{"rows": [0, 1], "columns": [0, 1], "heights": \(heights)}], \
        "widths": [1], "height": 2, "cuts": 0, "proofs": [{"stage": "height", "proof": \(proof)}]}
        """
    }

    /// Each line has a number that is not whole or out of range, steps that rise, too many rows, or cases nested too deeply.
    @Test func `neither checker takes what is no table in whole numbers`() throws {
        let all = #"{"all": true}"#
        let deep = String(repeating: #"{"column": 0, "at": 1, "below": {"all": true}, "from": "#, count: 5_000)
        let lies = [
            Self.lie(proof: all), Self.lie(heights: "[[1, 1], [2, 2]]", proof: all),
            Self.lie(
                proof: #"{"column": 0, "at": 1.5, "below": \#(all), "from": "#
                    + #"{"column": 0, "at": 2.5, "below": \#(all), "from": \#(all)}}"#),
            Self.lie(proof: #"{"limits": [1], "price": 0, "shares": [[0, 0, NaN]]}"#),
            Self.lie(proof: #"{"limits": [1], "price": 1e999, "shares": []}"#),
            Self.lie(heights: "[[1, 2], [2, -1]]", proof: all), Self.lie(room: "2.5", proof: all),
            Self.lie(rows: "1000000000000", proof: all),
            Self.lie(proof: deep + all + String(repeating: "}", count: 5_000)),
        ]
        #expect(try !lies.map(Self.holds).contains(true))
        guard PythonChecker.python != nil else { return }
        let script = Repository.root.appending(path: "Tests/Peers/check_table.py")
        #expect(try PythonChecker.run(lies, by: script).answers.map { $0 == "holds" } == lies.map { _ in false })
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
