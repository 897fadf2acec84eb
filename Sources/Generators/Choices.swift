// Choices.swift: the recorded stream of choices that generators draw from.
// A value is a function of the record, so whatever shrinks the record shrinks the value (MacIver and Donaldson,
// "Test-Case Reduction via Test-Case Generation: Insights from the Hypothesis Reducer", ECOOP 2020).

/// A stream of bounded choices: replayed from a script as long as that lasts, random or 0 afterwards.
public struct Choices {
    /// What was chosen so far.
    package private(set) var record: [UInt64] = []
    /// For each choice, simpler ones that mean nearly the same.
    private(set) var alternatives: [[UInt64]] = []
    /// The parts of the record that belong together: the elements of lists, the fields of values.
    private(set) var spans: [Range<Int>] = []
    /// Why a generator that drew from here had no value to give; the first reason.
    package private(set) var refusal: GeneratorError?
    private let script: [UInt64]
    private var random: SplitMix64?

    package init(random: SplitMix64) {
        script = []
        self.random = random
    }

    /// The choices of a script; where it ends, the simplest choice, 0, follows.
    package init(script: [UInt64]) { self.script = script }

    /// A choice from `0 ... limit`; 0 is the simplest.
    ///
    /// - Parameters:
    ///   - alternatives: Simpler choices that mean nearly the same as a choice; shrinking tries them.
    ///   - distribution: How the choice is made at random; any choice within the limit may be replayed.
    public mutating func draw(
        upTo limit: UInt64, alternatives: (UInt64) -> [UInt64] = { _ in [] }, distribution: (inout SplitMix64) -> UInt64
    ) -> UInt64 {
        var choice: UInt64 = 0
        if record.count < script.count {
            choice = min(script[record.count], limit)
        } else if var source = random {
            choice = min(distribution(&source), limit)
            random = source
        }
        record.append(choice)
        self.alternatives.append(alternatives(choice))
        return choice
    }

    /// A choice from `0 ... limit`, all equally likely.
    public mutating func draw(upTo limit: UInt64) -> UInt64 {
        draw(upTo: limit) { UInt64.random(in: 0...limit, using: &$0) }
    }

    /// Records that a generator has no value to give; whatever it gives instead is not used.
    package mutating func refuse(_ error: GeneratorError) { refusal = refusal ?? error }

    /// Marks what `body` draws as belonging together, so that it can be deleted or moved as a whole.
    @discardableResult
    public mutating func span<Value>(_ body: (inout Choices) -> Value) -> Value {
        let start = record.count
        let value = body(&self)
        if record.count > start { spans.append(start..<record.count) }
        return value
    }
}
