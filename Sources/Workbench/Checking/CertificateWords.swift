// CertificateWords.swift: what a certificate states, in full words.  Lengths in points, exact.

/// The statement of a certificate: of what, by which rule, and what was found.
package struct CertificateWords {
    private let certificate: CertificateDocument

    package init(_ certificate: CertificateDocument) { self.certificate = certificate }

    /// `for w from 320 to 1440 and title from 0 to 300, by SwiftUI's rule: fits`.
    package var statement: String {
        let rule = rules.map { ", by \($0)" } ?? ""
        return "for \(subject)\(rule): \(certificate.found)\(across)"
    }

    private var rules: String? {
        if case .family(let document) = certificate, let beside = document.beside {
            return "\(Self.title(ofRule: document.rule)) and by \(Self.title(ofRule: beside))"
        }
        return certificate.rule.map(Self.title)
    }

    private var subject: String {
        switch certificate {
        case .row(let document): return Self.words(document.problem)
        case .screen(let document):
            return "\(Self.count(document.views.count, "view")), \(document.scene.proposal.words)"
        case .family(let document): return Self.words(document.document)
        case .table(let document): return document.words
        case .scenes(let document): return Self.words(document.family)
        case .repair(let document):
            switch document.subject {
            case .rows(let document, _): return Self.words(document)
            case .scenes(let family, _): return Self.words(family)
            }
        }
    }

    private static func words(_ document: FamilyDocument) -> String {
        let family = document.family
        return words(family.parameters, family.ties)
            ?? "\(count(family.row.items.count, "item")), \(document.words)"
    }

    private static func words(_ family: SceneFamily) -> String {
        let ranges = words(family.parameters, family.tieForms, besides: family.looseTexts)
        let known = [ranges, family.labels.map { "in \($0.listed)" }].compactMap(\.self)
        return known.isEmpty
            ? family.scene(at: family.parameters.map(\.range.lowerBound)).proposal.words
            : known.joined(separator: ", ")
    }

    private static func words(_ problem: RowDocumentOver<Fraction>) -> String {
        "\(count(problem.row.items.count, "item")), \(problem.words)"
    }

    /// The intervals with what ties them; `nil` where nothing varies.
    private static func words(
        _ parameters: [Parameter], _ ties: [LinearForm], besides others: [String] = []
    ) -> String? {
        let varying = parameters.intervals + others
        if varying.isEmpty { return nil }
        let bounds = parameters.words(forTies: ties)
        return varying.listed + (bounds.isEmpty ? "" : " where \(bounds.listed)")
    }

    /// What is proved of the places across a row.
    private var across: String {
        guard case .row(let document) = certificate, let cross = document.cross else { return "" }
        return ", and across" + (cross.countsLine ? " with the line inside" : "")
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private static func title(ofRule name: String) -> String {
        switch name {
        case SceneEngine.swiftui.rawValue: SceneEngine.swiftui.title
        case SceneEngine.optimal.rawValue, RuleEntry.waterFill.name: SceneEngine.optimal.title
        default: RuleTable.standard[name]?.title ?? name.printable
        }
    }
}
