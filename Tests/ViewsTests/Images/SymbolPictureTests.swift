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

    /// What is drawn of a symbol in lines that run one way.
    private func figure(_ name: String, _ direction: LayoutDirection) throws -> String {
        let symbol = Image(systemName: name).environment(\.layoutDirection, direction)
        let svg = try LayoutHost(symbol).layout(ProposedViewSize(width: 100, height: 100)).svg()
        return try #require(svg.components(separatedBy: "</title>").last)
    }

    @Test(arguments: ["chevron", "arrow"], ["", ".circle.fill"])
    func `what points forward points left where lines run right to left`(figure kind: String, ending: String) throws {
        func named(_ way: String, _ direction: LayoutDirection) throws -> String {
            try figure("\(kind).\(way)\(ending)", direction)
        }
        #expect(try named("forward", .leftToRight) == named("right", .leftToRight))
        #expect(try named("backward", .leftToRight) == named("left", .leftToRight))
        #expect(try named("forward", .rightToLeft) == named("left", .leftToRight))
        #expect(try named("backward", .rightToLeft) == named("right", .leftToRight))
        #expect(try named("left", .rightToLeft) == named("left", .leftToRight))
        #expect(try named("right", .rightToLeft) == named("right", .leftToRight))
    }
}
