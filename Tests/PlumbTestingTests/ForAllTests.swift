// ForAllTests.swift: what a failing property says, and what is kept of it.

import Documents
import Scenes
import Workbench
import Foundation
import Plumb
import PlumbTesting
import TestSupport
import Testing

struct ForAllTests {
    func settings(cases: Int = 200, replay: ReplayFile? = nil) -> TestingSettings {
        var settings = TestingSettings(cases: cases, seed: 11)
        settings.cases = cases
        settings.replay = replay
        return settings
    }

    @Test func `a property that holds is tried as often as asked`() throws {
        var count = 0
        try forAll(.integer(in: 0...9), settings: settings(cases: 123)) { _ in
            count += 1
            return true
        }
        #expect(count == 123)
    }

    @Test func `a failure names seed, runs, the original and the smallest case`() throws {
        let failure = try #require(
            #expect(throws: PropertyFailure.self) {
                try forAll(.integer(in: 0...1_000), .bool, settings: settings()) { number, _ in number < 100 }
            })
        #expect(failure.seed == settings().seed && failure.cases == 200 && failure.failingCase >= 1)
        #expect(failure.smallest.hasPrefix("100\n") && failure.smallest.hasSuffix("false"))
        #expect(failure.description.contains("PLUMB_SEED=\(settings().seed) repeats it"))
    }

    @Test func `the same seed finds the same case`() throws {
        func originals() throws -> String? {
            #expect(throws: PropertyFailure.self) {
                try forAll(.integer(in: 0...1_000_000), settings: settings()) { $0 < 900_000 }
            }?.original
        }
        #expect(try originals() == originals())
    }

    @Test func `a property that throws fails with what it threw`() throws {
        struct Surprise: Error {}
        let failure = #expect(throws: PropertyFailure.self) {
            try forAll(.integer(in: 0...9), settings: settings()) { number in
                if number > 3 { throw Surprise() }
                return true
            }
        }
        #expect(failure?.smallest == "4" && failure?.reason == "threw Surprise()")
    }

    @Test func `a failing row is printed as a problem that reads back`() throws {
        let failure = try #require(
            #expect(throws: PropertyFailure.self) {
                try forAll(.claims(on: RowShape(items: 1...4)), settings: settings()) { claim in
                    let verdict: Verdict = try claim.problem.verdict(on: claim.lengths)
                    return verdict.kind == .optimal
                }
            })
        for text in [failure.original, failure.smallest] {
            let document = try ProblemDecoder().decode(Record(file: "f", line: 1, data: Data(text.utf8)))
            let claim = try #require(document.claims.first)
            let verdict: Verdict = try document.row.verdict(on: claim.lengths)
            #expect(verdict.kind != .optimal)
        }
    }

    @Test func `any generated row reads back from its JSON as it was`() throws {
        for policy in Policy.allCases {
            try forAll(.rows(RowShape(policy: policy)), settings: settings(cases: policy.share(of: 500))) { problem in
                let text = RowDocument(row: problem).json.line
                let read = try ProblemDecoder().decode(Record(file: "f", line: 1, data: Data(text.utf8)))
                return read.row == problem
            }
        }
    }

    @Test func `a failure is kept, tried first in the next run, and dropped when it holds`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let replay = ReplayFile(path: path)
        var limit = 5_000
        func run() throws {
            try forAll(.integer(in: 0...10_000), settings: settings(replay: replay), name: "small") { $0 < limit }
        }
        let first = #expect(throws: PropertyFailure.self) { try run() }
        #expect((first?.failingCase ?? 0) > 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"property\":\"small\""))
        let second = #expect(throws: PropertyFailure.self) { try run() }
        #expect(second?.failingCase == 0 && second?.smallest == "5000")
        limit = 20_000
        try run()
        #expect(try String(contentsOfFile: path, encoding: .utf8).isEmpty)
    }

    @Test func `a replay file that cannot be read or written does no harm`() throws {
        let nowhere = ReplayFile(path: "/no/such/folder/file.jsonl")
        let failure = #expect(throws: PropertyFailure.self) {
            try forAll(.integer(in: 0...9), settings: settings(replay: nowhere)) { $0 < 5 }
        }
        #expect(failure?.smallest == "5")
    }

    @Test func `a filter gives what it keeps, also when a failure is made simpler`() throws {
        let even = Generator<Int>.integer(in: 0...1_000).filter { $0.isMultiple(of: 2) }
        try forAll(even, settings: settings()) { $0.isMultiple(of: 2) }
        let failure = #expect(throws: PropertyFailure.self) { try forAll(even, settings: settings()) { $0 < 101 } }
        #expect(failure?.smallest == "102")
    }

    @Test func `a filter that keeps nothing ends after the tries that it states`() {
        var drawn = 0
        let never = Generator<Int>.integer(in: 0...9).filter(tries: 50) { $0 > 9 }
        let error = #expect(throws: GeneratorError.self) {
            try forAll(never.array(count: 0...3), .bool, settings: settings()) { _, _ in
                drawn += 1
                return true
            }
        }
        #expect(error == .nothingKept(tries: 50) && error?.description.contains("kept none of 50") == true)
        #expect(throws: GeneratorError.nothingKept(tries: 1_000)) {
            try forAll(Generator<Int>.integer(in: 0...9).filter { $0 > 9 }, settings: settings()) { _ in true }
        }
    }

    @Test(arguments: [0...Int.max, Int.max...Int.max, -5...3, Int.min...Int.max, 0...1_000_001])
    func `lists of numbers that none can have are refused`(count: ClosedRange<Int>) {
        #expect(throws: GeneratorError.badCount(count, most: 1_000_000)) {
            try forAll(Generator<Bool>.bool.array(count: count), settings: settings()) { _ in true }
        }
    }

    @Test func `the widest range of whole numbers has both ends, and failures in it become simple`() throws {
        let all = Generator<Int>.integer(in: Int.min...Int.max)
        var signs: Set<Int> = []
        try forAll(all, settings: settings()) { number in
            signs.insert(number.signum())
            return true
        }
        #expect(signs.isSuperset(of: [-1, 1]))
        let failure = #expect(throws: PropertyFailure.self) { try forAll(all, settings: settings()) { $0 > -1_000 } }
        #expect(failure?.smallest == "-1000")
    }
}
