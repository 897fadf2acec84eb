// DarkScreenTests.swift: screens that views wish to be dark.

import PlumbViews
import Testing

struct DarkScreenTests {
    private func fills(_ view: some View) throws -> [Paint] {
        try laidOut(view).elements.compactMap { element in
            if case .shape(_, let fill?, _) = element.drawing { fill } else { nil }
        }
    }

    @Test func `a wish anywhere inside makes the whole screen dark, and its absence light again`() throws {
        struct Lamp: View {
            @State private var isDark = true
            @Environment(\.colorScheme) private var scheme

            var body: some View {
                VStack {
                    Text(scheme == .dark ? "dark" : "light")
                    Button("Switch") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
                }
            }
        }
        let host = host(Lamp())
        let room = ProposedViewSize(width: 393, height: 852)
        var tree = try host.layout(room)
        #expect(tree.colorScheme == .dark)
        #expect(try tree.find(text: "dark").kind == "Text")
        #expect(tree.svg(margin: 0).contains("fill=\"#000000\"/>"))
        try host.tap(text: "Switch")
        tree = try host.layout(room)
        #expect(tree.colorScheme == .light)
        #expect(try tree.find(text: "light").kind == "Text")
    }

    /// Flutter, `cupertino/colors.dart`: `label`, `systemBackground`, `secondarySystemBackground`, `systemRed`, `systemBlue`, `separator`.
    @Test(arguments: [
        (Color.primary, "#000000", "#FFFFFF"), (Color(.systemBackground), "#FFFFFF", "#000000"),
        (Color(.secondarySystemBackground), "#F2F2F7", "#1C1C1E"), (.red, "#FF3B30", "#FF453A"),
        (.blue, "#007AFF", "#0A84FF"), (.black, "#000000", "#000000"),
    ])
    func `the system's colours have their dark ones in the dark`(color: Color, light: String, dark: String) throws {
        func digits(_ scheme: ColorScheme) throws -> [String] {
            let svg = try laidOut(Rectangle().fill(color).colorScheme(scheme)).svg(margin: 0)
            return svg.matches(of: /fill="(#[0-9a-f]{6})"/).map { String($0.1).uppercased() }
        }
        #expect(try digits(.light).last == light)
        #expect(try digits(.dark).last == dark)
    }

    @Test func `texts, symbols, lines and gradients take them too`() throws {
        let views = VStack {
            Text("text")
            Image(systemName: "star")
            Divider()
            Rectangle().fill(LinearGradient(colors: [.primary, .black], startPoint: .top, endPoint: .bottom))
        }.preferredColorScheme(.dark)
        let tree = try laidOut(views)
        var paints: [Paint] = []
        for element in tree.elements {
            switch element.drawing {
            case .text(_, let inks): paints += inks.joined().map(\.paint)
            case .image(_, let paint): paints.append(paint)
            case .shape(_, let fill?, _): paints.append(fill)
            default: break
            }
        }
        #expect(paints.count == 4)
        for paint in paints {
            switch paint {
            case .color(let color): #expect(color.red == 1 && color.green == 1)
            case .gradient(let gradient, _): #expect(gradient.stops.map(\.color.red) == [1, 0])
            }
        }
    }

    @Test func `the contrast of dark screens is that with their grounds`() throws {
        let view = VStack {
            Text("white on black")
            Text("grey on black").foregroundStyle(Color(white: 0.2))
        }
        #expect(try laidOut(view.preferredColorScheme(.dark)).audit([.contrast]).map(\.place).count == 1)
        #expect(try laidOut(view).audit([.contrast]).isEmpty)
    }

    @Test func `a sheet is dark by itself`() throws {
        let view = Text("below").sheet(isPresented: .constant(true)) { Text("sheet").preferredColorScheme(.dark) }
        #expect(try laidOut(view).colorScheme == .light)
    }
}
