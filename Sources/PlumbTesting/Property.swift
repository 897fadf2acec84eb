// Property.swift: one run of forAll: kept failures first, then random cases, then shrinking.

/// A property with its generator, ready to be tried.
struct Property<Value> {
    let name: String
    let generator: Generator<Value>
    let settings: TestingSettings
    let holds: (Value) throws -> Bool

    func check() throws {
        let found = settings.first(of: name) { start, number in run(start).map { failure(from: $0, case: number) } }
        if let found { throw found }
    }

    /// Tries the value of some choices; `nil` when the property holds.
    private func run(_ start: Choices) -> FailingRun? {
        var choices = start
        let value = generator.draw(&choices)
        if let holds = try? holds(value), holds { return nil }
        return FailingRun(choices)
    }

    private func failure(from failure: FailingRun, case number: Int) -> PropertyFailure {
        var shrinker = Shrinker(failure) { run(Choices(script: $0)) }
        shrinker.shrink()
        settings.replay?.keep(shrinker.best.record, of: name)
        return PropertyFailure(
            name: name, seed: settings.seed, failingCase: number, cases: settings.cases,
            original: generator.describe(value(of: failure)),
            smallest: generator.describe(value(of: shrinker.best)), reason: reason(of: shrinker.best),
            attempts: shrinker.attempts)
    }

    private func value(of run: FailingRun) -> Value {
        var choices = Choices(script: run.record)
        return generator.draw(&choices)
    }

    private func reason(of run: FailingRun) -> String? {
        do {
            _ = try holds(value(of: run))
            return nil
        } catch {
            return "threw \(error)"
        }
    }
}
