// ManyThreadsTests.swift: callers that solve and lay out on many threads, at once or one after the other.

import Foundation
import Plumb
import PlumbOptimal
import PlumbTesting
import PlumbViews
import TestSupport
import Testing

struct ManyThreadsTests {
    /// Rows whose lengths a program has to find, and views that share lengths by the same optimum.
    private static func answers() throws -> [UInt64] {
        let items = [Item(minimum: 10, maximum: 90), Item(minimum: 31.7, maximum: 60), Item(minimum: 5, maximum: 300)]
        var lengths = try (0..<4).flatMap { index in
            try Row(items: items, spacing: [8, 3], available: 150.3 + 20 * Double(index)).lengths(
                by: LinearProgramming(method: .certified, advisedBy: .glpk))
        }
        let view = HStack {
            Text("some words that wrap")
            Color.red.frame(minWidth: 33.3)
            VStack {
                Color.blue.frame(maxWidth: 70.1)
                Text("two words")
            }
        }
        for engine in [LayoutEngine.swiftUI, .optimal] {
            let tree = try LayoutHost(view, engine: engine).layout(ProposedViewSize(width: 217.7, height: 100))
            lengths += tree.elements.flatMap {
                [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init)
            }
        }
        return lengths.map(\.bitPattern)
    }

    @Test func `sixty-four tasks that solve and lay out at once have the same answers to the last bit`() async throws {
        let expected = try Self.answers()
        let all = await withTaskGroup(of: [UInt64]?.self) { group in
            for _ in 0..<64 { group.addTask { try? Self.answers() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all.count == 64 && all.allSatisfy { $0 == expected })
    }

    /// Resident memory in bytes, where the system tells it.
    private static var resident: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
    }

    @Test(.disabled(if: Sanitizer.isOn, "what is freed is kept for a while"))
    func `threads that solve and lay out once each leave no memory behind`() async {
        // In a process of its own, whose memory nobody else moves.
        await #expect(processExitsWith: .success) {
            func run(_ count: Int) {
                for _ in 0..<count {
                    let ended = DispatchSemaphore(value: 0)
                    Thread.detachNewThread {
                        _ = try? Self.answers()
                        ended.signal()
                    }
                    ended.wait()
                }
            }
            let law = "`threads that solve and lay out once each leave no memory behind`()"
            let count = TestingSettings.share(60, of: 100_000, law: law).cases
            run(20)
            let before = Self.resident
            run(count)
            guard let before, let after = Self.resident else { return }
            #expect(after - before < 4_000 * count + 2_000_000, "\(after - before) bytes by \(count) threads")
        }
    }
}
