// SettlingTests.swift: views that put off what they write, as programs in the Swift 5 language mode do.

import Foundation
import PlumbViews
import Testing

/// Whether views go on.
private final class Going { var isOn = true }

/// A view whose width is written by blocks on the main queue, each of which puts off the next.
private struct Growing: View {
    let steps: Int
    var going = Going()
    @State private var step = 0

    var body: some View {
        Color.red.frame(width: 10 * CGFloat(step + 1), height: 10)
            .onAppear { put(off: 1) }
    }

    private func put(off next: Int) {
        guard next <= steps, going.isOn else { return }
        DispatchQueue.main.async {
            // Whoever is to stop it may have to wait for a thread, and a core would be busy for as long.
            if next > 10 { usleep(10_000) }
            step = next
            put(off: next + 1)
        }
    }
}

/// A view that writes where it stands, which does not change, whenever it is laid out.
private struct Reading: View {
    @State private var offset: CGFloat = 0

    var body: some View {
        GeometryReader { geometry -> Color in
            let minX = geometry.frame(in: .global).minX
            DispatchQueue.main.async { self.offset = -minX }
            return Color.clear
        }
        .padding(.leading, 20).frame(width: 100 - offset, height: 10)
    }
}

/// A view whose width is written by asynchronous actions.
private struct Loading: View {
    @State private var names: [String] = []
    @State private var page = 0

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 10 * CGFloat(names.count + 1), height: 10).id("names")
                .task { names = await load() }
            Color.red.frame(width: 10 * CGFloat(page + 1), height: 10).id("page")
                .task(id: page) { if page < 3 { page += 1 } }
        }
    }

    private func load() async -> [String] {
        await Task.yield()
        return ["a", "b"]
    }
}

@MainActor struct SettlingTests {
    @Test func `asynchronous actions run in a layout that settles, and in no other`() async throws {
        let host = LayoutHost(Loading())
        let first = try host.layout(.unspecified)
        #expect(first.frame(id: "names")?.width == 10)
        await Task.yield()
        #expect(try host.layout(.unspecified).frame(id: "names")?.width == 10)
        let settled = try await host.layout(.unspecified, settling: 8)
        #expect(settled.frame(id: "names")?.width == 30)
        #expect(settled.frame(id: "page")?.width == 40)
    }

    @Test(arguments: [0, 1, 3]) func `what was put off shows in a layout that settles`(steps: Int) async throws {
        let host = LayoutHost(Growing(steps: steps))
        let settled = try await host.layout(.unspecified, settling: 4)
        #expect(settled.size.width == 10 * CGFloat(steps + 1))
    }

    @Test func `a screen that writes the offset that it has comes to rest`() async throws {
        let tree = try await LayoutHost(Reading()).layout(.unspecified, settling: 3)
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.size.width == 120)
    }

    @Test func `a layout that does not settle in its turns says so`() async throws {
        let going = Going()
        let host = LayoutHost(Growing(steps: .max, going: going))
        let tree = try await host.layout(.unspecified, settling: 3)
        // At once: what waits for a thread meanwhile waits for all other tests, and the view keeps a core busy.
        going.isOn = false
        #expect(tree.diagnostics.map(\.problem) == [.unsettled(rounds: 3)] && tree.diagnostics[0].path == "Growing")
        // The third layout, after two turns that each wrote at least once.
        #expect(tree.size.width >= 30)
    }

    /// Code that the main queue runs keeps it from running anything else.
    @Test func `waiting for the main queue from inside it is an error`() throws {
        let host = LayoutHost(Growing(steps: 1))
        #expect(throws: LayoutError.mainQueueStands) { try host.layout(.unspecified, settling: 1) }
    }
}
