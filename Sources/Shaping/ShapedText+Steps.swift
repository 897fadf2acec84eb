// ShapedText+Steps.swift: the least widths of a shaped text for each number of its lines.  Lengths in points.

import Boxes

extension ShapedText {
    /// The steps from the narrowest on, words whole.
    ///
    /// - Complexity: a few looks a step, each O(log *n*) widths a line.
    var steps: [(width: Double, lines: Int)] {
        var least = 0.0
        for paragraph in paragraphs {
            var start = 0
            for end in paragraph.chances where end > start {
                least = max(least, paragraph.width(of: start..<end))
                start = end
            }
        }
        return LineSteps.all(from: least, look: look)
    }

    private func look(_ width: Double) -> LineLook {
        var look = LineLook()
        for paragraph in paragraphs {
            var start = 0
            repeat {
                let end = start < paragraph.count ? paragraph.lineEnd(from: start, within: width) : start
                look.lines += 1
                look.widest = max(look.widest, paragraph.width(of: start..<end))
                if end < paragraph.count {
                    let chance = paragraph.chances.bisected { $0 > end }
                    look.next = min(look.next, paragraph.width(of: start..<paragraph.chances[chance]))
                }
                start = end
            } while start < paragraph.count
        }
        return look
    }
}
