// RandomRows.swift: the rows that every method answers, the same in every run.  Lengths in points.

import CPeers
import Plumb

/// Rows of one number of items, as Plumb has them and as C has them.
struct RandomRows {
    /// The number of items.
    let items: Int
    /// The rows.
    let rows: [Row]
    /// The optimal lengths of each.
    let optima: [[Double]]
    /// The bounds of all items, row after row.
    private let lower: [Double]
    private let upper: [Double]
    /// What the items of each row may take together.
    private let room: [Double]

    /// Makes the rows: minima 0 to 50, maxima 0 to 200 more or none in one of five, gaps of 8, and a room between the sum
    /// of the minima and 1.5 times that of the finite maxima.
    ///
    /// - Parameter rows: How many; by default so many that a branch predictor does not learn them: of a thousand rows of
    ///   three items it does, and C then takes half the time or less.
    init(items count: Int, rows number: Int? = nil) throws {
        var random = SplitMix64(state: UInt64(count))
        items = count
        rows = try (0..<(number ?? max(1_000, 60_000 / count))).map { _ in
            let items = (0..<count).map { _ in
                let minimum = random.length(0...50)
                let maximum = random.length(0...200)
                return Item(minimum: minimum, maximum: random.next() % 5 == 0 ? .infinity : minimum + maximum)
            }
            return try Row(items: items, spacing: 8, available: Self.container(of: items, &random))
        }
        optima = rows.map { WaterFilling().lengths(for: $0) }
        lower = rows.flatMap { $0.items.map(\.minimum) }
        upper = rows.flatMap { $0.items.map(\.maximum) }
        room = rows.map { $0.room ?? 0 }
    }

    /// Hands the rows to C.
    func withPeerRows<Result>(_ body: (peers_rows) throws -> Result) rethrows -> Result {
        try lower.withUnsafeBufferPointer { lower in
            try upper.withUnsafeBufferPointer { upper in
                try room.withUnsafeBufferPointer { room in
                    try body(
                        peers_rows(
                            lower: lower.baseAddress, upper: upper.baseAddress, room: room.baseAddress,
                            items: Int32(items)))
                }
            }
        }
    }

    /// Other containers of a row, as the rows have them.
    func otherContainers(of row: Int, count: Int) -> [Double] {
        var random = SplitMix64(state: UInt64(items) << 32 | UInt64(row))
        return (0..<count).map { _ in Self.container(of: rows[row].items, &random) }
    }

    /// A container between what the minima take and 1.5 times the finite maxima, with gaps of 8.
    private static func container(of items: [Item], _ random: inout SplitMix64) -> Double {
        let least = items.reduce(0) { $0 + $1.minimum }
        let most = items.reduce(0) { $0 + ($1.maximum.isFinite ? $1.maximum : 0) }
        let room = random.length(least...max(least, 1.5 * most))
        return max(room, least) + 8 * Double(items.count - 1)
    }
}

extension Row {
    /// The row as a line of JSON.
    var json: String {
        let texts = items.map { item in
            item.maximum.isFinite
                ? #"{"min": \#(item.minimum), "max": \#(item.maximum)}"# : #"{"min": \#(item.minimum)}"#
        }
        return #"{"available": \#(available ?? 0), "spacing": 8, "items": [\#(texts.joined(separator: ", "))]}"#
    }
}

/// Numbers that are the same in every run.  Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number
/// Generators" (2014).
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// A length of a range in hundredths of a point, as people write them.
    mutating func length(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &self) * 100).rounded() / 100
    }
}
