// ForegroundStyleTests.swift: what texts and shapes are painted with: styles that ask their surroundings, and levels.

import LayoutCore
import Views
import Testing

private enum Warmth: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var isWarm: Bool {
        get { self[Warmth.self] }
        set { self[Warmth.self] = newValue }
    }
}

/// A style of its own, which asks the environment.
private struct Temperature: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint { .color(environment.isWarm ? .red : .blue) }
}

/// A style that differs from others of its type nowhere but in a warm environment.
private struct Glow: ShapeStyle {
    let color: Color

    func paint(in environment: EnvironmentValues) -> Paint { .color(environment.isWarm ? color : .blue) }
}

struct ForegroundStyleTests {
    /// The paints of all texts and fills.
    private func paints(_ view: some View) throws -> [Paint] {
        try LayoutHost(view).layout(ProposedViewSize(width: 100, height: 100)).elements.flatMap { element -> [Paint] in
            switch element.drawing {
            case .text(_, let inks): inks.joined().map(\.paint)
            case .shape(_, let fill?, _): [fill]
            default: []
            }
        }
    }

    private func colors(_ view: some View) throws -> [Color] {
        try paints(view).map { if case .color(let color) = $0 { color } else { .clear } }
    }

    @Test func `the style of a text asks the environment of the text`() throws {
        let text = Text("a").foregroundStyle(Temperature())
        #expect(try colors(VStack { text }.environment(\.isWarm, true)) == [.red])
        #expect(try colors(VStack { text + Text("b") }.environment(\.isWarm, false)) == [.blue, .primary])
    }

    @Test func `texts with styles are the same where their styles are`() {
        let text = Text("a")
        #expect(text.foregroundStyle(.red) == text.foregroundColor(.red))
        #expect(text.foregroundStyle(.secondary) == text.foregroundStyle(AnyShapeStyle(.secondary)))
        #expect(text.foregroundStyle(.secondary) != text.foregroundStyle(Color.secondary))
        #expect(text.foregroundStyle(Temperature()) == text.foregroundStyle(Temperature()))
        #expect(text.foregroundStyle(Temperature()) != text.foregroundStyle(.blue))
        #expect(text.foregroundStyle(.red) != text)
        #expect(text.foregroundStyle(Glow(color: .red)) == text.foregroundStyle(Glow(color: .red)))
        #expect(text.foregroundStyle(Glow(color: .red)) != text.foregroundStyle(Glow(color: .green)))
    }

    private var levels: some View {
        VStack {
            Text("a").foregroundStyle(.primary)
            Text("b").foregroundStyle(.secondary)
            Rectangle().fill(.tertiary)
        }
    }

    @Test func `levels are fainter shades of the paint around`() throws {
        #expect(try colors(levels.foregroundStyle(.red)) == [.red, .red.opacity(0.5), .red.opacity(0.25)])
        #expect(try colors(levels) == [.primary, .secondary, .secondary.opacity(0.5)])
        #expect(try colors(levels.foregroundStyle(Color.primary)) == colors(levels))
        #expect(try colors(levels.foregroundColor(nil).foregroundStyle(.red)) == colors(levels))
    }

    @Test func `levels of levels are lower ones`() throws {
        #expect(
            try colors(VStack { Text("a") }.foregroundStyle(.secondary).foregroundStyle(.red)) == [.red.opacity(0.5)])
        #expect(
            try colors(
                VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.secondary).foregroundStyle(.red))
                == [.red.opacity(0.25)])
    }

    @Test func `several styles are the levels`() throws {
        #expect(try colors(levels.foregroundStyle(.red, .blue)) == [.red, .blue, .blue])
        #expect(try colors(levels.foregroundStyle(.red, .blue, .green)) == [.red, .blue, .green])
        #expect(
            try colors(levels.foregroundStyle(.red, .secondary).foregroundStyle(.green))
                == [.red, .green.opacity(0.5), .green.opacity(0.5)])
    }

    @Test func `a style that is what was set around changes nothing`() throws {
        #expect(try colors(VStack { Text("a") }.foregroundStyle(.foreground).foregroundStyle(.red)) == [.red])
        #expect(try colors(VStack { Text("a") }.foregroundStyle(.foreground)) == [.primary])
        #expect(
            try colors(VStack { Text("a") }.foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.red))
                == [.red.opacity(0.5)])
    }

    @Test func `gradients have fainter shades`() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let faint = Gradient(stops: gradient.stops.map { .init(color: $0.color.opacity(0.5), location: $0.location) })
        let view = VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(gradient)
        #expect(try paints(view) == [.gradient(faint, .line(start: .top, end: .bottom))])
    }

    @Test func `many levels inside each other cost no more than one`() throws {
        var view = AnyView(Text("a"))
        for _ in 0..<300 { view = AnyView(view.foregroundStyle(.secondary)) }
        #expect(try colors(view) == [.secondary.opacity(0.2)])
    }
}
