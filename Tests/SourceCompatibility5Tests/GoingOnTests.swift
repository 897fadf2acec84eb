// GoingOnTests.swift: tasks that go on after a layout, and windows that are pulled down to refresh them.

import PlumbViews
import Testing

struct GoingOnTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private struct Reloaded: View {
        @State private var count = 0
        var body: some View {
            List { Inside(count: count) }.refreshable { count += 1 }.id("list")
        }
    }

    private struct Inside: View {
        let count: Int
        @Environment(\.refresh) private var refresh
        var body: some View { Text(refresh == nil ? "fixed" : "loaded \(count)") }
    }

    @MainActor @Test func `who pulls a window down has it refreshed`() async throws {
        let host = LayoutHost(Reloaded())
        #expect(try await host.layout(room, settling: 4).find(text: "loaded 0").frame.width > 0)
        #expect(try host.scroll(id: "list", by: CGSize(width: 0, height: -80)))
        #expect(try await host.layout(room, settling: 4).find(text: "loaded 1").frame.width > 0)
        #expect(try LayoutHost(Inside(count: 0)).layout(room).find(text: "fixed").frame.width > 0)
    }

    private struct Loading: View {
        let log: (String) -> Void
        @State private var number = 1
        @State private var isThere = true

        var body: some View {
            VStack {
                Button("next") { number += 1 }
                Button("away") { isThere = false }
                if isThere {
                    Text("loading").task(id: number) { [number] in
                        log("begin \(number)")
                        do { try await Task.sleep(for: .seconds(60)) } catch { log("cancelled \(number)") }
                    }
                }
            }
        }
    }

    @MainActor @Test func `a task goes on until its value changes or its view goes`() async throws {
        var log: [String] = []
        let host = LayoutHost(Loading { log.append($0) })
        _ = try await host.layout(room, settling: 1)
        #expect(log == ["begin 1"])
        try host.tap(text: "next")
        _ = try await host.layout(room, settling: 1)
        for _ in 0..<1_000 where !log.contains("cancelled 1") { try await Task.sleep(for: .milliseconds(10)) }
        #expect(log.sorted() == ["begin 1", "begin 2", "cancelled 1"])
        try host.tap(text: "away")
        _ = try await host.layout(room, settling: 2)
        // Another thread wakes what sleeps.
        for _ in 0..<1_000 where !log.contains("cancelled 2") { try await Task.sleep(for: .milliseconds(10)) }
        #expect(log.contains("cancelled 2"))
    }
}
