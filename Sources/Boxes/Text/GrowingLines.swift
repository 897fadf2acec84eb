// GrowingLines.swift: the lines of a text in a width that grows.  Widths in any unit.
//
// Where lines are many, a little more width changes a few of them: the first that takes one stretch more, and those behind it
// as far as they no longer begin where they did.  Where they are few, looks at whole texts are fewer.

/// Lines that widen from one number of them to the next.
struct GrowingLines {
    /// Where each stretch begins and ends, and the last one of its paragraph; the lists of `LineStretches`.
    private let begins, ends: UnsafeBufferPointer<Double>
    private let lasts: UnsafeBufferPointer<Int>
    private let tolerance: Double
    /// The first stretch of each line.
    private let starts: UnsafeMutableBufferPointer<Int>
    /// The width in which each line takes a stretch more; infinite at the end of a paragraph.
    private let needs: UnsafeMutableBufferPointer<Double>
    /// How many lines there are; their lists are longer.
    private var count = 0
    /// The least of the needs.
    private var next = Double.infinity

    /// After so many changes without a step the next one is looked for by halving.
    private static let mostChanges = 32

    /// The lines in a width; O(stretches).
    private init(
        _ begins: UnsafeBufferPointer<Double>, _ ends: UnsafeBufferPointer<Double>, _ lasts: UnsafeBufferPointer<Int>,
        _ starts: UnsafeMutableBufferPointer<Int>, _ needs: UnsafeMutableBufferPointer<Double>, tolerance: Double
    ) {
        (self.begins, self.ends, self.lasts, self.tolerance) = (begins, ends, lasts, tolerance)
        (self.starts, self.needs) = (starts, needs)
    }

    /// The steps of some stretches, from the width of the widest word on.
    ///
    /// - Complexity: where lines are many, a comparison with each of them a step, else a few looks.
    static func steps(
        _ begins: UnsafeBufferPointer<Double>, _ ends: UnsafeBufferPointer<Double>, _ lasts: UnsafeBufferPointer<Int>,
        tolerance: Double, _ step: (_ width: Double, _ lines: Int) -> Void
    ) {
        var least = 0.0
        for stretch in begins.indices { least = max(least, ends[stretch] - begins[stretch]) }
        if begins.count == 1 { return step(least, 1) }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: begins.count) { starts in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: begins.count) { needs in
                var lines = GrowingLines(begins, ends, lasts, starts, needs, tolerance: tolerance)
                lines.grow(from: least, step)
            }
        }
    }

    private mutating func grow(from least: Double, _ step: (_ width: Double, _ lines: Int) -> Void) {
        fill(least + tolerance)
        step(least, count)
        var areMany = true
        while next.isFinite {
            if areMany, let width = widened() {
                step(width, count)
                continue
            }
            areMany = false
            var here = LineLook()
            here.next = next
            guard let found = LineSteps.next(after: here, lines: count, look: look) else { return }
            step(found.widest, found.lines)
            (count, next) = (found.lines, found.next)
        }
    }

    /// Widens to the next step: its width, `nil` where it is many changes away.
    private mutating func widened() -> Double? {
        let before = count
        for _ in 0..<Self.mostChanges where next.isFinite {
            let width = next
            let widest = fill(width + tolerance)
            if count < before { return max(width, widest) }
        }
        return nil
    }

    /// Fills the lines that take more in a room, and those behind them as far as they change; all of them at first.
    ///
    /// - Returns: How wide the widest of these is.
    @discardableResult private mutating func fill(_ room: Double) -> Double {
        var (old, new, widest) = (0, 0, 0.0)
        next = .infinity
        while old < count || new == 0 {
            if new == old {
                let passed = passed(from: old, room)
                (old, new) = (passed, passed)
            } else {
                while old < count, needs[old] > room {
                    (starts[new], needs[new]) = (starts[old], needs[old])
                    next = min(next, needs[new])
                    (old, new) = (old + 1, new + 1)
                }
            }
            if old == count, new > 0 { break }
            var (first, held) = (old < count ? starts[old] : 0, 1)
            // A line reaches as far as the one did in which it begins, and about as much further as it begins later.
            var (reached, begin) = (old + 1, first)
            repeat {
                let known = count == 0 ? first : (reached < count ? starts[reached] : begins.count) - 1
                let end = lastFitting(
                    from: first, room, atLeast: known, like: count == 0 ? held : max(1, first - begin))
                let need = end < lasts[first] ? ends[end + 1] - begins[first] : .infinity
                widest = max(widest, ends[end] - begins[first])
                (starts[new], needs[new]) = (first, need)
                next = min(next, need)
                (held, first, new) = (max(1, end - first), end + 1, new + 1)
                while old < count, starts[old] < first { (begin, old) = (starts[old], old + 1) }
                reached = old
            } while first < begins.count && (old == count || starts[old] != first)
        }
        count = new
        return widest
    }

    /// The first line from one on that takes more in a room; the least need of those before it counts.
    @inline(__always) private mutating func passed(from line: Int, _ room: Double) -> Int {
        var line = line
        if line + 4 <= count {
            var least = SIMD4(repeating: next)
            let all = UnsafeRawBufferPointer(needs)
            while line + 4 <= count {
                let some = all.loadUnaligned(fromByteOffset: line &* 8, as: SIMD4<Double>.self)
                if any(some .<= room) { break }
                least.replace(with: some, where: some .< least)
                line &+= 4
            }
            next = min(min(least[0], least[1]), min(least[2], least[3]))
        }
        while line < count, needs[line] > room {
            next = min(next, needs[line])
            line &+= 1
        }
        return line
    }

    /// The last stretch on the line that begins with one and has another at least, which holds about as many more as another.
    private func lastFitting(from first: Int, _ room: Double, atLeast known: Int, like held: Int) -> Int {
        let begin = begins[first]
        var (low, high, step) = (known, lasts[first], held)
        while low < high {
            let trial = step > 0 ? min(low + step, high) : (low + high + 1) / 2
            if ends[trial] - begin <= room {
                low = trial
                if step > 0 { step = max(1, step / 2) }
            } else {
                high = trial - 1
                step = 0
            }
        }
        return low
    }

    /// The text in a width.
    ///
    /// - Complexity: O(lines · log stretches of a line).
    private func look(_ width: Double) -> LineLook {
        var look = LineLook()
        var (first, held, paragraph) = (0, 1, 0)
        look.likely = .infinity
        while first < begins.count {
            let end = lastFitting(from: first, width + tolerance, atLeast: first, like: held)
            let taken = ends[end] - begins[first]
            look.widest = max(look.widest, taken)
            if end < lasts[first] {
                look.next = min(look.next, ends[end + 1] - begins[first])
                paragraph += 1
            } else {
                // What the last line holds goes to the others of its paragraph.
                if paragraph > 0 { look.likely = min(look.likely, taken / Double(paragraph)) }
                paragraph = 0
            }
            look.lines += 1
            (held, first) = (max(1, end - first), end + 1)
        }
        look.likely = look.likely.isFinite ? look.likely + width : 0
        return look
    }
}
