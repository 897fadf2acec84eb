// ViewStatementTests.swift: the statements that reports end with, pasted: they compile, and fail in the same way.

import Foundation
import PlumbViews
import PlumbViewTesting
import Testing

struct ViewStatementTests {
    private func caught(_ search: () throws -> Void) throws -> ViewCounterexample {
        try #require(throws: ViewCounterexample.self) { try search() }
    }

    /// Whether a report's statement stands in this file, and fails as the report says.
    private func check(_ found: ViewCounterexample, _ pasted: () throws -> Void) throws {
        let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let isPasted = flat(file).contains(flat(found.source))
        #expect(isPasted, "\(found.source)")
        let again = try caught(pasted)
        #expect(again.fault == found.fault && again.source == found.source)
    }

    /// The text with no line indented.
    private func flat(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    @Test func `a text that is cut off in one language`() throws {
        let strings: StringTable = ["title": ["en": "Off", "de \"AT\"": "Aus-\nund \"einschalten\""]]
        let screen = { (setting: ViewSetting) in Text(verbatim: setting.string("title")).lineLimit(1) }
        let found = try caught {
            try verify(
                screen: screen, widths: 90...600, textSizes: .all, languages: ["en", "de \"AT\""], directions: .all,
                strings: strings, that: [.untruncated])
        }
        try check(found) {
            // truncated: "Aus-\nund "einschalten"" is cut off in Text (52 by 21 at (0, 0))
            try verify(
                screen: screen, widths: 90...90, textSizes: [.large],
                languages: ["de \"AT\""], directions: [.leftToRight], strings: strings,
                that: [.untruncated])
        }
    }

    @Test func `a view that is not mirrored`() throws {
        let screen = { (_: ViewSetting) in LeadingBadge { Color.red } }
        let found = try caught {
            try verify(screen: screen, height: .infinity, directions: .all, that: [.fits, .mirrored])
        }
        try check(found) {
            // not mirrored: LeadingBadge/Color (20 by 20 at (0, 0)) would be at 20 by 20 at (300, 0) in a mirror
            try verify(
                screen: screen, widths: 320...320, height: .infinity, textSizes: [.large],
                languages: ["en"], directions: [.rightToLeft],
                that: [.mirrored])
        }
    }

    @Test func `a condition of one's own`() throws {
        let screen = { (_: ViewSetting) in Color.red.frame(height: 61) }
        let condition = { @Sendable (tree: LayoutTree) in tree.size.height <= 60 }
        let found = try caught {
            try verify(screen: screen, height: 70.5, that: [.that("at most \"60\"", condition)])
        }
        try check(found) {
            // at most "60" does not hold
            try verify(
                screen: screen, widths: 320...320, height: 70.5, textSizes: [.large],
                languages: ["en"], directions: [.leftToRight],
                that: [.that("at most \"60\"", condition)])
        }
    }

    @Test func `insets with halves of points`() throws {
        let screen = { (_: ViewSetting) in Text(verbatim: "title") }
        let insets = EdgeInsets(top: 0, leading: 0, bottom: 0.5, trailing: 0)
        let found = try caught {
            try verify(screen: screen, widths: 60...70, height: 21, that: [.within(safeArea: insets)])
        }
        try check(found) {
            // outside the safe area: Text (27 by 21 at (0, 0)) reaches 0.5 into the bottom inset
            try verify(
                screen: screen, widths: 60...60, height: 21, textSizes: [.large],
                languages: ["en"], directions: [.leftToRight],
                that: [.within(safeArea: EdgeInsets(top: 0, leading: 0, bottom: 0.5, trailing: 0))])
        }
    }

    @Test func `a row that could be shorter`() throws {
        let screen = { (_: ViewSetting) in
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100)
                Color.blue.frame(minWidth: 100)
            }
        }
        let found = try caught { try verify(screen: screen, widths: 150...300, that: [.noAvoidableOverflow]) }
        try check(found) {
            // avoidable overflow: HStack is 175 wide and has room for 150, and its views take 100 at least
            try verify(
                screen: screen, widths: 150...150, textSizes: [.large],
                languages: ["en"], directions: [.leftToRight],
                that: [.noAvoidableOverflow])
        }
    }
}
