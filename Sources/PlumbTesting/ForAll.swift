// ForAll.swift: a property tried on many values, and the smallest value for which it fails.

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

/// A property that failed, with the smallest case found.
public struct PropertyFailure: Error, Sendable, CustomStringConvertible {
    /// The property.
    public let name: String
    /// The seed that repeats the failure.
    public let seed: UInt64
    /// The number of the failing case from 1; 0 when it came from the replay file.
    public let failingCase: Int
    /// How many cases were to be tried.
    public let cases: Int
    /// The case that was found.
    public let original: String
    /// The smallest case that fails too.
    public let smallest: String
    /// What was thrown for the smallest case, if anything was.
    public let reason: String?
    /// How many cases were tried while shrinking.
    public let attempts: Int

    /// Seed, number of runs, the original and the smallest case.
    public var description: String {
        let source = failingCase == 0 ? "a failure kept from an earlier run" : "case \(failingCase) of \(cases)"
        return """
            \(name) does not hold: \(source), seed \(seed) (PLUMB_SEED=\(seed) repeats it)
              found:    \(original)
              smallest: \(smallest) (after \(attempts) attempts)\(reason.map { "\n  reason:   \($0)" } ?? "")
            """
    }
}

/// Tries a property on generated values.
///
/// A property fails where `holds` returns false or throws.  The failing choices are then made as simple as they go
/// and kept in the replay file, which later runs try first.
///
/// - Parameters:
///   - name: The property in the replay file; the test function, unless told.
/// - Throws: `PropertyFailure`.
/// - Complexity: `settings.cases` calls of `holds`; on failure at most some 20,000 more.
public func forAll<each Value>(
    _ generators: repeat Generator<each Value>, settings: TestingSettings = TestingSettings(),
    name: String = #function, holds: (repeat each Value) throws -> Bool
) throws {
    let together = Generator<(repeat each Value)>(
        describe: { values in
            var parts: [String] = []
            for (generator, value) in repeat (each generators, each values) {
                parts.append(generator.describe(value))
            }
            return parts.joined(separator: "\n            ")
        },
        draw: { choices in
            (repeat (each generators).draw(&choices))
        })
    try withoutActuallyEscaping(holds) { holds in
        try Property(name: name, generator: together, settings: settings) { values in
            try holds(repeat each values)
        }.check()
    }
}
