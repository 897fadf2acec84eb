// ForegroundStyleTests.swift: what texts and shapes are painted with: styles that ask their surroundings.

import PlumbViews
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

struct ForegroundStyleTests {
    /// The paints of all texts and fills.
    private func paints(_ view: some View) throws -> [Paint] {
        try LayoutHost(view).layout(ProposedViewSize(width: 100, height: 100)).elements.flatMap { element -> [Paint] in
            switch element.drawing {
            case .text(_, let paints): paints.flatMap { $0 }
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
    }
}
