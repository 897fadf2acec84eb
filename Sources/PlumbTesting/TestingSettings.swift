// TestingSettings.swift: how many values are tried, and which.

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
    public init(cases: Int = 200, seed: UInt64 = 20_261_121) {
        let environment = TestingEnvironment.current
        self.cases = cases * environment.factor
        self.seed = environment.seed ?? seed
        replay = environment.replay
    }
}
