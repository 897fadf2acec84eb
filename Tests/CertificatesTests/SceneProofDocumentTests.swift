// SceneProofDocumentTests.swift: proofs about scenes are written, read back, and hold only as they were found.

import Certificates
import Documents
import Families
import Foundation
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct SceneProofDocumentTests {
    private func read(_ text: String) throws -> CertificateDocument {
        try ProblemDecoder().decodeCertificate(Record(file: "c.json", line: 1, data: Data(text.utf8)))
    }

    @Test func `a certificate reads back as it was written, and holds`() throws {
        try forAll(.provable(by: .swiftui, leaves: 4), settings: .share(4, of: 100)) { family in
            let found = try ProvedFamily(
                family, by: .swiftui, claims: [.fits, .untruncated], measures: [.outside],
                limits: ProofLimits(regions: 60), keepsCertificate: true, looksForRepairs: false)
            guard let certificate = found.certificate else { return true }
            let copy = try read(certificate.json.line)
            try copy.check()
            return copy == certificate && copy.kind == .scenes
        }
    }

    @Test func `a part is missing where texts come together in more ways than there are parts`() throws {
        let family = try SceneFamily.read(
            """
            {"parameters": {"t": {"choices": ["a", "b"]}}, "proposal": [50, 50], "tree": {"kind": "text", "string": "t"},
             "claims": ["fits"]}
            """)
        let found = try ProvedFamily(family, by: .swiftui, keepsCertificate: true)
        guard case .scenes(var document) = try #require(found.certificate) else { return }
        try document.check()
        document.parts.removeLast()
        #expect(throws: CertificateFault.otherTexts(1, wanted: 2)) { try document.check() }
    }
}
