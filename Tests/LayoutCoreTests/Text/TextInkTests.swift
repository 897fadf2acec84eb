// TextInkTests.swift: lines under and through texts.

@testable import LayoutCore
import Testing

struct TextInkTests {
    private func inks(_ view: some View, in scheme: ColorScheme = .light) throws -> [TextInk] {
        try LayoutHost(view.environment(\.colorScheme, scheme)).layout(.unspecified).elements.flatMap { element in
            if case .text(_, let inks) = element.drawing { Array(inks.joined()) } else { [TextInk]() }
        }
    }

    private func line(_ place: TextDecoration.Place, _ color: Color, _ pattern: Text.LineStyle.Pattern = .solid)
        -> TextDecoration
    { TextDecoration(place: place, pattern: pattern, paint: .color(color)) }

    @Test func `a line has the paint of the letters or one of its own`() throws {
        let red = Text("a").foregroundColor(.red)
        #expect(try inks(red.underline()).map(\.decorations) == [[line(.under, .red)]])
        #expect(
            try inks(red.strikethrough(pattern: .dash, color: .blue)).map(\.decorations)
                == [[line(.through, .blue, .dash)]])
    }

    @Test func `lines of a view around hold for texts that say nothing of them`() throws {
        let view = HStack {
            Text("a").foregroundColor(.red)
            Text("b").underline(false)
            Text("c").underline(true, color: .green).strikethrough()
        }.underline()
        #expect(
            try inks(view).map(\.decorations)
                == [[line(.under, .red)], [], [line(.under, .green), line(.through, .primary)]])
        #expect(try inks(view.strikethrough(false).underline(false)).map(\.decorations.count) == [1, 0, 2])
    }

    @Test func `marks in a literal strike through`() throws {
        #expect(try inks(Text("new ~~old~~")).map(\.decorations.count) == [0, 1])
    }

    @Test func `the colour of a line is that of a dark screen on one`() throws {
        let found = try inks(Text("a").underline(color: .red), in: .dark).flatMap(\.decorations)
        #expect(found == [line(.under, .red.inTheDark)])
    }
}
