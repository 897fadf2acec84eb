// DynamicTypeSizeTests.swift: text of a style grows as Apple's table says; a size of one's own stays.

import Foundation
import LayoutCore
import Testing

struct DynamicTypeSizeTests {
    /// The size of the font of a line, in which the line is 2444 of 2048 units high.
    private func pointSize(of view: some View) throws -> CGFloat {
        let view = view.environment(\.textMeasurer, HelveticaMeasurer(scale: .infinity))
        return try (LayoutHost(view).layout(.unspecified).size.height * 2048 / 2444 * 1e6).rounded() / 1e6
    }

    private func pointSize(_ font: Font?, at size: DynamicTypeSize) throws -> CGFloat {
        try pointSize(of: Text(verbatim: "x").font(font).dynamicTypeSize(size))
    }

    /// Source: the sizes that UIKit answers in a simulator of iOS 13.3 (github.com/temoki/UIKit_DynamicType), but for the
    /// last of `caption2`, which the guidelines have as 40.
    @Test(
        arguments: [
            (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ] as [(Font.TextStyle, [CGFloat])])
    func `a style has its published size at each text size`(style: Font.TextStyle, sizes: [CGFloat]) throws {
        #expect(try DynamicTypeSize.allCases.map { try pointSize(.system(style).bold(), at: $0) } == sizes)
    }

    /// Source: "Leading" in the tables of the guidelines, xSmall to AX5.
    @Test(
        arguments: [
            (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
            (.title, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
            (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
            (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
            (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
            (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
            (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
            (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
            (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
            (.caption, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
            (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
        ] as [(Font.TextStyle, [CGFloat])])
    func `lines of a style are as far apart as published at each text size`(
        style: Font.TextStyle, distances: [CGFloat]
    ) throws {
        for (size, distance) in zip(DynamicTypeSize.allCases, distances) {
            let text = Text(verbatim: "x\nx").font(.system(style)).dynamicTypeSize(size)
            let host = LayoutHost(text.environment(\.textMeasurer, HelveticaMeasurer(scale: .infinity)))
            _ = try host.layout(.unspecified)
            let dimensions = try #require(host.dimensions(in: .unspecified))
            #expect(abs(dimensions[.lastTextBaseline] - dimensions[.firstTextBaseline] - distance) < 1e-9)
        }
    }

    @Test func `text without a font grows as body does`() throws {
        #expect(try pointSize(nil, at: .accessibility5) == 53)
    }

    @Test func `a size of one's own stays, and a custom font grows with its style`() throws {
        #expect(try pointSize(.system(size: 17), at: .accessibility5) == 17)
        #expect(try pointSize(.custom("Avenir", fixedSize: 17), at: .accessibility5) == 17)
        #expect(try pointSize(.custom("Avenir", size: 34), at: .accessibility5) == 106)
        #expect(try pointSize(.custom("Avenir", size: 17, relativeTo: .largeTitle), at: .accessibility5) == 30)
    }

    @Test func `the sizes ascend, and five belong to accessibility`() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted() && DynamicTypeSize.allCases.count == 12)
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    }

    @Test func `a range limits the size that is handed down`() throws {
        func limited(_ range: some RangeExpression<DynamicTypeSize>, at size: DynamicTypeSize) throws -> CGFloat {
            try pointSize(of: Text(verbatim: "x").dynamicTypeSize(range).dynamicTypeSize(size))
        }
        #expect(try limited(...DynamicTypeSize.xxxLarge, at: .accessibility5) == 23)
        #expect(try limited(...DynamicTypeSize.xxxLarge, at: .small) == 15)
        #expect(try limited(DynamicTypeSize.large..., at: .small) == 17)
        #expect(try limited(.medium ... .xLarge, at: .large) == 17)
    }

    @Test func `symbols grow with the text around them`() throws {
        let view = Image(systemName: "gear").dynamicTypeSize(.accessibility5)
        #expect(try LayoutHost(view).layout(.unspecified).size.width == 1.25 * 53)
    }

    @Test func `views read the size from the environment`() throws {
        struct Reader: View {
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Color.red.frame(width: size.isAccessibilitySize ? 2 : 1) }
        }
        #expect(try LayoutHost(Reader()).layout(.unspecified).size.width == 1)
        #expect(try LayoutHost(Reader().dynamicTypeSize(.accessibility1)).layout(.unspecified).size.width == 2)
    }
}
