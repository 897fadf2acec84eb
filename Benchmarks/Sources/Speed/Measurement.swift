// Measurement.swift: what answers take, in microseconds of processor time.

import CPeers
import Foundation

/// Processor time of this process so far, in seconds.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// What a method takes for rows of one number of items.
struct Measurement: Codable {
    /// The number of items.
    let items: Int
    /// How many rows were answered in a pass; a slow method gets fewer than there are.
    let rows: Int
    /// The median over all passes, in microseconds an answer.
    let microseconds: Double
    /// The first and third quartiles, in microseconds an answer.
    let quartiles: [Double]
    /// How many times what water filling in C takes.
    let ratio: Double
    /// How often an answer asks for memory; absent where that cannot be counted.
    let allocations: Double?
}

/// The times of one method while passes go on.
struct Stopwatch {
    let method: Method
    let rows: Int
    let allocations: Double?
    /// Whether a pass takes more than a second.
    let isSlow: Bool
    private let rounds: Int
    private var microseconds: [Double] = []

    /// Compares answers for some seconds, or those to all rows, and prepares to time as many.
    init(_ method: Method, rows count: Int, seconds: Double) throws {
        self.method = method
        let leastRows = max(1, Self.leastAnswers / method.answersPerRow)
        let start = processorSeconds()
        var compared = 0
        while compared < min(count, method.mostRows) && (compared < leastRows || processorSeconds() - start < seconds) {
            try method.check(compared)
            compared += 1
        }
        rows = compared
        method.prepare(rows)
        defer { method.finish() }
        let before = peers_allocations()
        let begun = processorSeconds()
        sink += try method.answer(compared)
        let taken = processorSeconds() - begun
        let answers = Double(compared * method.answersPerRow)
        allocations = before < 0 ? nil : Double(peers_allocations() - before) / answers
        isSlow = taken > 1
        rounds = max(1, Int(Self.leastSeconds / max(taken, 1e-6)))
    }

    /// So many that slow methods answer the same rows: how many levels a row has differs much from row to row.
    private static let leastAnswers = 20

    /// A pass goes on for so long at least: far more than the clock is wrong by.
    private static let leastSeconds = 0.03

    /// Times one pass.
    mutating func run() throws {
        method.prepare(rows)
        defer { method.finish() }
        let start = processorSeconds()
        for _ in 0..<rounds { sink += try method.answer(rows) }
        microseconds.append((processorSeconds() - start) * 1e6 / Double(rounds * rows * method.answersPerRow))
    }

    /// The median of the passes, in microseconds an answer.
    var median: Double { quantile(0.5) }

    private func quantile(_ share: Double) -> Double {
        let sorted = microseconds.sorted()
        let place = share * Double(sorted.count - 1)
        let (below, above) = (sorted[Int(place)], sorted[Int(place.rounded(.up))])
        return below + (above - below) * (place - place.rounded(.down))
    }

    /// What was found.
    func measurement(items: Int, unit: Double) -> Measurement {
        Measurement(
            items: items, rows: rows, microseconds: median, quartiles: [quantile(0.25), quantile(0.75)],
            ratio: median / unit, allocations: allocations)
    }
}

/// Takes something of every answer, so that the optimiser cannot drop the work.
nonisolated(unsafe) var sink = 0.0
