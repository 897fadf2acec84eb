// CertificateCases.swift: what is no certificate, and what is one that is written in an unusual way.

import Certificates
import Foundation
import TestSupport
import Testing

/// The cases of `Tests/Peers/certificate-cases.json`, which says what they are.
struct CertificateCases: Decodable {
    /// A document that holds, with one text put in the place of another.
    struct Case: Decodable, CustomStringConvertible {
        let of: String
        let wrong: String?
        let right: String?
        let `for`: String
        let put: String

        var description: String { "\(of): \(wrong ?? right ?? ""): \(put)" }
    }

    private let documents: [String: String]
    let refused: [Case]
    let read: [Case]

    init() throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: Self.file))
    }

    private static let file = Repository.root.appending(path: "Tests/Peers/certificate-cases.json")

    /// The forged certificates, a line each.
    static func forged() throws -> [String] {
        let all = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let forged = try #require(all?["forged"] as? [[String: Any]])
        return try forged.map { entry in
            let document = try #require(entry["document"])
            let data = try JSONSerialization.data(withJSONObject: document, options: .sortedKeys)
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// The documents that hold.
    var whole: [(kind: String, line: String)] {
        documents.sorted { $0.key < $1.key }.map { ($0.key, Self.quoted($0.value)) }
    }

    /// The document of a case.
    func line(of entry: Case) throws -> String {
        let document = try #require(documents[entry.of])
        try #require(
            document.components(separatedBy: entry.for).count == 2, "\(entry): \(entry.for) must stand there once")
        return Self.quoted(document.replacing(entry.for, with: entry.put))
    }

    private static func quoted(_ text: String) -> String { text.replacing("'", with: "\"") }
}
