// GridTracks.swift: how long the columns of a lazy grid are.  Lengths in points.
// Source: objc.io, "Thinking in SwiftUI: Grid Layout" (2020), which found the rule by experiment: fixed columns and gaps
// first, then each of the others in order its even share of what is left, within its limits; an adaptive item's share
// is cut into as many columns of its minimum as fit.

/// The columns of a vertical lazy grid, or the rows of a horizontal one.
struct GridTracks {
    /// One column.
    struct Track: Equatable {
        let start: CGFloat
        let length: CGFloat
        let alignment: Alignment?
    }

    /// The distance between tracks that do not say.
    static let standardSpacing: CGFloat = 8

    /// The tracks in order; at least one.
    private(set) var tracks: [Track] = []

    /// From the first track's beginning to the last one's end.
    var total: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    /// The tracks of items in the room offered; `nil`, which offers none, gives every item its minimum.
    init(_ items: [GridItem], in room: CGFloat?) {
        let items = items.isEmpty ? [GridItem()] : items
        var start: CGFloat = 0
        for (item, share) in zip(items, Self.shares(of: items, in: room ?? 0)) {
            let gap = item.spacing ?? Self.standardSpacing
            for length in Self.lengths(of: item, in: share, gap: gap) {
                tracks.append(Track(start: start, length: length, alignment: item.alignment))
                start += length + gap
            }
        }
    }

    /// What each item gets of the room.
    private static func shares(of items: [GridItem], in room: CGFloat) -> [CGFloat] {
        var rest = room - items.dropLast().reduce(0) { $0 + ($1.spacing ?? standardSpacing) }
        var open = 0
        for item in items {
            if case .fixed(let length) = item.size { rest -= length } else { open += 1 }
        }
        return items.map { item in
            let least: CGFloat
            let most: CGFloat
            switch item.size {
            case .fixed(let length): return length
            case .flexible(let minimum, let maximum): (least, most) = (minimum, maximum)
            case .adaptive(let minimum, _): (least, most) = (minimum, .infinity)
            }
            let share = max(least, min(most, max(rest, 0) / CGFloat(open)))
            rest -= share
            open -= 1
            return share
        }
    }

    /// The lengths of an item's tracks in its share.
    private static func lengths(of item: GridItem, in share: CGFloat, gap: CGFloat) -> [CGFloat] {
        guard case .adaptive(let minimum, let maximum) = item.size, share.isFinite, minimum + gap > 0 else {
            return [share]
        }
        let count = max(1, ((share + gap) / (minimum + gap)).rounded(.down))
        let length = max(minimum, min(maximum, (share - (count - 1) * gap) / count))
        return Array(repeating: length, count: Int(min(count, 10_000)))
    }
}
