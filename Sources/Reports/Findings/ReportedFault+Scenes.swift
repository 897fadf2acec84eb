// ReportedFault+Scenes.swift: the narrowest width in which a scene breaks a claim, with the change that repairs it.

import Boxes
package import Documents
package import Workbench

extension SearchedScene {
    /// What was found, if anything was.
    ///
    /// - Parameter record: Where the scene stands.
    package func finding(in record: Record) -> ReportedFault? {
        guard let finding else { return nil }
        let direction = finding.isRightToLeft ? ", right to left" : ""
        let repair = finding.repair.map { "; every claim holds in all widths with \($0)" } ?? ""
        var found = ReportedFault(
            FindingRule(finding.fault), of: name,
            "\(finding.width) wide\(direction): \(finding.fault)\(repair)".printable, at: .init(record),
            about: [document.json.content, engine.rawValue, finding.claim.name])
        found.properties = [("search", json)]
        found.details = finding.picture.map(\.printable)
        if let words = finding.repair, let repaired = finding.repaired {
            found.fix = .init(words, replacing: record, by: repaired.json)
        }
        return found
    }

    /// `card in 320...1440`.
    fileprivate var name: String { "\(document.id.shown) in \(widths.lowerBound)...\(widths.upperBound)" }
}

extension FindingBlock {
    /// Adds what a search over all widths found.
    package mutating func add(_ search: SearchedScene, in record: Record) {
        if let finding = search.finding(in: record) { return add([finding]) }
        pass(search.name, in: record.file)
    }
}
