// CertificateMutants.swift: changed certificates of a kind, and which of the checkers take them for proofs.

@testable import Certificates
import Foundation
import PlumbTesting
import TestSupport
import Testing
import Workbench

/// A certificate with one to three changes, as `Tests/Peers/fuzz_certificates.py` made it.
struct CertificateMutant: Decodable, CustomStringConvertible {
    /// Its number under the seed.
    let number: Int
    /// What was changed.
    let done: String
    /// The certificate, one line.
    let text: String

    var description: String { "\(number), changed by \(done): \(text)" }
}

/// The mutants of one kind of certificate.
struct CertificateMutants {
    let mutants: [CertificateMutant]
    /// Whether `plumb check` takes each for a proof.
    let heldByCommand: [Bool]
    /// Whether the checker in Python does.
    let heldByPython: [Bool]

    private static let peers = Repository.root.appending(path: "Tests/Peers")

    /// Makes mutants of good certificates and has all of them checked.
    init(of certificates: [CertificateDocument], _ settings: TestingSettings) throws {
        let options = ["--seed", "\(settings.seed)", "--mutants", "\(settings.cases)"]
        let made = try PythonChecker.run(
            certificates.map(\.json.line), by: Self.peers.appending(path: "fuzz_certificates.py"), options)
        let mutants = try made.answers.map { try JSONDecoder().decode(CertificateMutant.self, from: Data($0.utf8)) }
        try #require(made.status == 0 && mutants.count == settings.cases)
        let first = try #require(certificates.first)
        let script =
            switch first {
            case .family: PythonChecker.proofScript
            case .scenes: PythonChecker.sceneScript
            case .repair(let document): document.script
            default: PythonChecker.script
            }
        let answers = try PythonChecker.run(mutants.map(\.text), by: script).answers
        try #require(answers.count == mutants.count)
        self.mutants = mutants
        heldByPython = answers.map { $0 == "holds" }
        heldByCommand = mutants.map { (try? CertificateDocument.read($0.text))?.holds ?? false }
    }

    /// The indices of those that somebody takes for a proof.
    var held: [Int] { mutants.indices.filter { heldByCommand[$0] || heldByPython[$0] } }

    /// What the oracle in Python says of rows and of families of rows.
    static func verdicts(on texts: [String]) throws -> [String] {
        let answers = try PythonChecker.run(texts, by: peers.appending(path: "certificate_oracle.py")).answers
        try #require(answers.count == texts.count)
        return answers
    }
}

extension RepairCertificateDocument {
    /// The checker in Python that lays such things out.
    var script: URL {
        switch subject {
        case .rows: PythonChecker.proofScript
        case .scenes: PythonChecker.sceneScript
        }
    }
}
