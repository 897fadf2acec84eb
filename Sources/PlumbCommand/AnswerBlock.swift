// AnswerBlock.swift: the answers to some neighbouring records, written where they are made and printed at once.

import Workbench

/// Answers in the bytes of standard output, and the complaints that stand between them.
struct AnswerBlock: Sendable {
    /// Where answers are written.
    var answers: JSONWriter
    /// How many texts there are among the answers; an empty line stands before each.
    private(set) var texts = 0
    private var before: [(answers: JSONWriter, complaint: String)] = []

    /// - Parameter numbers: How numbers are written that JSON has no numbers for.
    init(numbers: JSONNumbers = .words) { answers = JSONWriter(numbers: numbers) }

    /// Whether there are complaints.
    var complains: Bool { !before.isEmpty }

    /// Adds a text, with an empty line before it.
    mutating func add(text lines: [String]) {
        texts += 1
        answers.endLine()
        for line in lines {
            answers.raw(line)
            answers.endLine()
        }
    }

    /// Adds a complaint, a line of standard error.
    mutating func complain(_ line: String) {
        before.append((answers, line))
        answers = JSONWriter(numbers: answers.numbers)
    }

    /// Prints answers and complaints in their order.
    ///
    /// - Parameter skipped: So many bytes of the answers are left out at their beginning.
    func print(skipping skipped: Int = 0) {
        var skipped = skipped
        func write(_ answers: JSONWriter) {
            Output.write(answers.bytes.dropFirst(skipped))
            skipped = max(0, skipped - answers.bytes.count)
        }
        for part in before {
            write(part.answers)
            Output.complain(part.complaint)
        }
        write(answers)
    }
}
