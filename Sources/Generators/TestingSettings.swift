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
    /// What the environment states otherwise counts for nothing, which standard error says.
    ///
    /// `PLUMB_REPLAY` names the file of failures, `.plumb-replay.jsonl` by default; an empty name keeps none.
    public init(cases: Int = 200, seed: UInt64 = 20_261_121) {
        let environment = ProcessInfo.processInfo.environment
        let (product, isTooLarge) = cases.multipliedReportingOverflow(by: Self.caseFactor ?? 1)
        self.cases = isTooLarge ? .max : product
        let stated = environment["PLUMB_SEED"]
        self.seed = stated.flatMap { UInt64($0) } ?? seed
        if let stated, UInt64(stated) == nil {
            Self.complain("PLUMB_SEED is \(stated); it must be a whole number from 0")
        }
        if let stated = environment["PLUMB_CASES"], Self.caseFactor == nil {
            Self.complain("PLUMB_CASES is \(stated); it must be a factor such as x50")
        }
        let path = environment["PLUMB_REPLAY"] ?? ".plumb-replay.jsonl"
        replay = path.isEmpty ? nil : ReplayFile(path: path)
    }

    /// How many times as many cases `PLUMB_CASES` asks for; `nil` where it names no such number.
    static var caseFactor: Int? {
        guard let stated = ProcessInfo.processInfo.environment["PLUMB_CASES"] else { return nil }
        return Int(stated.hasPrefix("x") ? String(stated.dropFirst()) : stated).flatMap { $0 > 0 ? $0 : nil }
    }

    private static func complain(_ words: String) {
        let line = Array((words + "\n").utf8)
        _ = write(STDERR_FILENO, line, line.count)
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
