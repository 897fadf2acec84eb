// LabelPlaces.swift: where labels stand on a line so that none covers another.  Lengths in pixels.

/// Labels moved from where they belong no further than they must.
enum LabelPlaces {
    /// A label: where its middle belongs, and how much of the line it takes.
    struct Label {
        let wanted: Double
        let size: Double
    }

    /// The middles of the labels, each at least half its own size and half its neighbour's from that.
    ///
    /// The sum of squared moves is the least (pooling of adjacent violators); labels that do not fit between the ends
    /// reach past the upper one.
    /// The labels come in order of `wanted`.
    static func places(of labels: [Label], within ends: ClosedRange<Double>) -> [Double] {
        guard let first = labels.first, let last = labels.last else { return [] }
        var offsets = [0.0]
        for (label, next) in zip(labels, labels.dropFirst()) {
            offsets.append((offsets.last ?? 0) + (label.size + next.size) / 2)
        }
        var pools: [(sum: Double, count: Int)] = []
        for (label, offset) in zip(labels, offsets) {
            pools.append((sum: label.wanted - offset, count: 1))
            while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
                let joined = pools.removeLast()
                pools[pools.count - 1].sum += joined.sum
                pools[pools.count - 1].count += joined.count
            }
        }
        let least = ends.lowerBound + first.size / 2
        let most = max(least, ends.upperBound - last.size / 2 - (offsets.last ?? 0))
        let places = pools.flatMap { [Double](repeating: min(max(mean($0), least), most), count: $0.count) }
        return zip(places, offsets).map { $0 + $1 }
    }

    private static func mean(_ pool: (sum: Double, count: Int)) -> Double { pool.sum / Double(pool.count) }
}
