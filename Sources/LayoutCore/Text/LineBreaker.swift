// LineBreaker.swift: which characters stand on a line of a given width.
// Greedy, so that more width never makes more lines.

internal import Foundation

/// Some characters in a row, as indices into a text's clusters.
struct LineRange: Sendable {
    /// Why a line ends.
    enum Ending: Sendable { case wrap, newline, text }

    /// The first character.
    var start: Int
    /// After the last character, hanging spaces included and line breaks not.
    var end: Int
    /// Why the line ends.
    var ending: Ending

    /// Where the next line begins.
    var next: Int { ending == .newline ? end + 1 : end }
}

/// Fills lines one after another.
struct LineBreaker: Sendable {
    let clusters: [TextCluster]
    /// Every run's font size in points, or 0 where that is no length.
    let sizes: [CGFloat]

    /// How far, in points, a line may pass its width: sums of widths are not exact.
    static let tolerance: CGFloat = 1e-6

    init(_ text: TextClusters) {
        clusters = text.clusters
        sizes = text.runs.map { $0.font.usableSize }
    }

    /// The line that begins at `start` and is at most `width` points wide, but for a first character that is wider.
    ///
    /// - Complexity: O(*n*) in the characters of the line and of the word after it.
    func line(from start: Int, width: CGFloat) -> LineRange {
        var length = AdvanceSum(sizes)
        var chance: Int?
        var index = start
        while index < clusters.count, clusters[index].kind != .newline {
            let cluster = clusters[index]
            if index > start, clusters[index - 1].kind.isBreak(before: cluster.kind) { chance = index }
            length.add(cluster)
            if cluster.kind != .space, length.points > width + Self.tolerance {
                // A word that is alone on its line is cut where the width ends.
                return hanging(LineRange(start: start, end: chance ?? max(index, start + 1), ending: .wrap))
            }
            index += 1
        }
        return LineRange(start: start, end: index, ending: ending(at: index))
    }

    /// The line with what hangs at its end and takes no width.
    private func hanging(_ line: LineRange) -> LineRange {
        var line = line
        while line.end < clusters.count, clusters[line.end].kind == .space || isInvisible(clusters[line.end]) {
            line.end += 1
        }
        line.ending = ending(at: line.end)
        return line
    }

    private func isInvisible(_ cluster: TextCluster) -> Bool { cluster.width == 0 && cluster.kind != .newline }

    private func ending(at index: Int) -> LineRange.Ending {
        guard index < clusters.count else { return .text }
        return clusters[index].kind == .newline ? .newline : .wrap
    }

    /// How wide a line is, in points: spaces at its end hang after a wrap; at the end of a paragraph they count as far
    /// as there is room.
    func width(of line: LineRange, within room: CGFloat) -> CGFloat {
        var length = AdvanceSum(sizes)
        var visible: CGFloat = 0
        for cluster in clusters[line.start..<line.end] {
            length.add(cluster)
            if cluster.kind != .space { visible = length.points }
        }
        return line.ending == .wrap ? visible : max(visible, min(length.points, room))
    }
}

extension Font {
    /// The size in points; 0 for one that is negative, infinite or not a number.
    var usableSize: CGFloat { pointSize.isFinite ? max(pointSize, 0) : 0 }
}
