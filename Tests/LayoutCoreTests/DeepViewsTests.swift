// DeepViewsTests.swift: views deep inside each other are laid out or refused, on a stack of any size.

import Foundation
import LayoutCore
import Testing

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
        await withCheckedContinuation { continuation in
            let thread = Thread {
                let outcome = Result { () throws(LayoutError) in
                    try LayoutHost(view()).layout(ProposedViewSize(width: 600, height: 400))
                }
                continuation.resume(returning: outcome.map { $0.elements.filter { $0.kind == "Text" }.count })
            }
            thread.stackSize = stack
            thread.start()
        }
    }

    @Test(arguments: [128 << 10, 512 << 10, 2 << 20])
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
}
