// LayoutInsideLayoutTests.swift: code of views that asks for layouts while a layout runs it.

import LayoutCore
import Rows
import Testing

/// A host that views and distributions can reach from their own code.
private final class Reach: @unchecked Sendable {
    var host: LayoutHost?
    var errors: [LayoutError] = []

    /// Asks the host for a layout.
    func ask() {
        do throws(LayoutError) { _ = try host?.layout(.unspecified) } catch { errors.append(error) }
    }
}

/// A layout that asks the host around for a layout, when it is sized, when it places, or both.
private struct Asking: Layout {
    let reach: Reach
    var isSizing = true, isPlacing = true

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if isSizing { reach.ask() }
        return CGSize(width: 30, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if isPlacing { reach.ask() }
    }
}

/// A view whose body lays out a host of the same view.
private struct Mirror: View {
    var body: some View {
        let size = (try? LayoutHost(Mirror()).layout(.unspecified))?.size
        return Color.red.frame(width: size?.width, height: 10)
    }
}

/// A distribution that asks for something, and gives equal lengths.
private struct AskingRule: Distribution {
    let ask: @Sendable () -> Void

    func lengths(for row: Row) throws -> [Double] {
        ask()
        return row.items.map { _ in (row.room ?? 0) / Double(row.items.count) }
    }
}

struct LayoutInsideLayoutTests {
    private let room = ProposedViewSize(width: 100, height: 100)

    private func layOut(_ view: some View, reach: Reach) throws -> LayoutTree {
        let host = LayoutHost(view)
        reach.host = host
        defer { reach.host = nil }
        return try host.layout(room)
    }

    @Test(arguments: [(true, false), (false, true), (true, true)])
    func `a layout that asks its host for a layout is refused with its path, and laid out`(
        isSizing: Bool, isPlacing: Bool
    ) throws {
        let reach = Reach()
        let layout = Asking(reach: reach, isSizing: isSizing, isPlacing: isPlacing)
        let tree = try layOut(
            VStack {
                layout { Color.red }.id("asking"); Color.blue
            }, reach: reach)
        #expect(tree.frame(id: "asking")?.size == CGSize(width: 30, height: 20))
        #expect(tree.diagnostics.map(\.problem) == [.askedForOwnLayout])
        #expect(tree.diagnostics.first?.path.hasSuffix("VStack/Asking[0]") == true, "\(tree.diagnostics)")
        let message = try #require(reach.errors.first).description
        #expect(message.contains("VStack/Asking[0]: the view asked for its own layout while it is laid out"))
    }

    @Test func `a body, a reader, a guide and a reaction that ask their host are refused`() throws {
        let reach = Reach()
        struct Body: View {
            let reach: Reach
            var body: some View {
                reach.ask()
                return Color.red
            }
        }
        let view = VStack(alignment: .leading) {
            Body(reach: reach)
            GeometryReader { _ -> Color in
                reach.ask()
                return Color.blue
            }
            Color.red.alignmentGuide(.leading) { _ in
                reach.ask()
                return 0
            }
            Color.green.onAppear { reach.ask() }
        }
        let tree = try layOut(view, reach: reach)
        #expect(Set(tree.diagnostics.map(\.problem)) == [.askedForOwnLayout])
        for name in ["Body[0]", "GeometryReader[1]", "Color[2]", "Color[3]"] {
            #expect(reach.errors.contains { $0.description.contains("VStack/\(name)") }, "\(reach.errors)")
        }
        #expect(reach.errors.count >= 4 && tree.size == CGSize(width: 100, height: 100))
    }

    @Test func `after a refusal the host lays out as before, and a tap may lay out`() throws {
        let reach = Reach()
        let host = LayoutHost(Color.red.frame(width: 10, height: 10).onTapGesture { reach.ask() })
        reach.host = host
        defer { reach.host = nil }
        #expect(try host.layout(room).size.width == 10)
        #expect(host.tap(at: CGPoint(x: 5, y: 5)) && reach.errors.isEmpty)
    }

    @Test func `a distribution that asks its host is refused with the path of its stack`() throws {
        let reach = Reach()
        let stack = HStack(spacing: 0) {
            Color.red.id("first")
            Color.blue
        }
        let tree = try layOut(VStack { stack.layoutEngine(AskingRule { reach.ask() }) }, reach: reach)
        #expect(tree.diagnostics.map(\.problem) == [.askedForOwnLayout])
        #expect(tree.diagnostics.first?.path.hasSuffix("/HStack") == true && !reach.errors.isEmpty)
        #expect(tree.frame(id: "first")?.width == 50)
    }

    @Test func `a view or a distribution that lays itself out by new hosts without an end is an error`() {
        #expect(throws: LayoutError.layoutsTooDeep(path: "Mirror")) { try LayoutHost(Mirror()).layout(room) }
        @Sendable func layOut() throws(LayoutError) -> LayoutTree {
            let rule = AskingRule { _ = try? layOut() }
            return try LayoutHost(
                HStack {
                    Color.red; Color.blue
                }.layoutEngine(rule)
            ).layout(room)
        }
        #expect(throws: LayoutError.layoutsTooDeep(path: "HStack")) { try layOut() }
    }

    @Test func `a layout may lay out others, to any depth that ends`() throws {
        func nested(_ depth: Int) throws -> CGFloat {
            struct Measuring: View {
                let measured: () -> CGFloat
                var body: some View { Color.red.frame(width: measured() + 1, height: 1) }
            }
            let view = Measuring { depth == 0 ? 0 : (try? nested(depth - 1)) ?? -1_000 }
            return try LayoutHost(view).layout(room).size.width
        }
        #expect(try nested(40) == 41)
    }

    @Test func `no other thread can get a host while its own keeps it`() {
        // The more special function is chosen where its demand is fulfilled.
        func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }
        func isSendable<Value>(_: Value.Type) -> Bool { false }
        #expect(isSendable(LayoutError.self) && isSendable(LayoutEngine.self))
        #expect(!isSendable(LayoutHost.self) && !isSendable(LayoutTree.self) && !isSendable(LayoutSubviews.self))
    }
}
