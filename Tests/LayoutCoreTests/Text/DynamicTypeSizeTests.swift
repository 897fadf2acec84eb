// DynamicTypeSizeTests.swift: text of a style grows as Apple's table says; a size of one's own stays.

import Foundation
import LayoutCore
import Testing

struct DynamicTypeSizeTests {
    /// The height of a line in Helvetica is the size of its font.
    private func height(_ font: Font?, at size: DynamicTypeSize) throws -> CGFloat {
        let view = Text(verbatim: "x").font(font).dynamicTypeSize(size)
        return try LayoutHost(view).layout(.unspecified).size.height
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
        #expect(try DynamicTypeSize.allCases.map { try height(.system(style).bold(), at: $0) } == sizes)
    }

    @Test func `text without a font grows as body does`() throws {
        #expect(try height(nil, at: .accessibility5) == 53)
    }

    @Test func `a size of one's own stays, and a custom font grows with its style`() throws {
        #expect(try height(.system(size: 17), at: .accessibility5) == 17)
        #expect(try height(.custom("Avenir", fixedSize: 17), at: .accessibility5) == 17)
        #expect(try height(.custom("Avenir", size: 34), at: .accessibility5) == 106)
        #expect(try height(.custom("Avenir", size: 17, relativeTo: .largeTitle), at: .accessibility5) == 30)
    }

    @Test func `the sizes ascend, and five belong to accessibility`() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted() && DynamicTypeSize.allCases.count == 12)
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    }

    @Test func `a range limits the size that is handed down`() throws {
        func height(_ range: some RangeExpression<DynamicTypeSize>, at size: DynamicTypeSize) throws -> CGFloat {
            let view = Text(verbatim: "x").dynamicTypeSize(range).dynamicTypeSize(size)
            return try LayoutHost(view).layout(.unspecified).size.height
        }
        #expect(try height(...DynamicTypeSize.xxxLarge, at: .accessibility5) == 23)
        #expect(try height(...DynamicTypeSize.xxxLarge, at: .small) == 15)
        #expect(try height(DynamicTypeSize.large..., at: .small) == 17)
        #expect(try height(.medium ... .xLarge, at: .large) == 17)
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
