// Generator+Length.swift: lengths that a person would have chosen, before all others.  In points.

extension Generator where Value == Double {
    /// A length from 0 to `limit` points.
    ///
    /// Multiples of 10 are the simplest, smaller before larger; then come whole points, halves, and thousandths.
    ///
    /// - Parameters:
    ///   - limit: A multiple of 10.
    ///   - isCoarse: Whether halves are the finest.
    public static func length(upTo limit: Int = 200, isCoarse: Bool = false) -> Generator {
        let grid = LengthGrid(limit: limit, isCoarse: isCoarse)
        return Generator(
            describe: { "\($0)" },
            draw: { choices in
                let choice = choices.draw(upTo: grid.count - 1) { grid.choice(from: &$0) }
                return grid.length(choice)
            })
    }
}

/// The lengths up to a limit, numbered from the simplest to the most intricate.
struct LengthGrid: Sendable {
    let tens, ones, halves, thousandths: UInt64

    init(limit: Int, isCoarse: Bool) {
        tens = UInt64(limit / 10) + 1
        ones = UInt64(limit) - UInt64(limit / 10)
        halves = UInt64(limit)
        thousandths = isCoarse ? 0 : UInt64(limit) * 1_000 + 1
    }

    var count: UInt64 { tens + ones + halves + thousandths }

    /// The length with a number.
    func length(_ number: UInt64) -> Double {
        if number < tens { return Double(number * 10) }
        let one = number - tens
        // Nine of ten whole numbers are no multiples of 10.
        if one < ones { return Double(one + one / 9 + 1) }
        if one - ones < halves { return Double(one - ones) + 0.5 }
        return Double(one - ones - halves) / 1_000
    }

    /// Half of the choices are multiples of 10: coincidences are where layouts go wrong.
    func choice(from random: inout SplitMix64) -> UInt64 {
        switch UInt64.random(in: 0..<(thousandths > 0 ? 16 : 15), using: &random) {
        case 0..<8: UInt64.random(in: 0..<tens, using: &random)
        case 8..<12: tens + UInt64.random(in: 0..<ones, using: &random)
        case 12..<15: tens + ones + UInt64.random(in: 0..<halves, using: &random)
        default: tens + ones + halves + UInt64.random(in: 0..<thousandths, using: &random)
        }
    }
}
