// Generator+Length.swift: lengths that a person would have chosen, before all others.  In points.

extension Generator where Value == Double {
    /// A length from 0 to `limit` points.
    ///
    /// Multiples of 10 are the simplest, smaller before larger; then come whole points, halves, and thousandths.
    ///
    /// - Parameters:
    ///   - limit: A multiple of 10.
    ///   - isCoarse: Whether halves are the finest.
    ///   - isWhole: Whether all are whole.
    public static func length(upTo limit: Int = 200, isCoarse: Bool = false, isWhole: Bool = false) -> Generator {
        let grid = LengthGrid(limit: limit, isCoarse: isCoarse, isWhole: isWhole)
        return Generator(
            describe: { "\($0)" },
            draw: { choices in
                let choice = choices.draw(upTo: grid.count - 1, alternatives: { grid.simpler(than: $0) }) {
                    grid.choice(from: &$0)
                }
                return grid.length(choice)
            })
    }
}

/// The lengths up to a limit, numbered from the simplest to the most intricate.
struct LengthGrid: Sendable {
    let tens, ones, halves, thousandths: UInt64

    init(limit: Int, isCoarse: Bool, isWhole: Bool = false) {
        tens = UInt64(limit / 10) + 1
        ones = UInt64(limit) - UInt64(limit / 10)
        halves = isWhole ? 0 : UInt64(limit)
        thousandths = isCoarse || isWhole ? 0 : UInt64(limit) * 1_000 + 1
    }

    var count: UInt64 { tens + ones + halves + thousandths }

    func length(_ number: UInt64) -> Double {
        if number < tens { return Double(number * 10) }
        let one = number - tens
        // Nine of ten whole numbers are no multiples of 10.
        if one < ones { return Double(one + one / 9 + 1) }
        if one - ones < halves { return Double(one - ones) + 0.5 }
        return Double(one - ones - halves) / 1_000
    }

    /// Numbers of simpler lengths next to the one with a number.
    func simpler(than number: UInt64) -> [UInt64] {
        let length = length(number)
        let (below, above) = (length.rounded(.down), length.rounded(.up))
        let ten = UInt64((length / 10).rounded(.down))
        var near = [ten, ten + 1] + [below, above].compactMap { whole($0) }
        if let half = half(below) { near.append(half) }
        return near.filter { $0 < number }
    }

    /// The number of a whole length.
    private func whole(_ length: Double) -> UInt64? {
        let points = UInt64(length)
        if points % 10 == 0 { return points / 10 < tens ? points / 10 : nil }
        let one = points - 1 - points / 10
        return one < ones ? tens + one : nil
    }

    /// The number of the length half a point above a whole one.
    private func half(_ below: Double) -> UInt64? {
        let number = UInt64(below)
        return number < halves ? tens + ones + number : nil
    }

    /// Half of the choices are multiples of 10: coincidences are where layouts go wrong.
    func choice(from random: inout SplitMix64) -> UInt64 {
        let kinds: UInt64 = thousandths > 0 ? 16 : halves > 0 ? 15 : 12
        return switch UInt64.random(in: 0..<kinds, using: &random) {
        case 0..<8: UInt64.random(in: 0..<tens, using: &random)
        case 8..<12: tens + UInt64.random(in: 0..<ones, using: &random)
        case 12..<15: tens + ones + UInt64.random(in: 0..<halves, using: &random)
        default: tens + ones + halves + UInt64.random(in: 0..<thousandths, using: &random)
        }
    }
}
