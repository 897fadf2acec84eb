// DeepViewsTests.swift: views deep inside each other are laid out or refused, on a stack of any size.

import LayoutCore
import TestSupport
import Testing

@Suite(.disabled(if: Sanitizer.watchesThreads, "calls go deeper than it follows"))
struct DeepViewsTests {
    private struct Stacks: View {
        let levels: Int

        var body: some View {
            if levels == 0 {
                Text("at the bottom")
            } else if levels.isMultiple(of: 2) {
                HStack { inner }
            } else {
                VStack { inner }
            }
        }

        @ViewBuilder private var inner: some View {
            Stacks(levels: levels - 1)
            Color.red
        }
    }

    private struct Modifiers: View {
        let levels: Int

        var body: AnyView {
            levels == 0 ? AnyView(Text("inside")) : AnyView(Modifiers(levels: levels - 1).padding(1).frame(minWidth: 3))
        }
    }

    private struct Endless: View {
        var body: some View { VStack { Endless() } }
    }

    /// What laying out comes to on a thread with a stack of some size: how many texts there are, or the error.
    private func outcome(_ view: @escaping @Sendable () -> some View, stack: Int) async -> Result<Int, LayoutError> {
        await SmallStack.perform(stack: stack) {
            let outcome = Result { () throws(LayoutError) in
                try LayoutHost(view()).layout(ProposedViewSize(width: 600, height: 400))
            }
            return outcome.map { $0.elements.filter { $0.kind == "Text" }.count }
        }
    }

    @Test(arguments: Sanitizer.smallStacks + [2 << 20])
    func `on a small stack deep views are laid out or refused`(stack: Int) async {
        for levels in [5, 100, 200, 500, 2_000] {
            for outcome in [
                await outcome({ Stacks(levels: levels) }, stack: stack),
                await outcome({ Modifiers(levels: levels) }, stack: stack),
            ] {
                switch outcome {
                case .success(let texts): #expect(texts == 1)
                case .failure(let error): #expect("\(error)".contains("too deeply") && "\(error)".count < 400)
                }
            }
        }
    }

    @Test func `five hundred levels are laid out where the stack is large`() async throws {
        #expect(try await outcome({ Stacks(levels: 500) }, stack: 64 << 20).get() == 1)
        #expect(try await outcome({ Modifiers(levels: 500) }, stack: 64 << 20).get() == 1)
    }

    @Test func `an endless view is refused on any stack, and so again`() async {
        for stack in [256 << 10, 64 << 20] {
            guard case .failure(let error) = await outcome({ Endless() }, stack: stack) else {
                Issue.record("laid out")
                continue
            }
            #expect("\(error)".contains("Endless/VStack/Endless/VStack/Endless/... "))
        }
    }

    /// Views in each other by hand: what stands around an erased view.
    enum Wrapping: String, CaseIterable {
        case nothing, padding, stack, modifier, list, reader

        private struct Wide: ViewModifier {
            func body(content: Content) -> some View { content.padding(1) }
        }

        func around(_ view: AnyView) -> AnyView {
            switch self {
            case .nothing: AnyView(view)
            case .padding: AnyView(view.padding(1))
            case .stack:
                AnyView(
                    VStack {
                        view; Color.red
                    })
            case .modifier: AnyView(view.modifier(Wide()))
            case .list: AnyView(ForEach(0..<1, id: \.self) { _ in view })
            case .reader: AnyView(GeometryReader { _ in view })
            }
        }

        func views(_ levels: Int) -> AnyView {
            var view = AnyView(Text("at the bottom"))
            for _ in 0..<levels { view = around(view) }
            return view
        }
    }

    @Test(arguments: Wrapping.allCases, Sanitizer.smallStacks + [8 << 20])
    func `erased views in each other in a loop are laid out or refused, and released`(
        wrapping: Wrapping, stack: Int
    ) async throws {
        for levels in stack == 512 << 10 ? [1_000, 10_000, 100_000] : [10, 1_000, 10_000] {
            switch await outcome({ wrapping.views(levels) }, stack: stack) {
            case .success(let texts): #expect(texts == 1 && levels <= 1_000)
            case .failure(let error): #expect("\(error)".contains("too deeply") && "\(error)".count < 400)
            }
        }
    }

    @Test(arguments: Wrapping.allCases)
    func `a thousand erased views in each other are laid out where the stack is large`(wrapping: Wrapping) async throws
    {
        #expect(try await outcome({ wrapping.views(1_000) }, stack: 64 << 20).get() == 1)
    }

    @Test func `modifiers that are chained without an erased view between them are laid out or refused`() async throws {
        @Sendable func chain(_ levels: Int) -> some View {
            var view: any View = Text("at the bottom")
            for _ in 0..<levels { view = view.padding(1) }
            return AnyView(view)
        }
        #expect(try await outcome({ chain(200) }, stack: 8 << 20).get() == 1)
        // A thread may get the stack of one that has ended, of up to four times what it asks for.
        guard case .failure(let error) = await outcome({ chain(1_000) }, stack: 128 << 10) else {
            Issue.record("laid out")
            return
        }
        #expect("\(error)".contains("the root: views are nested too deeply"))
    }

    @Test func `a layout erased ten thousand times lays out as it does by itself`() throws {
        var layout = AnyLayout(HStackLayout(spacing: 3))
        for _ in 0..<10_000 { layout = AnyLayout(layout) }
        let host = LayoutHost(
            layout {
                Color.red.frame(width: 5, height: 4); Color.red.frame(width: 6, height: 4)
            })
        #expect(try host.layout(.unspecified).size == CGSize(width: 14, height: 4))
    }
}
