// SymbolPictureTests.swift: symbols are drawn as figures by their names, and other pictures as boxes.

import PlumbViews
import Testing

struct SymbolPictureTests {
    private func svg(_ name: String) throws -> String {
        try LayoutHost(Image(systemName: name)).layout(ProposedViewSize(width: 100, height: 100)).svg()
    }

    @Test(arguments: ["star", "star.fill", "person.crop.circle", "bell.slash", "chevron.right", "square.and.arrow.up"])
    func `a symbol with a figure is no crossed box`(_ name: String) throws {
        let svg = try svg(name)
        #expect(svg.contains("<title>\(name)</title><path") && !svg.contains("rx=\"2\""))
    }

    @Test func `a shape around a figure, and a line through it, are drawn`() throws {
        #expect(
            try svg("plus.circle").components(separatedBy: "<path").count == svg("plus").components(
                separatedBy: "<path"
            ).count + 1)
        #expect(try svg("bell.slash").contains("M4 3l16 18"))
        #expect(try svg("plus.circle.fill").contains("stroke=\"#ffffff\""))
    }

    @Test func `a symbol without a figure keeps its box and its name`() throws {
        let svg = try svg("nobody.knows")
        #expect(svg.contains("<title>nobody.knows</title>") && svg.contains("rx=\"2\""))
    }
}
