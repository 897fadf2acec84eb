// PageSweep.swift: a sweep as the page reads it: what changes from piece to piece, and nothing twice.  Lengths in points.
// `web/sweep.js` reads it, by the same arithmetic: both give the same doubles.

import Workbench

/// A sweep written for a page.
///
/// A piece is `[from, [slope, length, item, …], …]`: items that have one length and one slope stand together, and an item
/// that is not named stands still at the length that it was given last.  `-4` names all items from the one before it to the fourth.
struct PageSweep {
    private struct Motion: Equatable {
        let length: PageNumber, slope: PageNumber
    }

    private let pieces: [(start: PageNumber, items: [Motion])]

    init(_ sweep: Sweep) {
        pieces = sweep.pieces.map { piece in
            (
                PageNumber(piece.start),
                piece.lengths.map { Motion(length: PageNumber($0.value), slope: PageNumber($0.slope)) }
            )
        }
    }

    /// The lengths as the page works them out, in points.
    func lengths(at container: Double) -> [Double] {
        guard let piece = pieces.last(where: { $0.start.value <= container }) ?? pieces.first else { return [] }
        let distance = container - piece.start.value
        return piece.items.map { $0.length.value + $0.slope.value * distance }
    }

    var json: JSONText {
        var standing: [PageNumber?] = Array(repeating: nil, count: pieces.first?.items.count ?? 0)
        return .array(
            pieces.map { piece in
                var groups: [(motion: Motion, items: [Int])] = []
                for (item, motion) in piece.items.enumerated() {
                    defer { standing[item] = motion.length }
                    if motion.slope.value == 0, standing[item] == motion.length { continue }
                    if let same = groups.firstIndex(where: { $0.motion == motion }) {
                        groups[same].items.append(item)
                    } else {
                        groups.append((motion, [item]))
                    }
                }
                return .array(
                    [piece.start.json]
                        + groups.map { group in
                            let motion = [group.motion.slope.slope, group.motion.length.json]
                            return .array(motion + Self.runs(of: group.items).map(JSONText.integer))
                        })
            })
    }

    /// `[0, -3, 5]` for 0, 1, 2, 3 and 5: a negative number ends a run of at least three.
    private static func runs(of items: [Int]) -> [Int] {
        var (written, rest) = ([Int](), items[...])
        while let first = rest.first {
            let length = zip(rest, first...).prefix { $0 == $1 }.count
            written += length > 2 ? [first, -(first + length - 1)] : [first]
            rest = rest.dropFirst(length > 2 ? length : 1)
        }
        return written
    }
}
