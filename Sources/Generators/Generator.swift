// Generator.swift: values out of choices, and how they are shown to people.

/// A recipe that makes a value from a stream of choices; simpler choices make simpler values.
public struct Generator<Value>: Sendable {
    /// Makes a value.
    public let draw: @Sendable (inout Choices) -> Value
    /// How a failing value is printed.
    public let describe: @Sendable (Value) -> String

    /// Makes a generator.
    ///
    /// - Parameters:
    ///   - describe: How a failing value is printed; one line that a person, or a program, can read back.
    ///   - draw: Makes a value; all that is random in it must come from the choices.
    public init(
        describe: @escaping @Sendable (Value) -> String = { String(describing: $0) },
        draw: @escaping @Sendable (inout Choices) -> Value
    ) {
        (self.draw, self.describe) = (draw, describe)
    }

    /// The value of a record of choices.
    package func value(of record: [UInt64]) -> Value {
        var choices = Choices(script: record)
        return draw(&choices)
    }

    /// The values of this generator, changed.
    public func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
        Generator<Other> { change(draw(&$0)) }
    }

    /// Values of a generator that depends on a value of this one.
    public func flatMap<Other>(_ next: @escaping @Sendable (Value) -> Generator<Other>) -> Generator<Other> {
        Generator<Other> { choices in next(draw(&choices)).draw(&choices) }
    }

    /// Those of this generator's values that fulfil a condition.
    ///
    /// - Parameter tries: How many values are drawn for one at most; then `forAll` throws `GeneratorError.nothingKept`.
    public func filter(
        tries: Int = 1_000, _ isKept: @escaping @Sendable (Value) -> Bool
    ) -> Generator {
        Generator(describe: describe) { choices in
            var value = choices.span { draw(&$0) }
            var left = tries
            while !isKept(value) {
                left -= 1
                guard left > 0 else {
                    choices.refuse(.nothingKept(tries: tries))
                    break
                }
                value = choices.span { draw(&$0) }
            }
            return value
        }
    }

    /// The same values, printed otherwise.
    public func described(by describe: @escaping @Sendable (Value) -> String) -> Generator {
        Generator(describe: describe, draw: draw)
    }
}

extension Generator {
    /// One of some values, the first being the simplest.
    ///
    /// - Precondition: There is at least one.
    public static func one(of values: [Value]) -> Generator where Value: Sendable {
        precondition(!values.isEmpty, "one(of:) needs a value to choose")
        return Generator { values[Int($0.draw(upTo: UInt64(values.count - 1)))] }
    }

    /// Always the same value.
    public static func constant(_ value: Value) -> Generator where Value: Sendable { Generator { _ in value } }
}

extension Generator where Value == Int {
    /// A whole number of a range; simplest is the one nearest to 0, and a positive one before a negative.
    public static func integer(in range: ClosedRange<Int>) -> Generator {
        let origin = min(max(0, range.lowerBound), range.upperBound)
        // Half of all whole numbers are further apart than any is from 0.
        let above = UInt64(bitPattern: Int64(range.upperBound &- origin))
        let below = UInt64(bitPattern: Int64(origin &- range.lowerBound))
        return Generator { choices in
            let isNegative = below > 0 && (above == 0 || choices.draw(upTo: 1) == 1)
            let distance = Int(truncatingIfNeeded: choices.draw(upTo: isNegative ? below : above))
            return isNegative ? origin &- distance : origin &+ distance
        }
    }
}

extension Generator where Value == Bool {
    /// False or true; false is the simpler.
    public static var bool: Generator { Generator { $0.draw(upTo: 1) == 1 } }
}

extension Generator {
    /// The longest lists that are generated.
    private static var mostElements: Int { 1_000_000 }

    /// Lists of this generator's values; shorter ones are simpler.
    ///
    /// - Parameter range: From 0 to a million; with another one `forAll` throws `GeneratorError.badCount`.
    public func array(count range: ClosedRange<Int>) -> Generator<[Value]> {
        let element = self
        guard range.lowerBound >= 0, range.upperBound <= Self.mostElements else {
            return Generator<[Value]> { choices in
                choices.refuse(.badCount(range, most: Self.mostElements))
                return []
            }
        }
        return Generator<[Value]>(
            describe: { "[" + $0.map(element.describe).joined(separator: ", ") + "]" },
            draw: { choices in
                var values: [Value] = []
                // Every element brings its own "one more", so that deleting its choices deletes just it.
                let mean = UInt64(range.count)
                var isComplete = false
                while !isComplete {
                    choices.span { choices in
                        let goesOn = choices.draw(upTo: 1) { random in
                            UInt64.random(in: 0..<mean, using: &random) == 0 ? 0 : 1
                        }
                        // A full list draws its end too, so that a shorter one reads the rest alike.
                        isComplete = values.count >= range.lowerBound && goesOn == 0 || values.count == range.upperBound
                        if !isComplete { values.append(element.draw(&choices)) }
                    }
                }
                return values
            })
    }
}
