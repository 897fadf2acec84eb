// SimplePoints.swift: points of a box by how simple their numbers are.

internal import Rows

/// The points of a box whose numbers are its ends, whole or halves of whole ones, the simplest first.
///
/// The lower end of a parameter counts nothing, its upper end and a whole number between them 1, a half 2; of points that count
/// alike, that comes first whose first number is least.
struct SimplePoints {
    /// The numbers of each parameter, by what they count.
    private let levels: [[[Fraction]]]
    private let most: Int
    private var pending: ArraySlice<[Fraction]> = []
    private var level = 0
    private var left: Int

    /// - Parameters:
    ///   - ranges: Those of the parameters.
    ///   - most: How many points there are at most.
    init(of ranges: [ClosedRange<Fraction>], most: Int = 4_000) {
        levels = ranges.map { range in
            var levels: [[Fraction]] = [[range.lowerBound], [], []]
            var known: Set = [range.lowerBound]
            let whole = (0..<4).map { range.lowerBound.roundedDown + Fraction($0) } + [range.upperBound]
            for value in whole where range.contains(value) && known.insert(value).inserted { levels[1].append(value) }
            for value in whole.map({ $0 + Fraction(1, over: 2) })
            where range.contains(value) && known.insert(value).inserted { levels[2].append(value) }
            return levels.map { $0.sorted() }
        }
        left = most
        self.most = 2 * ranges.count
    }

    /// The next point; `nil` behind the last one.
    mutating func next() -> [Fraction]? {
        while pending.isEmpty {
            guard level <= most, left > 0 else { return nil }
            var found: [[Fraction]] = []
            collect([], counting: level, into: &found)
            pending = found.prefix(left)[...]
            left -= pending.count
            level += 1
        }
        return pending.popFirst()
    }

    /// The points that begin so, whose other numbers count so much together.
    private func collect(_ start: [Fraction], counting count: Int, into found: inout [[Fraction]]) {
        guard found.count < left else { return }
        guard start.count < levels.count else {
            if count == 0 { found.append(start) }
            return
        }
        let rest = levels.count - start.count - 1
        for (cost, values) in levels[start.count].enumerated() where cost <= count && count - cost <= 2 * rest {
            for value in values { collect(start + [value], counting: count - cost, into: &found) }
        }
    }
}
