// GradientsTests.swift: colours and gradients, written as for SwiftUI.  Each fills the room that it is given; the values of
// the system's colours are those of Apple's Human Interface Guidelines.

import PlumbViews
import Testing
import ViewSupport

struct ColorProgramTests {
    private static var programs: [String: PlacedProgram] {
        [
            "system colours": fill(Color(.systemBackground), Color(UIColor.systemGray6), Color(uiColor: .label)),
            "components": fill(
                Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)),
                Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)),
                Color("name")),
            "radial": fill(
                RadialGradient(
                    gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 2, endRadius: 50),
                RadialGradient(colors: [.red], center: .top, startRadius: 0, endRadius: 1),
                RadialGradient(stops: [.init(color: .red, location: 0)], center: .leading, startRadius: 0, endRadius: 9)
            ),
            "angular": fill(
                AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center),
                AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)),
                AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .degrees(9))),
            "elliptical": fill(
                EllipticalGradient(colors: [.red, .blue]), EllipticalGradient(gradient: Gradient(colors: [.red])),
                EllipticalGradient(colors: [.red], center: .top, startRadiusFraction: 0.1, endRadiusFraction: 1)),
            "styles": fill(
                Rectangle().fill(.blue.gradient), Rectangle().fill(.quaternary.opacity(0.5)),
                Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))),
        ]
    }

    /// Three views in a column, a third of 198 points high each.
    private static func fill(_ first: some View, _ second: some View, _ third: some View) -> PlacedProgram {
        PlacedProgram(
            VStack(spacing: 1) {
                first.id("first")
                second.id("second")
                third.id("third")
            },
            frames: [
                "first": CGRect(x: 0, y: 0, width: 100, height: 66),
                "second": CGRect(x: 0, y: 67, width: 100, height: 66),
                "third": CGRect(x: 0, y: 134, width: 100, height: 66),
            ])
    }

    @Test(arguments: programs.keys.sorted()) func `a colour fills its room`(name: String) throws {
        try #require(Self.programs[name]).check()
    }

    @Test func `colours of the system have their values`() {
        #expect(Color(.systemGray6).description == Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255).description)
        #expect(Color(.systemBlue) == .blue)
        #expect(UIColor.white.withAlphaComponent(0.5) == UIColor(white: 1, alpha: 0.5))
        #expect(Color.black.mix(with: .white, by: 0.25) == Color(white: 0.25))
    }
}
