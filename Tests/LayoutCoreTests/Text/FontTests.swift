// FontTests.swift: sizes of the text styles, and what the modifiers change.

import Foundation
import Testing
import LayoutCore

struct FontTests {
    @Test func `text styles have Apple's sizes at the default content size`() {
        let sizes = Font.TextStyle.allCases.map { Font.system($0).pointSize }
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    }

    @Test func `only headline is semibold by itself`() {
        let heavy = Font.TextStyle.allCases.filter { Font.system($0).fontWeight != .regular }
        #expect(heavy == [.headline] && Font.headline.fontWeight == .semibold)
    }

    @Test func `the constants are the system fonts of their styles`() {
        let constants: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
            .caption, .caption2,
        ]
        #expect(constants == Font.TextStyle.allCases.map { Font.system($0) })
    }

    @Test func `modifiers change one thing each`() {
        #expect(Font.body.bold() == Font.body.weight(.bold) && Font.body.bold() == Font.system(.body, weight: .bold))
        #expect(Font.body.italic().isItalic && Font.body.italic().pointSize == 17)
        #expect(Font.custom("Avenir", size: 14).bold().customName == "Avenir")
        #expect(Font.system(size: 17) != Font.body && Font.system(size: 17).textStyle == nil)
    }

    @Test func `weights are ordered from thin to heavy`() {
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights == weights.sorted() && Set(weights).count == 9)
    }
}
