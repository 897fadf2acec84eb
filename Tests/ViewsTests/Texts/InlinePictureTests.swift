// InlinePictureTests.swift: symbols and pictures among the words of a text.

import PlumbViews
import Testing

struct InlinePictureTests {
    private func width(_ view: some View) throws -> CGFloat {
        var environment = EnvironmentValues()
        environment.textMeasurer = HelveticaMeasurer(scale: .infinity)
        environment.imageSizes["logo"] = CGSize(width: 40, height: 12)
        return try LayoutHost(view, environment: environment).layout(.unspecified).size.width
    }

    private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
        abs(first - second) < 1e-9
    }

    @Test func `a symbol in a text is as wide as one beside it`() throws {
        // 1.25 em of 17 points.
        #expect(isNear(try width(Text(Image(systemName: "star"))), 21.25))
        #expect(isNear(try width(Text(Image(systemName: "star")).font(.system(size: 40))), 50))
        let words = try width(Text(verbatim: "4.5 points"))
        #expect(isNear(try width(Text("\(Image(systemName: "star"))4.5 points")), 21.25 + words))
        #expect(isNear(try width(Text(Image(systemName: "star")) + Text("4.5 points")), 21.25 + words))
    }

    // Room after a character is kept in thousandths of an em.
    @Test func `a picture in a text has its own width`() throws {
        #expect(abs(try width(Text(Image("logo"))) - 40) < 0.01)
        #expect(abs(try width(Text(Image("photo", size: CGSize(width: 30, height: 20)))) - 30) < 0.01)
    }
}
