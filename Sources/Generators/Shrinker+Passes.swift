// Shrinker+Passes.swift: the ways in which a record is made simpler.
// Each pass reads `best` anew after every success, since records and spans change under it.

extension Shrinker {
    /// Deletes what belongs together: an element of a list, a field; or all that a choice before it brought about.
    mutating func deleteSpans() {
        var index = best.spans.count - 1
        while index >= 0, !isExhausted {
            if index < best.spans.count {
                let span = best.spans[index]
                var record = best.record
                record.removeSubrange(span)
                if attempt(record) { continue }
                if span.lowerBound > 0, record[span.lowerBound - 1] > 0 {
                    record[span.lowerBound - 1] = 0
                    if attempt(record) { continue }
                }
            }
            index -= 1
        }
    }

    /// Deletes two things that stand beside each other: where a fault goes by places, one alone would move the others.
    mutating func deleteNeighbours() {
        var index = best.spans.count - 1
        while index >= 0, !isExhausted {
            if index < best.spans.count {
                let span = best.spans[index]
                let next = best.spans.first { !$0.isEmpty && $0.lowerBound == span.upperBound }
                if let next {
                    var record = best.record
                    record.removeSubrange(span.lowerBound..<next.upperBound)
                    if attempt(record) { continue }
                }
            }
            index -= 1
        }
    }

    /// The largest choice that is taken for a count of what comes after it.
    private static var mostCounted: UInt64 { 64 }

    /// Deletes runs of choices, and lowers the choice before, which may have counted them.
    mutating func deleteChunks() {
        for size in (1...8).reversed() {
            var start = best.record.count - size
            while start >= 0, !isExhausted {
                // A run is worth deleting again where that made the record shorter, not where it lowered a number by 1.
                let count = best.record.count
                if start + size <= count {
                    var record = best.record
                    record.removeSubrange(start..<(start + size))
                    if !attempt(record), start > 0, (1...Self.mostCounted).contains(record[start - 1]) {
                        record[start - 1] -= 1
                        attempt(record)
                    }
                }
                if best.record.count == count { start -= 1 }
            }
        }
    }

    /// Makes all choices of a span the simplest at once.
    mutating func zeroSpans() {
        var index = 0
        while index < best.spans.count, !isExhausted {
            var record = best.record
            for position in best.spans[index] { record[position] = 0 }
            attempt(record)
            index += 1
        }
    }

    /// Replaces choices by simpler ones that mean nearly the same: all of them at once, then each.
    mutating func takeAlternatives() {
        for rank in 0..<(best.alternatives.map(\.count).max() ?? 0) {
            let (record, alternatives) = (best.record, best.alternatives)
            attempt(record.indices.map { rank < alternatives[$0].count ? alternatives[$0][rank] : record[$0] })
        }
        var position = 0
        while position < best.record.count, !isExhausted {
            for choice in best.alternatives[position] {
                var record = best.record
                record[position] = choice
                if attempt(record) { break }
            }
            position += 1
        }
    }

    /// Makes two choices the simplest at once: what one of them brings about may hide what the other does.
    mutating func zeroPairs() {
        var first = 0
        while first < best.record.count, !isExhausted {
            var second = first + 1
            while first < best.record.count, best.record[first] > 0, second < min(best.record.count, first + 32) {
                if best.record[second] > 0 {
                    var record = best.record
                    (record[first], record[second]) = (0, 0)
                    attempt(record)
                }
                second += 1
            }
            first += 1
        }
    }

    /// Lowers single choices as far as they go.
    mutating func lowerEach() {
        var position = 0
        while position < best.record.count, !isExhausted {
            lower(at: [position])
            position += 1
        }
    }

    /// Lowers choices of one value together: two numbers that have to stay equal.
    mutating func lowerEqualOnes() {
        for value in Set(best.record).sorted() where value > 0 {
            let positions = best.record.indices.filter { best.record[$0] == value }
            if positions.count > 1 { lower(at: positions) }
        }
    }

    /// Lowers equal choices together: first to the simplest values, then by bisection.
    private mutating func lower(at positions: [Int]) {
        guard let first = positions.first else { return }
        func moved(to value: UInt64) -> [UInt64] {
            var record = best.record
            for position in positions where position < record.count { record[position] = value }
            return record
        }
        // The simplest values are worth a try each; further up, failing is taken to be monotone.
        for value in 0..<min(best.record[first], 24) where attempt(moved(to: value)) { return }
        var (passes, fails) = (UInt64(0), best.record[first])
        while fails > passes + 1, !isExhausted {
            let middle = passes + (fails - passes) / 2
            if attempt(moved(to: middle)) { fails = middle } else { passes = middle }
            if first >= best.record.count { return }
        }
    }

    /// Lowers a choice and moves a later one by as much: up, so that sums and budgets stay, or down, so that differences do.
    /// Pairs of choices that are not 0, near ones of long records only.
    mutating func lowerPairs(raisingSecond raises: Bool) {
        var first = 0
        while first < best.record.count, !isExhausted {
            var second = first + 1
            while first < best.record.count, best.record[first] > 0, second < min(best.record.count, first + 32) {
                lower(first, second, raisingSecond: raises)
                second += 1
            }
            first += 1
        }
    }

    private mutating func lower(_ first: Int, _ second: Int, raisingSecond raises: Bool) {
        let start = best.record
        let most = raises ? start[first] : min(start[first], start[second])
        guard most > 0, !raises || start[second] <= .max - most else { return }
        func moved(by step: UInt64) -> [UInt64] {
            var record = start
            record[first] -= step
            record[second] = raises ? record[second] + step : record[second] - step
            return record
        }
        // All of it, some large parts, or a step of 1, then as far beyond what passes as it goes: failing is taken to be
        // monotone there, and no step is repeated one by one.
        guard let found = ([most, most / 2, most / 4, 1].first { $0 > 0 && attempt(moved(by: $0)) }) else { return }
        var (passes, fails) = (found, most)
        while passes < fails / 2, attempt(moved(by: passes * 2)) { passes *= 2 }
        fails = min(fails, passes * 2)
        while fails > passes + 1, !isExhausted {
            let middle = passes + (fails - passes) / 2
            if attempt(moved(by: middle)) { passes = middle } else { fails = middle }
        }
    }

    /// Exchanges neighbouring spans where that puts the simpler one first.
    mutating func sortSpans() {
        var index = 0
        while index < best.spans.count, !isExhausted {
            let left = best.spans[index]
            if let right = best.spans.first(where: { $0.lowerBound == left.upperBound }) {
                var record = best.record
                record.replaceSubrange(left.lowerBound..<right.upperBound, with: best.record[right] + best.record[left])
                attempt(record)
            }
            index += 1
        }
    }

    /// Replaces everything by the simplest choices, or by those after a first 1, which begins most lists.
    mutating func takeSimplest() {
        attempt([])
        attempt([1])
    }

    /// Tries records of few choices that are not 0, and these small: a pass that changes a record step by step does not
    /// find them where every step on the way is no failure.
    mutating func trySmallRecords() {
        for (start, choices, most) in Self.smallRecords {
            let end = min(best.record.count, Self.mostPositions)
            // What has more of them than the best is hardly simpler.
            guard start.count < end, start.count + choices <= best.record.count(where: { $0 > 0 }) else { continue }
            trySparse(start + [UInt64](repeating: 0, count: end - start.count), from: start.count, choices, upTo: most)
        }
    }

    /// Records are at most so long here, which holds a row of one item, or of two simple ones.
    private static var mostPositions: Int { 12 }
    /// What records begin with, how many choices then are not 0, and how large these are at most: 3,500 records, or fewer.
    private static var smallRecords: [(start: [UInt64], choices: Int, most: UInt64)] {
        [([], 1, 4), ([1], 1, 4), ([], 2, 4), ([1], 2, 4), ([1], 3, 2)]
    }

    private mutating func trySparse(_ record: [UInt64], from start: Int, _ choices: Int, upTo most: UInt64) {
        guard choices > 0 else {
            attempt(record)
            return
        }
        for position in record.indices.dropFirst(start) {
            for choice in 1...most where !isExhausted {
                var changed = record
                changed[position] = choice
                trySparse(changed, from: position + 1, choices - 1, upTo: most)
            }
        }
    }
}
