// KeptViewsTests.swift: a write of state evaluates, measures and places what it touches, and nothing else shows it.

import LayoutCore
import Generators
import Testing

struct KeptViewsTests {
    private let room = ProposedViewSize(width: 300, height: 200)

    private func frames(_ tree: LayoutTree) -> [String] {
        tree.elements.map { element in
            "\(element.kind) \(element.identifiers) \(element.frame) \(element.proposal) \(element.isTappable)"
        }
    }

    @Test func `after any writes the layout is that of a new host with the same state`() throws {
        let writes = Generator<Int>.integer(in: 0...1_000).array(count: 1...8)
        try forAll(.statefulTrees, writes, settings: .share(30, of: 1_200)) { tree, writes in
            let remote = StateRemote()
            let host = LayoutHost(StatefulView(tree: tree, remote: remote))
            _ = try host.layout(room)
            var counts: [Int: Int] = [:]
            for write in writes {
                let shown = tree.shown(counts)
                guard !shown.isEmpty else { return true }
                let number = shown[write % shown.count]
                let count = (counts[number] ?? 0) + 1 + write % 3
                remote.setters[number]?(count)
                counts[number] = count
                if count.isMultiple(of: 2) { for number in tree.hidden(by: number) { counts[number] = nil } }
                let fresh = LayoutHost(StatefulView(tree: tree, remote: StateRemote(initial: counts)))
                guard try frames(host.layout(room)) == frames(fresh.layout(room)) else { return false }
            }
            return true
        }
    }

    /// Counters in nested stacks, four in each.
    private struct Nest: View {
        let level: Int
        let first: Int
        let remote: StateRemote

        var body: some View {
            if level == 0 {
                StatefulView(tree: .counter(first), remote: remote)
            } else if level.isMultiple(of: 2) {
                HStack(spacing: 1) { parts }
            } else {
                VStack(spacing: 1) { parts }
            }
        }

        @ViewBuilder private var parts: some View {
            part(0)
            part(1)
            part(2)
            part(3)
        }

        private func part(_ index: Int) -> AnyView {
            AnyView(Nest(level: level - 1, first: 4 * first + index, remote: remote))
        }
    }

    @Test func `a write in one of many leaves costs what the way to it costs`() throws {
        let remote = StateRemote()
        let host = LayoutHost(Nest(level: 5, first: 0, remote: remote))
        let room = ProposedViewSize(width: 2_000, height: 2_000)
        let all = try host.layout(room).statistics.measurements
        remote.setters[700]?(5)
        let tree = try host.layout(room)
        #expect(tree.frame(id: 700)?.width == 15)
        #expect(remote.evaluations.filter { $0.value > 1 } == [700: 2])
        // The stacks on the way ask the others inside for lengths that these remember, but for shares that have changed.
        #expect(20 * tree.statistics.measurements <= all, "\(tree.statistics.measurements) of \(all)")
    }

    @Test func `marks on kept views are not made twice`() throws {
        struct Screen: View {
            @State var taps = 0
            let remote: StateRemote

            var body: some View {
                VStack {
                    Group {
                        StatefulView(tree: .counter(1), remote: remote)
                        StatefulView(tree: .counter(2), remote: remote)
                    }
                    .id("both")
                    .onTapGesture { taps += 1 }
                    Text("\(taps) taps").id("taps")
                }
            }
        }
        let remote = StateRemote()
        let host = LayoutHost(Screen(remote: remote))
        for count in 1...3 {
            remote.setters[1]?(count)
            let tree = try host.layout(room)
            #expect(tree.elements.filter { $0.identifiers == [1, "both"] }.count == 1)
            #expect(tree.elements.filter { $0.identifiers == [2, "both"] }.count == 1)
        }
        #expect(remote.evaluations[2] == 1)
    }

    @Test func `misuse in a view that is kept is reported by every layout`() throws {
        struct Screen: View {
            let remote: StateRemote
            var body: some View {
                VStack {
                    StatefulView(tree: .counter(1), remote: remote)
                    ForEach([7, 7], id: \.self) { _ in Color.red }
                }
            }
        }
        let remote = StateRemote()
        let host = LayoutHost(Screen(remote: remote))
        for count in 1...3 {
            #expect(try host.layout(room).diagnostics.count == 1)
            remote.setters[1]?(count)
        }
    }

    @Test func `a laid-out tree is not changed by later layouts`() throws {
        let remote = StateRemote()
        let tree = StatefulTree.row([.counter(1), .modified(3, .text), .column([.counter(2), .text])])
        let host = LayoutHost(StatefulView(tree: tree, remote: remote))
        let first = try host.layout(room)
        let before = frames(first) + first.elements.map { "\(String(describing: $0.drawing))" }
        remote.setters[2]?(30)
        _ = try host.layout(ProposedViewSize(width: 90, height: nil))
        #expect(before == frames(first) + first.elements.map { "\(String(describing: $0.drawing))" })
    }
}
