// TextLinkTests.swift: links in texts, which people tap.

import Foundation
import PlumbViews
import Testing

private final class Log: @unchecked Sendable {
    var addresses: [String] = []
}

struct TextLinkTests {
    private func opened(
        _ text: some View, width: CGFloat? = nil, _ act: (LayoutHost, LayoutTree) throws -> Void
    ) throws -> [String] {
        let log = Log()
        let action = OpenURLAction { url in
            log.addresses.append(url.absoluteString)
            return .handled
        }
        let host = LayoutHost(text.environment(\.openURL, action))
        try act(host, try host.layout(ProposedViewSize(width: width, height: nil)))
        return log.addresses
    }

    private let text = Text("Read [the terms](https://example.org/terms_of_use \"Terms\") and <mailto:a@example.org>.")

    @Test func `a tap on a link opens its address, and a tap beside it none`() throws {
        let found = try opened(text.id("text")) { host, tree in
            let frame = try tree.find(id: "text").frame
            #expect(!host.tap(at: CGPoint(x: frame.minX + 2, y: frame.midY)))
            #expect(!host.tap(at: CGPoint(x: frame.maxX - 1, y: frame.midY)))
            // Behind "Read ", which is about 40 points wide.
            #expect(host.tap(at: CGPoint(x: frame.minX + 60, y: frame.midY)))
            #expect(try host.tap(text: "mailto:a@example.org"))
        }
        #expect(found == ["https://example.org/terms_of_use", "mailto:a@example.org"])
    }

    @Test func `a link goes on in the next line`() throws {
        let link = Text("[several words that lead](https://example.org/(a))")
        let found = try opened(link.id("text"), width: 80) { host, tree in
            let frame = try tree.find(id: "text").frame
            #expect(frame.height > 30)
            #expect(host.tap(at: CGPoint(x: frame.minX + 10, y: frame.minY + 5)))
            #expect(host.tap(at: CGPoint(x: frame.minX + 10, y: frame.maxY - 5)))
        }
        #expect(found == ["https://example.org/(a)", "https://example.org/(a)"])
    }

    @Test func `a line that is read from the right has its links there`() throws {
        let line = Text("[ab](https://example.org/1) cdefgh").id("text")
            .environment(\.layoutDirection, .rightToLeft)
        let found = try opened(line) { host, tree in
            let frame = try tree.find(id: "text").frame
            #expect(!host.tap(at: CGPoint(x: frame.minX + 5, y: frame.midY)))
            #expect(host.tap(at: CGPoint(x: frame.maxX - 5, y: frame.midY)))
        }
        #expect(found == ["https://example.org/1"])
    }

    @Test func `parts of an attributed string are links, too`() throws {
        var string = AttributedString("see more")
        let range = try #require(string.range(of: "more"))
        string[range].link = URL(string: "https://example.org/more")
        let found = try opened(Text(string)) { (host: LayoutHost, _: LayoutTree) throws in
            let hasOpened = try host.tap(text: "more")
            #expect(hasOpened)
            #expect(throws: LayoutNotFound.self) { try host.tap(text: "less") }
        }
        #expect(found == ["https://example.org/more"])
    }

    @Test func `without somebody who opens addresses a link takes no tap`() throws {
        let host = LayoutHost(Text("[a](https://example.org)").onTapGesture {})
        _ = try host.layout(.unspecified)
        #expect(try host.tap(text: "a"))
    }
}
