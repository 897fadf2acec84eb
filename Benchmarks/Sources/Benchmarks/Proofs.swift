// Proofs.swift: what a proof costs: every family of Models/families with all its claims, a long row, all rows of some
// number of items, and the check of a certificate.

import Benchmark
import Foundation
import Workbench

/// The families of the gallery, by the names of their files, each with the rule that suits its policy.
func galleryFamilies() throws -> [(document: FamilyDocument, rule: RuleEntry)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Models/families")
    let rules: [Policy: RuleEntry] = [
        .equalSizes: .swiftui, .equalIncrements: .progressiveFill, .weights: .css, .cssFlex: .css, .glue: .glue,
    ]
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }
        .map { file in
            let record = Record(file: file.path, line: 1, data: try Data(contentsOf: file))
            let document = try ProblemDecoder().decodeFamily(record)
            return (document, rules[document.family.row.policy] ?? .swiftui)
        }
}

/// A toolbar of eight items: the window, the size of its texts, a title and a badge vary.
func longRow() throws -> Family {
    let window = Parameter("window", 600...1920)
    let size = Parameter("size", 1...2)
    let title = Parameter("title", 60...400)
    let badge = Parameter("badge", 0...80)
    func item(_ minimum: VaryingLength, _ maximum: VaryingLength) -> ItemOver<VaryingLength> {
        ItemOver(minimum: minimum, maximum: maximum)
    }
    return try Family(
        parameters: [window, size, title, badge],
        items: [
            item(44, 44), item(size.length * 40, size.length * 90), item(60, title.length),
            item(size.length * 30, size.length * 60), item(badge.length, badge.length), item(80, 240),
            item(20, .infinity), item(44, 44),
        ],
        spacing: 8, available: window.length)
}

/// Measures proofs and their check.
func measureProofs() throws {
    let measures: [LayoutMeasure] = [.overflow, .avoidableOverflow, .unused, .distance]
    for (document, rule) in try galleryFamilies() {
        benchmark("proof: \(document.id ?? ""), its claims") { blackHole(try ProvedFamily(document, by: rule)) }
        benchmark("proof: \(document.id ?? ""), its claims and four measures") {
            blackHole(try ProvedFamily(document, by: rule, measures: measures))
        }
    }
    let row = try longRow()
    benchmark("proof: row of 8 with 4 parameters, fits") { blackHole(try row.prove(.fits, by: .swiftUI)) }
    benchmark("proof: row of 8 with 4 parameters, distance") { blackHole(try row.worst(.distance, by: .swiftUI)) }
    for count in [2, 3, 4] {
        let rows = try Family.allRows(of: count)
        benchmark("proof: all rows of \(count), overflow") { blackHole(try rows.worst(.overflow, by: .swiftUI)) }
    }
    let rows = FamilyDocument(id: "all rows of 3", family: try Family.allRows(of: 3))
    for (document, measures) in [(rows, [LayoutMeasure.overflow]), (try tabStrip(), measures)] {
        let proved = try ProvedFamily(document, by: .swiftui, measures: measures, keepsCertificate: true)
        guard let certificate = proved.certificate else { preconditionFailure("a certificate was asked for") }
        let name = document.id ?? ""
        benchmark("proof: \(name), with its certificate") {
            blackHole(try ProvedFamily(document, by: .swiftui, measures: measures, keepsCertificate: true))
        }
        benchmark("proof: \(name), certificate checked") { blackHole(try certificate.check()) }
    }
}

private func tabStrip() throws -> FamilyDocument {
    guard let family = try galleryFamilies().first(where: { $0.document.id == "tab-strip" }) else {
        preconditionFailure("the gallery has a tab strip")
    }
    return family.document
}
