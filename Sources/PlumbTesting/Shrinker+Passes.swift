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

    /// Deletes runs of choices, and lowers the choice before, which may have counted them.
    mutating func deleteChunks() {
        for size in (1...8).reversed() {
            var start = best.record.count - size
            while start >= 0, !isExhausted {
                if start + size <= best.record.count {
                    var record = best.record
                    record.removeSubrange(start..<(start + size))
                    if attempt(record) { continue }
                    if start > 0, record[start - 1] > 0 {
                        record[start - 1] -= 1
                        if attempt(record) { continue }
                    }
                }
                start -= 1
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

    /// Replaces choices by simpler ones that mean nearly the same.
    mutating func takeAlternatives() {
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
        var step = raises ? best.record[first] : min(best.record[first], best.record[second])
        while step > 0, first < best.record.count, second < best.record.count {
            var record = best.record
            guard record[first] >= step, raises ? record[second] <= .max - step : record[second] >= step else { return }
            record[first] -= step
            record[second] = raises ? record[second] + step : record[second] - step
            if !attempt(record) { step /= 2 }
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
}
