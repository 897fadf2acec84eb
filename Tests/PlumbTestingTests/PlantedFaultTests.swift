// PlantedFaultTests.swift: flex lines of a first try, each with a fault of its own, shrink to a row or two items whatever
// the seed, and to the same row again.

import Foundation
import Plumb
import PlumbTesting
import TestSupport
import Testing

/// A flex line as one writes it first: free space handed out once by factors, then bounds.
private enum NaiveFlexLine {
    enum Fault: String, CaseIterable, CustomTestStringConvertible {
        case freezesNothing, forgetsGaps, forgetsMinima, forgetsMaxima, growsByDefault, shrinksByBareFactors
        case handsOutFractions, addsToThird

        var testDescription: String { rawValue }
    }

    static func lengths(_ row: Row, _ fault: Fault) -> [Double] {
        let items = row.items
        let bases = items.map(\.flex.basis)
        let gaps = fault == .forgetsGaps ? 0 : row.spacing.reduce(0, +)
        let free = (row.available ?? 0) - gaps - bases.reduce(0, +)
        let factors = items.map { item in
            let grow = fault == .growsByDefault && item.flex.grow == 0 ? 1 : item.flex.grow
            let shrink = item.flex.shrink * (fault == .shrinksByBareFactors ? 1 : item.flex.basis)
            return free > 0 ? grow : shrink
        }
        let sum = factors.reduce(0, +)
        let total = fault == .handsOutFractions || free < 0 ? sum : max(1, sum)
        return items.indices.map { index in
            let item = items[index]
            let length = bases[index] + (total > 0 ? free * factors[index] / total : 0)
            let most = [.forgetsMaxima, .growsByDefault].contains(fault) ? .infinity : item.maximum
            let clamped = max(fault == .forgetsMinima ? 0 : item.minimum, min(most, length))
            return fault == .addsToThird && index == 2 ? clamped + 5 : clamped
        }
    }
}

@Suite struct PlantedFaultTests {
    private func found(_ fault: NaiveFlexLine.Fault, seed: UInt64) throws -> Counterexample {
        let rule = Mutant(fault.rawValue, .cssFlex) { NaiveFlexLine.lengths($0, fault) }
        let fuzzer = Fuzzer(
            FuzzTarget(fault.rawValue, rule), shape: RowShape(policy: .cssFlex, items: 1...8), seed: seed)
        return try #require(try fuzzer.search(cases: 100))
    }

    @Test(arguments: NaiveFlexLine.Fault.allCases)
    private func `a naive flex line shrinks to at most two items under every seed, with attempts to spare`(
        fault: NaiveFlexLine.Fault
    ) throws {
        for seed in 1...UInt64(TestingSettings.share(1, of: 20).cases) {
            let found = try found(fault, seed: seed)
            #expect(found.smallest.row.items.count <= 2 && found.stop == nil, "seed \(seed): \(found)")
            let numbers = found.smallest.row.items.flatMap { [$0.minimum, $0.flex.basis] } + found.smallest.row.spacing
            // Nothing is left that only happened to be there.
            #expect(numbers.allSatisfy { ($0 / 10).rounded() * 10 == $0 && $0 <= 20 }, "seed \(seed): \(found)")
        }
    }

    /// A wrong key, so that every row is a fault and a process is started for each; every other one starts slowly.
    private static func slowStarter(_ mark: URL) -> String {
        """
        echo x >> '\(mark.path)'
        if [ $(( $(wc -l < '\(mark.path)') % 3 )) = \(Int.random(in: 0...2)) ]; then sleep 0.4; fi
        while read -r line; do echo '{"sizes": [1]}'; done
        """
    }

    @Test func `an engine that starts slowly now and then gives the same row for the same seed`() async throws {
        let rows = try await waiting { try (0..<2).map { _ in try Self.rowOfSlowStarter() } }
        #expect(rows[0] == rows[1])
        #expect(rows[0][2].contains("lengths is missing"))
    }

    /// Answers a row twice, the second time now and then too late to be seen with the first.
    @Test func `an engine that answers twice gives the same row for the same seed`() async throws {
        let command = """
            while read -r line; do
              echo '{"lengths": [0]}'
              case $(od -An -N1 -tu1 /dev/urandom) in *[0-4]) sleep 0.05;; esac
              echo '{"lengths": [0]}'
            done
            """
        let rows = try await waiting {
            try (0..<3).map { _ in
                let engine = ExternalEngine(command: command, timeLimit: .seconds(600))
                let fuzzer = Fuzzer(FuzzTarget("engine", engine), shape: RowShape(items: 1...1), seed: 3)
                let found = try #require(try fuzzer.search(cases: 10))
                return "\(found.failingCase) \(found.attempts) \(found.smallest.json) \(found.smallest.sentence)"
            }
        }
        #expect(Set(rows).count == 1 && rows[0].contains("a line that came after the answer"), "\(rows)")
        #expect(rows[0].hasPrefix("1 "))
    }

    private static func rowOfSlowStarter() throws -> [String] {
        let mark = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: mark) }
        let engine = ExternalEngine(command: Self.slowStarter(mark), timeLimit: .seconds(2))
        let fuzzer = Fuzzer(FuzzTarget("engine", engine), shape: RowShape(items: 1...4), seed: 3)
        let found = try #require(try fuzzer.search(cases: 10))
        #expect(found.smallest.finding != found.original.finding || found.attempts > 0)
        return [found.smallest.json, "\(found.attempts)", found.smallest.sentence]
    }
}
