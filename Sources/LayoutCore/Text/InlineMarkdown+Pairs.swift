// InlineMarkdown+Pairs.swift: which runs of marks open and close emphasis, by CommonMark's rules.

/// Equal marks in a row, `*`, `_` or `~`.
struct MarkRun: Equatable {
    /// What stands beside a run; the ends of the text count as space.
    enum Neighbour { case space, punctuation, other }

    let mark: Character
    /// How many marks there were, and how many have no partner yet.
    let length: Int
    var count: Int
    var canOpen, canClose: Bool

    init(_ mark: Character, _ length: Int, after before: Neighbour, before after: Neighbour) {
        (self.mark, self.length, count) = (mark, length, length)
        let opens = after != .space && (after == .other || before != .other)
        let closes = before != .space && (before == .other || after != .other)
        let isKnown = mark != "~" || length <= 2
        // An underscore inside a word is a letter.
        canOpen = opens && isKnown && (mark != "_" || !closes || before == .punctuation)
        canClose = closes && isKnown && (mark != "_" || !opens || after == .punctuation)
    }

    /// Whether the run opens what another one closes.
    func opens(_ closing: MarkRun) -> Bool {
        guard canOpen, count > 0, mark == closing.mark else { return false }
        if mark == "~" { return count == closing.count }
        let isAmbiguous = canClose || closing.canOpen
        return !isAmbiguous || !(length + closing.length).isMultiple(of: 3)
            || (length.isMultiple(of: 3) && closing.length.isMultiple(of: 3))
    }
}

extension InlineMarkdown {
    /// Pairs the runs from a position on: each with the nearest before it that opens it.
    mutating func pair(from first: Int) {
        for closing in pieces.indices[first...] {
            while let run = run(closing), run.canClose, run.count > 0 {
                let opening = pieces.indices[first..<closing].last { self.run($0)?.opens(run) ?? false }
                guard let opening, let before = self.run(opening) else { break }
                mark(from: opening, to: closing, by: min(before.count, run.count, 2))
            }
        }
        // What found no partner here finds none outside either.
        for index in pieces.indices[first...] { close(index) }
    }

    private func run(_ index: Int) -> MarkRun? {
        guard case .run(let run) = pieces[index].content else { return nil }
        return run
    }

    /// Marks what stands between two runs with so many of their marks.
    private mutating func mark(from opening: Int, to closing: Int, by count: Int) {
        guard var first = run(opening), var last = run(closing) else { return }
        let style: Style = first.mark == "~" ? .struckThrough : count == 2 ? .strong : .emphasis
        for index in opening + 1..<closing {
            pieces[index].style.insert(style)
            close(index)
        }
        first.count -= count
        last.count -= count
        (pieces[opening].content, pieces[closing].content) = (.run(first), .run(last))
    }

    /// Lets a run neither open nor close any more.
    private mutating func close(_ index: Int) {
        guard var run = run(index) else { return }
        (run.canOpen, run.canClose) = (false, false)
        pieces[index].content = .run(run)
    }
}

extension InlineMarkdown.Piece {
    /// What is shown of a piece that is no value.
    var shown: String {
        switch content {
        case .text(let text): text
        case .run(let run): String(repeating: run.mark, count: run.count)
        case .bracket: "["
        case .value: ""
        }
    }
}
