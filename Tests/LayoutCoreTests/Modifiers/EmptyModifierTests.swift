// EmptyModifierTests.swift: a modifier that changes nothing, and two as one.

import LayoutCore
import Testing

private struct Room: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.padding(length) }
}

private struct Width: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.frame(width: length) }
}

struct EmptyModifierTests {
    private func size(_ view: some View) throws -> CGSize { try LayoutHost(view).layout(.unspecified).size }

    private var box: some View { Color.red.frame(width: 10, height: 10) }

    @Test func `a modifier that is empty leaves the view alone`() throws {
        #expect(try size(box.modifier(EmptyModifier.identity)) == CGSize(width: 10, height: 10))
    }

    @Test func `of two modifiers as one the first is applied first`() throws {
        #expect(try size(box.modifier(Room(length: 5).concat(Width(length: 50)))) == CGSize(width: 50, height: 20))
        #expect(try size(box.modifier(Width(length: 50).concat(Room(length: 5)))) == CGSize(width: 60, height: 20))
        #expect(try size(box.modifier(Room(length: 5).concat(EmptyModifier()))) == CGSize(width: 20, height: 20))
    }
}
