// AppleNamesTests.swift: modules of Apple's names, on Linux.

// Swift Testing looks for companions of its own where a file imports it beside `UIKit` or `CoreGraphics`.
import SwiftUI
import Testing

struct AppleNamesTests {
    @Test func `a program keeps its import lines`() throws {
        let tree = try LayoutHost(OrderRow(order: Order())).layout(ProposedViewSize(width: 200, height: nil))
        #expect(tree.frame(id: "amount")?.width == 60 && tree.size.width == 200)
    }
}
