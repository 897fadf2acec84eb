// ViewQuestionTests.swift: questions about screens that cannot be answered say why.

import Foundation
import PlumbViews
import PlumbViewTesting
import Testing

struct ViewQuestionTests {
    private func error(
        widths: ClosedRange<Int> = 320...330, height: CGFloat? = nil, languages: [String] = ["en"],
        strings: StringTable = [:], that claims: [ViewClaim] = [.fits]
    ) -> ViewQuestionError? {
        #expect(throws: ViewQuestionError.self) {
            try verify(
                screen: { Text(verbatim: $0.string("title")) }, widths: widths, height: height, languages: languages,
                strings: strings, that: claims)
        }
    }

    @Test func `a missing text names its key and its language`() {
        #expect(error() == .missingString(key: "title", language: "en"))
        let strings: StringTable = ["title": ["en": "Settings"]]
        #expect(error(languages: ["en", "de"], strings: strings) == .missingString(key: "title", language: "de"))
        #expect(error()?.description == "the table has no text for \"title\" in the language \"en\"")
    }

    @Test func `a question without parts is none`() {
        #expect(error(that: []) == .nothing("claims"))
        #expect(error(languages: []) == .nothing("languages"))
        #expect(error(widths: -1...5) == .badWidth(-1))
        #expect(error(height: -1) == .badHeight(-1))
        #expect(error(that: [.mirrored]) == .mirroredWithoutRightToLeft)
    }

    @Test func `views without an end are an error with the setting`() {
        struct Endless: View { var body: some View { AnyView(Endless()) } }
        let error = #expect(throws: ViewQuestionError.self) { try verify(screen: { _ in Endless() }, that: [.fits]) }
        guard case .noLayout(_, width: 320, let variant) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(variant.textSize == .large)
    }

    @Test func `a screen that does not come to rest is an error with the setting`() throws {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: CGFloat(count), height: 1).onChange(of: count, initial: true) { count += 1 }
            }
        }
        let error = #expect(throws: ViewQuestionError.self) { try verify(screen: { _ in Restless() }, that: [.fits]) }
        guard case .noRest(let diagnostic, width: 320, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(diagnostic.problem == .unsettled(rounds: LayoutHost.maximumRounds))
    }

    @Test func `tables of texts are read from JSON`() throws {
        let table = try StringTable(json: Data(#"{"title": {"en": "Settings", "de": "Einstellungen"}}"#.utf8))
        #expect(table == ["title": ["en": "Settings", "de": "Einstellungen"]])
        #expect(table["title", "ja"] == nil)
        #expect(throws: ViewQuestionError.badTable("title.en is of another kind")) {
            try StringTable(json: Data(#"{"title": {"en": 5}}"#.utf8))
        }
        #expect(throws: ViewQuestionError.badTable("it is no JSON")) { try StringTable(json: Data("{".utf8)) }
        #expect(throws: ViewQuestionError.badTable("/nowhere/strings.json cannot be read")) {
            try StringTable(contentsOf: URL(filePath: "/nowhere/strings.json"))
        }
    }
}
