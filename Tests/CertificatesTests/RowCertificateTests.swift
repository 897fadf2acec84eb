// RowCertificateTests.swift: certificates of rows, worked by hand.  Lengths in points.

import Certificates
import Rows
import Testing
import Workbench

struct RowCertificateTests {
    /// 100 for three items: the first stops at 20, the others share 80.
    static let row = try? ExactRow(
        items: [ItemOver(id: "a", maximum: 20), ItemOver(id: "b"), ItemOver(id: "c")], available: 100)

    static func fault(
        _ row: ExactRow, _ lengths: [Fraction], _ levels: [(Double, Fraction)]
    ) -> String? {
        let levels = levels.map { TierLevelOver(priority: $0.0, level: $0.1) }
        return row.fault(in: RowCertificate(lengths: lengths, levels: levels))?.sentence(naming: row.items.names)
    }

    @Test func `the optimum and its level are a proof, and no other lengths or level are`() throws {
        let row = try #require(Self.row)
        #expect(Self.fault(row, [20, 40, 40], [(0, 40)]) == nil)
        #expect(row.certificate == RowCertificate(lengths: [20, 40, 40], levels: [.init(priority: 0, level: 40)]))
        #expect(Self.fault(row, [20, 41, 39], [(0, 40)]) == #"item "b" is 41; at level 40 it would be 40"#)
        #expect(Self.fault(row, [20, 40, 40], [(0, 39)]) == #"item "b" is 40; at level 39 it would be 39"#)
        #expect(Self.fault(row, [20, 39, 39], [(0, 39)]) == "the tier of priority 0 holds 98; it gets 100")
        #expect(Self.fault(row, [20, 40], [(0, 40)]) == "there are 2 lengths for 3 items")
        #expect(
            Self.fault(row, [20, 40, 40], []) == "the levels are not those of the tiers, which are of priority 0")
    }

    @Test func `thirds are proved as thirds`() throws {
        let row = try ExactRow(items: [ItemOver(), ItemOver(), ItemOver()], available: 100)
        let third = Fraction(100, over: 3)
        #expect(Self.fault(row, [third, third, third], [(0, third)]) == nil)
        let near = Fraction(decimal: 33.333333)
        #expect(Self.fault(row, [near, near, near], [(0, near)]) != nil)
    }

    @Test func `any level that gives the lengths will do`() throws {
        let row = try ExactRow(items: [ItemOver(maximum: 20), ItemOver(maximum: 30)], available: 100)
        for level: Fraction in [30, 31, 1_000] { #expect(Self.fault(row, [20, 30], [(0, level)]) == nil) }
        #expect(Self.fault(row, [20, 30], [(0, 29)]) != nil)
    }

    @Test func `an unspecified container asks for the ideals, an infinite one for the maxima`() throws {
        let items: [ItemOver<Fraction>] = [ItemOver(id: "a", minimum: 1, ideal: 5, maximum: 9), ItemOver(id: "b")]
        let open = try ExactRow(items: items, available: nil)
        #expect(Self.fault(open, [5, 0], []) == nil)
        #expect(Self.fault(open, [6, 0], []) == #"item "a" is 6; the container asks for 5"#)
        #expect(Self.fault(open, [5, 0], [(0, 5)]) == "there are levels, but nothing is shared")
        let endless = try ExactRow(items: items, available: .infinity)
        #expect(Self.fault(endless, [9, .infinity], []) == nil)
        #expect(Self.fault(endless, [9, 9], []) != nil)
    }

    /// The example of Documentation/Mathematics.md, section 4: no one level.
    @Test func `a shrinking flex line that holds space back has its loop's lengths`() throws {
        let items: [ItemOver<Fraction>] = [
            ItemOver(flex: .init(basis: 1, shrink: Fraction(1, over: 2))),
            ItemOver(flex: .init(basis: 2, shrink: Fraction(1, over: 10))),
        ]
        let row = try ExactRow(items: items, available: 0, policy: .cssFlex)
        #expect(row.certificate.lengths == [0, Fraction(17, over: 10)])
        #expect(row.fault(in: row.certificate) == nil)
        #expect(Self.fault(row, [Fraction(1, over: 4), Fraction(17, over: 10)], [(0, Fraction(-3, over: 2))]) != nil)
    }

    // MARK: Across

    static let aligned =
        #"{"certificate": "row", "problem": {"available": 9, "items": [{"cross": {"length": 30, "guide": 25}}, "#
        + #"{}, {"cross": {"length": 30, "guide": 5}}]}, "lengths": [3, 3, 3], "levels": [{"priority": 0, "level": 3}], "#
        + #""cross": {"extent": 50, "guide": 25, "offsets": [0, null, 20]}}"#

    @Test(arguments: [
        ("", "", nil), (#""extent": 50"#, #""extent": 51"#, "across: avoidable extent: 51, where 50 is possible"),
        ("null, 20", "null, 21", "across: misaligned: the guide of item 2 lies 1 beyond that of item 0"),
        ("[0, null, 20]", "[1, null, 21]", "across: outside: item 2 reaches 1 beyond the end of the extent"),
        (
            #""extent": 50, "guide": 25"#, #""extent": 50, "guide": 24"#,
            "across: the line is said to be at 24; the guides are at 25"
        ),
        ("[0, null, 20]", "[0, 0, 20]", "item 1 must have a place across where it has measures, and else null"),
        (#""guide": 5}"#, #""guide": "infinity"}"#, "item 2 has an infinite guide, which no certificate can place"),
    ])
    func `places across hold where all guides are on one line and the extent is the least`(
        text: String, other: String, fault: String?
    ) throws {
        let changed = text.isEmpty ? Self.aligned : Self.aligned.replacing(text, with: other)
        let certificate = try CertificateDocument.read(changed)
        if let fault {
            #expect { try certificate.check() } throws: { "\($0)" == fault }
        } else {
            try certificate.check()
        }
    }

    @Test func `the line itself may hold an end of the extent`() throws {
        let child = AlignmentProblemOver<Fraction>.Child(length: 10, guide: -6)
        let row = try ExactRow(items: [ItemOver(), ItemOver()], available: nil)
        let problem = RowDocumentOver(row: row, cross: [child, child])
        let counted = try RowCertificateDocument(proving: problem, countsLine: true)
        #expect(counted.cross == CrossCertificate(extent: 16, guide: 0, offsets: [6, 6], countsLine: true))
        try counted.check()
        let uncounted = try RowCertificateDocument(proving: problem)
        #expect(uncounted.cross == CrossCertificate(extent: 10, guide: -6, offsets: [0, 0]))
        try uncounted.check()
    }

    // MARK: By rules

    @Test func `a rule's answer is certified where it is the optimum, whichever solver finds it`() throws {
        let row = try ExactRow(items: [ItemOver(maximum: 10), ItemOver(minimum: 10)], available: 10)
        let problem = RowDocumentOver(row: row)
        for rule in [RuleEntry.glpk, .gini, .certified, .exact, .waterFill] {
            guard case .row(let document) = try problem.certificate(by: rule) else { continue }
            #expect(document.certificate.lengths == [0, 10])
            try document.check()
        }
        #expect { try problem.certificate(by: .swiftui) } throws: {
            "\($0)" == "no certificate: the answer of SwiftUI rule is not the optimum "
                + "(avoidable overflow: by 5, where 0 is possible); another solver finds it"
        }
    }
}
