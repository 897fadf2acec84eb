// ProofPictureTests.swift: pictures of proofs, against snapshots that a person has looked at.

import Families
import Foundation
import Plumb
import Proofs
import Reports
import TestSupport
import Testing

/// Every item takes all or nothing.
private struct Jumping: Rule {
    func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        row.items.map { judge.isLess($0.minimum, room) ? room : 0 }
    }

    func lengths(for row: Row) throws -> [Double] {
        var judge = PlainJudge<Double>()
        return row.room.map { lengths(of: row, in: $0, judge: &judge) } ?? []
    }
}

/// A family that is drawn, and what is claimed of it.
struct ProvedExample: Sendable, CustomTestStringConvertible {
    let name: String
    let family: @Sendable () throws -> Family
    var rule: any Rule = SwiftUIRule()
    var claim: LayoutClaim? = .fits
    var limits = ProofLimits()

    var testDescription: String { name }

    var document: String { get throws { try document(by: rule) } }

    private func document(by rule: some Rule) throws -> String {
        let family = try family()
        let measures = claim.map { [$0.measure] } ?? []
        let regions = try FamilyRegions(of: family, by: rule, measures: measures, limits: limits)
        let worst = try FamilyStudy(of: family, by: rule, measures: measures, limits: limits).worst.first
        return try ProofDrawing(
            family: family, regions: regions.regions, claim: claim, worst: worst, title: name
        ).document
    }

    static let width = Parameter("width", 200...600)
    static let title = Parameter("title", 0...300)

    /// A title of 0 to 300 at least, an icon of 44 and a search field of 80 at least, 8 apart.
    static func toolbar(
        _ parameters: [Parameter], title: VaryingLength, available: VaryingLength, where ties: [Tie] = []
    ) throws -> Family {
        try Family(
            parameters: parameters,
            items: [
                ItemOver(id: "title", minimum: title), ItemOver(id: "icon", minimum: 44, maximum: 44),
                ItemOver(id: "search", minimum: 80),
            ], spacing: 8, available: available, where: ties)
    }

    static let all = [
        ProvedExample(name: "toolbar over its width") {
            try toolbar([width], title: 180, available: width.length)
        },
        ProvedExample(name: "toolbar over its title") {
            try toolbar([title], title: title.length, available: 360)
        },
        ProvedExample(name: "toolbar") {
            try toolbar([width, title], title: title.length, available: width.length)
        },
        ProvedExample(
            name: "toolbar avoidable",
            family: { try toolbar([width, title], title: title.length, available: width.length) },
            claim: .noAvoidableOverflow),
        ProvedExample(name: "rows of one item", family: { try Family.allRows(of: 1) }, claim: .optimal),
        ProvedExample(
            name: "greedy",
            family: {
                let low = Parameter("low", 0...100)
                let high = Parameter("high", 0...200)
                return try Family(
                    parameters: [low, high],
                    items: [
                        ItemOver(id: "list", minimum: 20, maximum: 150),
                        ItemOver(id: "detail", minimum: low.length, maximum: low + high),
                        ItemOver(id: "note", minimum: 60, maximum: 90),
                    ], spacing: 5, available: 220)
            }, claim: .noAvoidableOverflow),
        ProvedExample(
            name: "many",
            family: {
                let a = Parameter("first", 0...100)
                let b = Parameter("second", 0...100)
                return try Family(
                    parameters: [a, b],
                    items: [
                        ItemOver(id: "one", minimum: a.length, maximum: a + 40),
                        ItemOver(id: "two", minimum: b.length, maximum: b + 60),
                        ItemOver(id: "three", minimum: a / 2, maximum: b / 2 + 120),
                        ItemOver(id: "four", minimum: 10, maximum: 70),
                    ], available: 200)
            }, claim: .within(10)),
        ProvedExample(
            name: "partly explored",
            family: { try toolbar([width, title], title: title.length, available: width.length) },
            claim: .noAvoidableOverflow, limits: ProofLimits(regions: 4)),
        ProvedExample(
            name: "partly explored over its width",
            family: { try toolbar([width], title: 180, available: width.length) }, limits: ProofLimits(regions: 2)),
        ProvedExample(name: "segment") {
            let height = Parameter("a & <b>", 0...300)
            return try toolbar(
                [width, height], title: height.length, available: width.length,
                where: [width - 200 <= height.length, height.length <= width - 200])
        },
        ProvedExample(name: "point") {
            try toolbar(
                [Parameter("width", 300...300), title], title: title.length, available: 300,
                where: [title.length >= 300])
        },
        ProvedExample(
            name: "very many",
            family: {
                let (a, b) = (Parameter("first", 0...120), Parameter("second", 0...120))
                return try Family(
                    parameters: [a, b],
                    items: [
                        ItemOver(id: "one", minimum: a.length, maximum: a + 40),
                        ItemOver(id: "two", minimum: b.length, maximum: b + 60),
                        ItemOver(id: "three", minimum: a / 2, maximum: b / 2 + 120),
                        ItemOver(id: "four", minimum: 10, maximum: a / 3 + 50),
                        ItemOver(id: "five", minimum: b / 4, maximum: 90),
                        ItemOver(id: "six", minimum: 20, maximum: b * 2 + 25),
                    ], available: a + 260)
            }, claim: .within(10)),
        ProvedExample(
            name: "jump",
            family: {
                let width = Parameter("width", 800...1440)
                return try Family(
                    parameters: [width],
                    items: [ItemOver(id: "list", minimum: 1000)],
                    available: width.length)
            }, rule: Jumping(), claim: 1300 - .length("list") - .unused * 2 <= 200),
        ProvedExample(name: "value") {
            let width = Parameter("width", 300...300)
            return try toolbar([width], title: 200, available: width.length)
        },
    ]
}

struct ProofPictureTests {
    @Test(arguments: ProvedExample.all)
    func `the picture of a proof is the one that was looked at`(example: ProvedExample) throws {
        let name = example.name.split(separator: " ").joined(separator: "-")
        let file = Repository.root.appending(path: "Tests/ReportsTests/Snapshots/proof-\(name).svg")
        let text = try example.document
        #expect(try Snapshot.kept(text, at: file) == text)
    }

    @Test(arguments: ProvedExample.all)
    func `a picture has finite numbers only, and names stand for themselves`(example: ProvedExample) throws {
        let text = try example.document
        #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("∞"))
        #expect(!text.contains("<b>") && text.hasSuffix("</svg>\n"))
    }

    @Test func `a family of no parameter or of more than two is refused with what would be right`() throws {
        let rows = try Family.allRows(of: 2)
        let error = ProofDrawingError.parameters(["min1", "min2", "max1", "max2"])
        #expect(throws: error) { try ProofDrawing(family: rows, regions: []) }
        #expect("\(error)".contains("give all but two of them a known value"))
        let row = try Family(parameters: [], items: [ItemOver(minimum: 10)], available: 20)
        #expect(throws: ProofDrawingError.parameters([])) { try ProofDrawing(family: row, regions: []) }
    }

    @Test func `a claim is drawn only where its measure is known`() throws {
        let family = try Family.allRows(of: 1)
        let regions = try FamilyRegions(of: family, by: .swiftUI, measures: [.overflow]).regions
        #expect(throws: ProofDrawingError.notMeasured("optimal")) {
            try ProofDrawing(family: family, regions: regions, claim: .optimal)
        }
        #expect(try ProofDrawing(family: family, regions: regions, claim: .fits).document.contains("at every point"))
        #expect(try ProofDrawing(family: family, regions: []).document.contains("not explored"))
    }

    @Test func `states that one sentence describes are told apart by their lengths`() throws {
        // A third of the container up to 120, then a quarter.
        let width = Parameter("width", 0...200)
        let family = try Family(parameters: [width], items: [ItemOver(id: "a")], available: width.length)
        func region(_ slack: LinearForm, _ share: Int) -> ExploredRegion {
            ExploredRegion(
                bounds: [.init(slack: slack, isStrict: false)], inside: [120],
                lengths: [LinearForm(5, [Fraction(1, over: share)])])
        }
        let regions = [region(LinearForm(120, [-1]), 3), region(LinearForm(-120, [1]), 4)]
        let text = try ProofDrawing(family: family, regions: regions).document
        #expect(text.contains("a grows with the container: a = 1/3 * width + 5"))
        #expect(text.contains("a grows with the container: a = 0.25 * width + 5"))
    }

    @Test(arguments: ProvedExample.all)
    func `no text of a picture covers another`(example: ProvedExample) throws {
        // Lying texts, as wide as they say.
        let pattern = /<text x="([-0-9.]+)" y="([-0-9.]+)"([^>]*) textLength="([0-9.]+)"/
        let boxes = try example.document.matches(of: pattern).compactMap { match -> CGRect? in
            guard let x = Double(match.1), let y = Double(match.2), let width = Double(match.4) else { return nil }
            let start = match.3.contains("middle") ? x - width / 2 : match.3.contains("\"end\"") ? x - width : x
            return CGRect(x: start, y: y - 9, width: width, height: 10)
        }
        #expect(boxes.count > 5)
        for (index, box) in boxes.enumerated() {
            #expect(!boxes[..<index].contains { $0.intersects(box) }, "\(example.name): \(box)")
        }
    }
}
