// ShadowStyleTests.swift: paints with a shadow, and what `.background` paints.

import PlumbViews
import Testing

struct ShadowStyleTests {
    @Test func `a shape that is filled with a shadow's paint has the shadow`() throws {
        let shadow = ShadowStyle.drop(color: .blue, radius: 3, x: 1, y: 2)
        let shape = Circle().fill(.red.shadow(shadow)).frame(width: 50, height: 50)
        let circle = try #require(try laidOut(shape).elements.first { $0.kind == "Circle" })
        #expect(circle.effects == [.shadow(.blue, radius: 3, offset: CGSize(width: 1, height: 2))])
        #expect(try laidOut(Circle().fill(.red)).elements.allSatisfy { $0.effects.isEmpty })
        let behind = try laidOut(Text("a").background(.red.shadow(shadow), in: Circle()))
        #expect(behind.elements.contains { !$0.effects.isEmpty })
    }

    private func ground(_ view: some View) throws -> Paint? {
        try laidOut(view).elements.compactMap { element in
            if case .shape(_, let fill?, _) = element.drawing { fill } else { nil }
        }.first
    }

    @Test func `the ground of views has the paint that is set around`() throws {
        #expect(try ground(Text("a").background(.background)) == .color(Color(.systemBackground)))
        #expect(try ground(Text("a").background(.background).backgroundStyle(.red)) == .color(.red))
        #expect(try ground(Text("a").background(in: Circle()).backgroundStyle(.red)) == .color(.red))
        // A style that asks for the ground itself asks for the screen's.
        let itself = Text("a").background(.background).backgroundStyle(.background)
        #expect(try ground(itself) == .color(Color(.systemBackground)))
    }
}
