// TestingEnvironment.swift: what the environment asks of a test run.

internal import Foundation

/// The variables `PLUMB_SEED`, `PLUMB_CASES` and `PLUMB_REPLAY`.
struct TestingEnvironment: Sendable {
    /// The seed of `PLUMB_SEED`.
    let seed: UInt64?
    /// By how much `PLUMB_CASES`, such as `x50`, multiplies the number of cases.
    let factor: Int
    /// The file of `PLUMB_REPLAY`, `.plumb-replay.jsonl` where it is not set, none where it is empty.
    let replay: ReplayFile?

    static var current: TestingEnvironment { TestingEnvironment(ProcessInfo.processInfo.environment) }

    init(_ environment: [String: String]) {
        seed = environment["PLUMB_SEED"].flatMap { UInt64($0) }
        let stated = environment["PLUMB_CASES"].map { $0.hasPrefix("x") ? String($0.dropFirst()) : $0 }
        factor = max(1, stated.flatMap { Int($0) } ?? 1)
        let path = environment["PLUMB_REPLAY"] ?? ".plumb-replay.jsonl"
        replay = path.isEmpty ? nil : ReplayFile(path: path)
    }
}
