// KeptRows.swift: what a peer knows of rows while their containers change.  Lengths in points.

import CPeers
import Plumb

/// The rows of journeys as a peer keeps them, between `open` and `close` alone: where Plumb solves a program on the same
/// thread, it gives GLPK's memory back, and with it whatever others have there.
final class KeptRows {
    private let keeper: peers_keeper
    private let journeys: Journeys
    private let lower, upper, lengths: UnsafeMutablePointer<Double>
    private let room: [Double]
    private var kept: [UnsafeMutableRawPointer?] = []

    init(_ keeper: peers_keeper, _ journeys: Journeys) {
        (self.keeper, self.journeys) = (keeper, journeys)
        let items = journeys.rows.rows.flatMap(\.items)
        lower = .allocate(capacity: items.count)
        upper = .allocate(capacity: items.count)
        lengths = .allocate(capacity: journeys.rows.items)
        for (index, item) in items.enumerated() {
            (lower + index).initialize(to: item.minimum)
            (upper + index).initialize(to: item.maximum)
        }
        room = journeys.available.enumerated().map { index, available in
            available - journeys.rows.rows[index / journeys.kind.containers].totalSpacing
        }
    }

    deinit {
        close()
        for memory in [lower, upper, lengths] { memory.deallocate() }
    }

    /// Makes some rows known, each as it is after the last of its containers.
    func open(_ rows: Range<Int>) {
        let (items, each) = (journeys.rows.items, journeys.kind.containers)
        for row in rows {
            let known = keeper.open(lower + row * items, upper + row * items, Int32(items))
            if let known { _ = keeper.answer(known, room[(row + 1) * each - 1], lengths) }
            kept.append(known)
        }
    }

    /// Forgets them.
    func close() {
        for row in kept { keeper.close(row) }
        kept = []
    }

    /// The lengths of the first row that is known in a room; none where there is no answer.
    func lengths(in room: Double) -> [Double] {
        guard let row = kept.first ?? nil, keeper.answer(row, room, lengths) == 0 else { return [] }
        return Array(UnsafeBufferPointer(start: lengths, count: journeys.rows.items))
    }

    /// Answers the first rows in all their containers; something of the answers.
    func follow(rows: Int) -> Double {
        let failures = peers_follow(keeper, kept, room, Int32(rows), Int32(journeys.kind.containers), lengths)
        precondition(failures == 0, "an answer was there before")
        return lengths[0]
    }
}
