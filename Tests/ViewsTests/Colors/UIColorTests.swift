// UIColorTests.swift: colours that are made for a light or a dark screen, and those of Core Graphics.

import PlumbViews
import Testing

struct UIColorTests {
    private func shown(_ color: Color, in scheme: ColorScheme) throws -> [Double]? {
        try laidOut(Rectangle().fill(color).colorScheme(scheme)).elements.compactMap { element -> [Double]? in
            guard case .shape(_, .color(let color)?, _) = element.drawing else { return nil }
            return [color.red, color.green, color.blue, color.opacity]
        }.first
    }

    @Test func `a dynamic colour is the light screen's in light and the dark screen's in the dark`() throws {
        let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(try shown(color, in: .light) == [0, 0, 0, 1])
        #expect(try shown(color, in: .dark) == [1, 1, 1, 1])
    }

    @Test func `a dynamic colour of others takes the one that each has for the screen`() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue }
        // Apple's systemBlue in light appearance and systemRed in dark appearance.
        #expect(try shown(Color(uiColor: color), in: .light) == [0, 122 / 255, 1, 1])
        #expect(
            try shown(Color(uiColor: color), in: .dark) == [1, 69 / 255, 58 / 255, 1])
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(try shown(Color(dark), in: .light) == shown(Color(color), in: .dark))
        #expect(UITraitCollection().userInterfaceStyle == .unspecified)
    }

    @Test func `a colour of Core Graphics' has four components and no other in the dark`() throws {
        let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(orange.cgColor.components == [1, 0.5, 0, 0.25])
        #expect(orange.cgColor.alpha == 0.25)
        #expect(UIColor(cgColor: orange.cgColor) == orange)
        #expect(Color(cgColor: CGColor(gray: 1, alpha: 1)) == .white)
        #expect(Color.white.cgColor == .white)
        #expect(CGColor.black.copy(alpha: 0) == .clear)
        let red = Color(cgColor: UIColor.systemRed.cgColor)
        #expect(try shown(red, in: .light) == shown(red, in: .dark))
    }
}
