// StatedProblemsTests.swift: a certificate is about a problem of the files as they are, or it is said what differs.

@testable import Certificates
import Foundation
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct StatedProblemsTests {
    static let toolbar = #"""
        {"id": "toolbar", "parameters": {"w": [340, 1440], "title": [0, 300]}, "where": [["<=", "title", "w"]], "available": "w", "spacing": 8, "items": [{"id": "back", "min": 44, "max": 44}, {"id": "title", "min": ["/", "title", 2], "ideal": "title", "max": "title"}, {"id": "search", "min": 120, "max": 400}], "claims": ["fits", "length(search) >= 120"]}
        """#
    static let photos = #"""
        {"id": "photos", "parameters": {"w": [320, 1440], "s": [0.8, 2], "t": {"choices": {"de": "Fotos", "en": "Photos"}}}, "where": [["<=", ["*", 100, "s"], "w"]], "proposal": ["w", 400], "displayScale": "infinity", "tree": {"kind": "hstack", "id": "row", "spacing": 8, "children": [{"kind": "text", "id": "title", "string": "t", "size": ["*", 17, "s"]}, {"kind": "fixed", "id": "add", "w": 44, "h": 44}]}, "claims": ["fits", "untruncated", "right(title) <= left(add) - 8"]}
        """#
    static let row =
        #"{"id": "r", "available": 100, "spacing": 2, "items": [{"id": "a", "min": 0.1}, {"id": "b", "max": 20}]}"#
    static let screen =
        #"{"id": "s", "proposal": [100, 50], "tree": {"kind": "hstack", "spacing": 10, "children": "#
        + #"[{"kind": "color", "id": "a"}, {"kind": "fixed", "id": "b", "w": 30, "h": 20}]}}"#

    private static func record(_ text: String, line: Int = 1) -> Record {
        Record(file: "files.jsonl", line: line, data: Data(text.utf8))
    }

    /// What `prove` finds of a family, or `solve` of one problem.
    static func certificate(
        of text: String, by rule: RuleEntry = .swiftui, isProved: Bool = true
    ) throws -> CertificateDocument {
        let (decoder, record) = (ProblemDecoder(), record(text))
        let isScene = try decoder.isScene(record)
        let found: CertificateDocument? =
            switch (isScene, isProved) {
            case (true, true):
                try ProvedFamily(
                    decoder.decodeSceneFamily(record), by: rule.engineOfScenes ?? .swiftui, keepsCertificate: true,
                    looksForRepairs: false
                ).certificate
            case (false, true):
                try ProvedFamily(decoder.decodeFamily(record), by: rule, keepsCertificate: true).certificate
            case (true, false): try ScreenAnswer(SceneDocument.read(text)).certificate()
            case (false, false): try decoder.decodeExactly(record).certificate(by: .waterFill)
            }
        // As it comes from a file.
        return try #require(found).readBack()
    }

    /// What is said of certificates beside files, each a problem.
    static func said(
        of certificates: [CertificateDocument], beside files: [String], by rule: RuleEntry = .swiftui
    ) throws -> [String] {
        let problems = try files.enumerated().map { index, text in
            try ProblemDecoder().decodeStatedProblem(record(text, line: index + 1))
        }
        let asked = AskedRule(rows: rule.nameOfProvable, scenes: rule.engineOfScenes?.rawValue)
        let stated = StatedProblems(problems, by: asked)
        var (tally, said) = (stated.tally, [String]())
        for certificate in certificates {
            let answer = stated.answer(of: certificate, holds: certificate.holds)
            if let difference = answer.difference { said.append(difference.description) }
            tally.take(answer)
        }
        return said + tally.gaps.map { "\($0)" }
    }

    @Test func `another rule, and another engine, is named`() throws {
        let (row, scene) = (
            try Self.certificate(of: Self.toolbar, by: .css), try Self.certificate(of: Self.photos, by: .waterFill)
        )
        #expect(
            try Self.said(of: [row, scene], beside: [Self.toolbar, Self.photos]) == [
                "the certificate is about the rule css, asked is swiftui",
                "the certificate is about the rule optimal, asked is swiftui",
            ])
        #expect(try Self.said(of: [row], beside: [Self.toolbar], by: .css).isEmpty)
        #expect(try Self.said(of: [scene], beside: [Self.photos], by: .glpk).isEmpty)
        #expect(
            try Self.said(of: [scene], beside: [Self.photos], by: .css)
                == ["the certificate is about the rule optimal, asked is css"])
    }

    @Test func `every problem has its certificate, and every certificate its problem`() throws {
        let certificates = try [
            Self.certificate(of: Self.toolbar), Self.certificate(of: Self.photos),
            Self.certificate(of: Self.row, isProved: false), Self.certificate(of: Self.screen, isProved: false),
        ]
        let files = [Self.toolbar, Self.photos, Self.row, Self.screen]
        #expect(try Self.said(of: certificates, beside: files).isEmpty)
        #expect(try Self.said(of: certificates.reversed() + certificates, beside: files + files).isEmpty)
        for index in files.indices {
            var (fewer, some) = (certificates, files)
            fewer.remove(at: index)
            some.remove(at: index)
            #expect(try Self.said(of: fewer, beside: files) == ["no certificate is about it"])
            #expect(
                try Self.said(of: certificates, beside: some)
                    == ["no file has a problem of this name that the certificate is about"])
        }
    }

    @Test func `of two problems of one name each needs its own certificate`() throws {
        let wider = Self.row.replacing("100", with: "200")
        let (one, other) = (
            try Self.certificate(of: Self.row, isProved: false), try Self.certificate(of: wider, isProved: false)
        )
        #expect(try Self.said(of: [one, other], beside: [wider, Self.row]).isEmpty)
        #expect(try Self.said(of: [one], beside: [wider, Self.row]) == ["no certificate is about it"])
        let third = try Self.certificate(of: Self.row.replacing("100", with: "300"), isProved: false)
        #expect(
            try Self.said(of: [one, other, third], beside: [wider, Self.row]) == [
                "the certificate is about none of the 2 problems of this name; of the first: the certificate is about "
                    + "available 300, the file says 200"
            ])
    }

    @Test func `a claim that one certificate refutes is not proved, and one that another proves is`() throws {
        let narrow = Self.toolbar.replacing("340", with: "320")
        let refuted = try Self.certificate(of: narrow)
        #expect(
            try Self.said(of: [refuted], beside: [narrow])
                == ["the file claims fits, and its certificate refutes it"])
        let parts = ["fits", "length(search) >= 120"].map { claim in
            Self.toolbar.replacing(#"["fits", "length(search) >= 120"]"#, with: "[\"\(claim)\"]")
        }
        let certificates = try parts.map { try Self.certificate(of: $0) }
        #expect(try Self.said(of: certificates, beside: [Self.toolbar]).isEmpty)
        #expect(
            try Self.said(of: [certificates[0]], beside: [Self.toolbar])
                == ["the file claims length(search) >= 120, and no certificate proves it"])
    }

    /// A claim is proved when it is proved with all texts.
    @Test func `what is proved with some of the texts is not proved`() throws {
        guard case .scenes(var document) = try Self.certificate(of: Self.photos) else { return }
        document.parts[1].findings.removeFirst()
        #expect(
            try Self.said(of: [.scenes(document)], beside: [Self.photos])
                == ["the file claims fits, and no certificate proves it"])
    }

    @Test func `what does not hold proves nothing of a problem`() throws {
        guard case .row(var document) = try Self.certificate(of: Self.row, isProved: false) else { return }
        document.certificate.lengths[0] = 1
        // The fault is reported with the certificate, and once is enough.
        #expect(try Self.said(of: [.row(document)], beside: [Self.row]).isEmpty)
        #expect(!CertificateDocument.row(document).holds)
    }

    @Test func `a certificate is no problem`() throws {
        let text = try Self.certificate(of: Self.row, isProved: false).json.line
        #expect { try Self.said(of: [], beside: [text]) } throws: { "\($0)".contains("write certificates first") }
    }
}
