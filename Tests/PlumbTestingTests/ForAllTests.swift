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
        #expect(failure.seed == 11 && failure.cases == 200 && failure.failingCase >= 1)
        #expect(failure.smallest.hasPrefix("100\n") && failure.smallest.hasSuffix("false"))
        #expect(failure.description.contains("PLUMB_SEED=11 repeats it"))
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
}
