// TestingSettings.swift: how many values are tried, and which.

internal import Essentials

/// How a property is tried.
public struct TestingSettings: Sendable {
    /// How many values are tried.
    public var cases: Int
    /// Where the random choices start.
    public var seed: UInt64
    /// Where failures are kept for later runs; `nil` keeps none.
    public var replay: ReplayFile?

    /// Settings as the environment states them.
    ///
    /// - Parameters:
    ///   - cases: `PLUMB_CASES` multiplies this for a long run: `x50` tries fifty times as many.
    ///   - seed: `PLUMB_SEED` takes its place; fixed otherwise, so that a run can be repeated.
    ///
    /// `PLUMB_REPLAY` names the file of failures, `.plumb-replay.jsonl` by default; an empty name keeps none.
    public init(cases: Int = 200, seed: UInt64 = 20_261_121) {
        let environment = ProcessInfo.processInfo.environment
        let factor = environment["PLUMB_CASES"].flatMap { Int($0.hasPrefix("x") ? String($0.dropFirst()) : $0) } ?? 1
        self.cases = cases * max(1, factor)
        self.seed = environment["PLUMB_SEED"].flatMap { UInt64($0) } ?? seed
        let path = environment["PLUMB_REPLAY"] ?? ".plumb-replay.jsonl"
        replay = path.isEmpty ? nil : ReplayFile(path: path)
    }

    /// What is found first: in the records kept of a property, which are dropped where nothing is, or in random cases,
    /// counted from 1.
    package func first<Found>(
        of property: String, progress: (Int) -> Void = { _ in }, _ find: (Choices, _ number: Int) throws -> Found?
    ) rethrows -> Found? {
        for record in replay?.records(of: property) ?? [] {
            if let found = try find(Choices(script: record), 0) { return found }
            replay?.forget(record, of: property)
        }
        for number in 1...max(1, cases) {
            let random = SplitMix64(seed: seed, case: number)
            if let found = try find(Choices(random: random), number) { return found }
            if number.isMultiple(of: 256) { progress(number) }
        }
        return nil
    }
}
