// TintTests.swift: what can be touched has the colour that is set around it, else the system's.
// SwiftUI's documentation of `tint(_:)`: it overrides the accent colour of the views inside.

import PlumbViews
import Testing

struct TintTests {
    /// The colours of texts and shapes, in the order in which they are drawn.
    private func colors(_ view: some View) throws -> [Color] {
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 300, height: 200))
        let paints = tree.elements.flatMap { element -> [Paint] in
            switch element.drawing {
            case .text(_, let inks): inks.joined().map(\.paint)
            case .shape(_, let fill, let stroke): [fill, stroke?.paint].compactMap(\.self)
            default: []
            }
        }
        return paints.compactMap { if case .color(let color) = $0 { color } else { nil } }
    }

    private struct Screen: View {
        var body: some View {
            VStack {
                Button("Buy") {}
                Button("Delete", role: .destructive) {}
                Text("[Help](https://a.b)")
                Toggle("On", isOn: .constant(true))
                ProgressView(value: 0.5)
                Text("plain")
            }
        }
    }

    @Test func `buttons, links, switches and bars have the tint`() throws {
        let usual = try colors(Screen())
        #expect(Set(usual).isSuperset(of: [.accentColor, .red, .green, .primary]) && !usual.contains(.purple))
        let tinted = try colors(Screen().tint(.purple))
        #expect(tinted == usual.map { $0 == .accentColor || $0 == .green ? .purple : $0 })
        #expect(try colors(Screen().accentColor(.purple)) == tinted)
        #expect(try colors(Screen().tint(nil).tint(.purple)) == usual, "the system's, set further inside")
    }

    @Test func `the innermost tint counts, and a colour of the view's own before it`() throws {
        #expect(try colors(Button("Buy") {}.tint(.mint).tint(.purple)) == [.mint])
        #expect(try colors(Button("Buy") {}.foregroundStyle(.pink).tint(.purple)) == [.pink])
        #expect(try colors(Text("x").foregroundStyle(.tint).tint(.purple)) == [.purple])
        #expect(try colors(Text("x").foregroundStyle(.tint).tint(.tint).tint(.purple)) == [.purple])
        #expect(try colors(Text("x").foregroundStyle(.tint)) == [.accentColor])
    }

    @Test func `styles with a colour have it inside alone`() throws {
        let views = VStack {
            Toggle("", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .purple))
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .pink))
            Button("Buy") {}.buttonStyle(.borderedProminent)
        }
        let found = try colors(views.tint(.mint))
        #expect(found.contains(.purple) && found.contains(.pink) && found.contains(.mint))
        #expect(!found.contains(.accentColor) && !found.contains(.green))
    }

    @Test func `a colour comes to another one on dark screens`() {
        var environment = EnvironmentValues()
        let ground = Color(.systemBackground)
        #expect(ground.resolve(in: environment) == Color.Resolved(red: 1, green: 1, blue: 1))
        environment.colorScheme = .dark
        #expect(ground.resolve(in: environment) == Color.Resolved(red: 0, green: 0, blue: 0))
        let grey = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.5)
        #expect(Color(grey) == Color(red: 0.5, green: 0, blue: 1, opacity: 0.5))
        // IEC 61966-2-1: half of the signal is 21.4 % of the light.
        #expect(abs(grey.linearRed - 0.2140) < 1e-4 && grey.linearBlue == 1)
    }
}
