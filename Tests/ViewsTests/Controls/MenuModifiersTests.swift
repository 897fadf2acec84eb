// MenuModifiersTests.swift: when menus go away.  Source: Apple's documentation of `MenuActionDismissBehavior`.

import PlumbViews
import Testing

struct MenuModifiersTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private func texts(_ host: LayoutHost) throws -> [String] {
        try host.layout(room).findAll(Text.self).compactMap(\.text)
    }

    @Test func `a menu stays while its actions say so`() throws {
        for (behavior, shown) in [(MenuActionDismissBehavior.disabled, true), (.enabled, false), (.automatic, false)] {
            let host = LayoutHost(Menu("open") { Button("act") {}.menuActionDismissBehavior(behavior) })
            _ = try host.layout(room)
            try host.tap(text: "open")
            _ = try host.layout(room)
            try host.tap(text: "act")
            #expect(try texts(host).contains("act") == shown)
        }
    }
}
