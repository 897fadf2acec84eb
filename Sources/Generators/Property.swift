// Property.swift: one run of forAll: kept failures first, then random cases, then shrinking.

/// A property with its generator, ready to be tried.
struct Property<Value> {
    let name: String
    let generator: Generator<Value>
    let settings: TestingSettings
    let holds: (Value) throws -> Bool

    func check() throws {
        let found = try settings.first(of: name) { start, number in
            var choices = start
            let value = generator.draw(&choices)
            // A record that was kept may be of a generator that has changed since.
            if let refusal = choices.refusal, number > 0 { throw refusal }
            return fails(value, choices) ? failure(from: choices, case: number) : nil
        }
        if let found { throw found }
    }

    /// Whether the property does not hold for the value of some choices, if they make one.
    private func fails(_ value: Value, _ choices: Choices) -> Bool {
        guard choices.refusal == nil else { return false }
        return (try? holds(value)) != true
    }

    /// Tries the value of some choices; `nil` when the property holds.
    private func run(_ start: Choices) -> Choices? {
        var choices = start
        let value = generator.draw(&choices)
        return fails(value, choices) ? choices : nil
    }

    private func failure(from failure: Choices, case number: Int) -> PropertyFailure {
        var shrinker = Shrinker(failure) { run(Choices(script: $0)) }
        shrinker.shrink()
        settings.replay?.keep(shrinker.best.record, of: name)
        let smallest = generator.value(of: shrinker.best.record)
        return PropertyFailure(
            name: name, seed: settings.seed, failingCase: number, cases: settings.cases,
            original: generator.describe(generator.value(of: failure.record)), smallest: generator.describe(smallest),
            reason: reason(for: smallest), attempts: shrinker.attempts, stop: shrinker.stop)
    }

    private func reason(for value: Value) -> String? {
        do {
            _ = try holds(value)
            return nil
        } catch { return "threw \(error)" }
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
    /// Why shrinking ended before nothing smaller was left to try; `nil` where it did not.
    public let stop: ShrinkingStop?

    /// Seed, number of runs, the original and the smallest case.
    public var description: String {
        """
        \(name) does not hold: \(foundIn(failingCase, of: cases, seed: seed))
          found:    \(original)
          smallest: \(smallest) (\(attempts.attempted(stop)))\(reason.map { "\n  reason:   \($0)" } ?? "")
        """
    }
}

/// `case 3 of 200, seed 7 (PLUMB_SEED=7 repeats it)`; case 0 comes from the replay file, of which no seed knows.
package func foundIn(_ failingCase: Int, of cases: Int, seed: UInt64) -> String {
    guard failingCase > 0 else { return "a failure kept from an earlier run" }
    let factor = TestingSettings.caseFactor.map { "PLUMB_CASES=x\($0) " } ?? ""
    return "case \(failingCase) of \(cases), seed \(seed) (\(factor)PLUMB_SEED=\(seed) repeats it)"
}
