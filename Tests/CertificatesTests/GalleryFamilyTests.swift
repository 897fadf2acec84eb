// GalleryFamilyTests.swift: the families of Models/families, each with its claims decided and its certificate checked.

import Certificates
import Documents
import Foundation
import Plumb
import TestSupport
import Testing
import Workbench

struct GalleryFamilyTests {
    private static let measures: [LayoutMeasure] = [.overflow, .avoidableOverflow, .unused, .distance]
    /// No certificate of a family of the gallery is as long, in bytes.
    private static let mostBytes = 200_000

    /// All families, by their names, each with the rule that suits its policy.
    private static func families() throws -> [(document: FamilyDocument, rule: RuleEntry)] {
        let folder = Repository.root.appending(path: "Models/families")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map { file in
            let record = Record(file: file.path, line: 1, data: try Data(contentsOf: file))
            let document = try ProblemDecoder().decodeFamily(record)
            return (document, try #require(rules[document.family.row.policy]))
        }
    }

    /// Compose shares weights as CSS does.
    private static let rules: [Policy: RuleEntry] = [
        .equalSizes: .swiftui, .equalIncrements: .progressiveFill, .weights: .css, .cssFlex: .css, .glue: .glue,
    ]

    /// The checker in Python has no rule for glue, and no optimum of flex lines.
    private static func isChecked(_ policy: Policy, _ measures: [LayoutMeasure]) -> Bool {
        policy != .glue && !(policy == .cssFlex && measures.contains { $0 == .unused || $0 == .distance })
    }

    /// What proves the claims and measures of which something is true.
    ///
    /// - Parameters:
    ///   - names: The families; all by default.
    ///   - rule: By default the one that suits each policy.
    static func certificates(
        of names: Set<String>? = nil, by rule: RuleEntry? = nil,
        where isWanted: (Policy, [LayoutMeasure]) -> Bool = { _, _ in true }
    ) throws -> [CertificateDocument] {
        let families = try families().filter { names?.contains($0.document.id ?? "") ?? true }
        return try families.compactMap { document, own -> CertificateDocument? in
            let policy = document.family.row.policy
            let measures = measures.filter { isWanted(policy, [$0]) }
            guard !measures.isEmpty else { return nil }
            var document = document
            document.claims = document.claims.filter { isWanted(policy, [$0.measure]) }
            return try ProvedFamily(document, by: rule ?? own, measures: measures, keepsCertificate: true).certificate
        }
    }

    @Test func `every row of the gallery has a family with the same items`() throws {
        let families = try Self.families().map { Set($0.document.family.row.items.compactMap(\.id)) }
        for file in try Repository.gallery() {
            var reader = RecordReader(files: [file.path])
            while let record = reader.next() {
                let problem = try ProblemDecoder().decode(record.get())
                #expect(families.contains(Set(problem.row.items.compactMap(\.id))), "\(problem.id ?? file.path)")
            }
        }
    }

    @Test func `every claim is decided, and its certificate is short and holds`() throws {
        let families = try Self.families()
        #expect(families.count >= 32)
        for (document, rule) in families {
            let name = document.id ?? "without a name"
            #expect(document.claims.count >= 2, "\(name)")
            let proved = try ProvedFamily(document, by: rule, measures: Self.measures, keepsCertificate: true)
            #expect(proved.stop == nil, "\(name)")
            #expect(proved.measures.allSatisfy { $0.worst != nil }, "\(name)")
            for claim in proved.claims {
                #expect(claim.holds != nil, "\(name): \(claim.claim)")
            }
            let certificate = try #require(proved.certificate)
            try certificate.check()
            #expect(certificate.json.line.utf8.count < Self.mostBytes, "\(name)")
        }
    }

    @Test(.enabled(if: PythonChecker.python != nil))
    func `the checker in Python agrees wherever it has the rule`() throws {
        let certificates = try Self.certificates(where: Self.isChecked)
        #expect(certificates.count >= 27)
        let answers = try PythonChecker.holds(certificates, by: PythonChecker.proofScript)
        for (certificate, holds) in zip(certificates, answers) {
            #expect(holds, "\(certificate.id ?? "without a name"): \(certificate.statement)")
        }
    }

    /// Each was worked out by hand from the row.
    @Test(
        arguments: [
            // Gaps and icons leave 230: half of it for the button, and 160 for the field, are 45 too many.
            ("chat-composer", "overflow", "45"),
            // Half of the container, where the second item needs all of it.
            ("swiftui-overflow", "overflow", "20"),
            // Half of a container of 100, which the wide item needs.
            ("swiftui-overflow-measured", "avoidable-overflow", "50"),
            // At twice the size the minima are 768, and gaps 5: 533 more than 240.
            ("tab-strip", "overflow", "533"),
            // Parts of 75.84 and gaps of 7.23 at three times their size: 249.21 in a line of 40.
            ("formula", "overflow", "20921/100"),
        ])
    func `the worst cases are those worked out by hand`(name: String, measure: String, value: String) throws {
        let (document, rule) = try #require(try Self.families().first { $0.document.id == name })
        let asked = try LayoutMeasure(parsing: measure)
        let proved = try ProvedFamily(document, by: rule, measures: [asked])
        #expect(proved.measures.first?.worst?.value == Fraction(value))
        #expect(proved.measures.first?.worst?.isAttained == true)
    }
}
