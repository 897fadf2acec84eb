// AnswerCountsTests.swift: the counts of parts, merged in their order, are those of the whole.

import PlumbTesting
import TestSupport
import Testing

@testable import Workbench

struct AnswerCountsTests {
    private static let answers = Generator<[AnswerCounts.Answer]> { choices in
        (0..<Int(choices.draw(upTo: 60))).map { _ in
            let verdict = AnswerCounts.verdicts[Int(choices.draw(upTo: 3))]
            var answer = AnswerCounts.Answer(
                of: "engine \(choices.draw(upTo: 4))", verdict: verdict, stands: choices.draw(upTo: 1) == 0)
            answer.distance = choices.draw(upTo: 1) == 0 ? nil : Double(choices.draw(upTo: 9))
            answer.isAligned = choices.draw(upTo: 1) == 0 ? nil : choices.draw(upTo: 1) == 0
            return answer
        }
    }

    private func counts(_ answers: some Sequence<AnswerCounts.Answer>) -> AnswerCounts {
        var counts = AnswerCounts()
        for answer in answers {
            counts.countRecord()
            counts.count(answer)
        }
        return counts
    }

    @Test func `each verdict of each engine is counted as often as it is given`() throws {
        try forAll(Self.answers) { answers in
            let counted = counts(answers).engines.map { ($0.name, $0.verdicts) }
            let grouped = Dictionary(grouping: answers, by: \.engine).mapValues { answers in
                Dictionary(grouping: answers, by: \.verdict).mapValues(\.count)
            }
            return Dictionary(uniqueKeysWithValues: counted) == grouped
        }
    }

    @Test func `cut anywhere and merged they are the same`() throws {
        try forAll(Self.answers, .integer(in: 0...60)) { answers, cut in
            var merged = counts(answers.prefix(cut))
            merged.merge(counts(answers.dropFirst(cut)))
            return merged.json(of: "verify").line == counts(answers).json(of: "verify").line
        }
    }

    @Test func `engines beyond the limit are counted together, wherever the input is cut`() {
        let answers = (0..<1_500).map { AnswerCounts.Answer(of: "engine \($0)", verdict: "optimal", stands: true) }
        var merged = counts(answers.prefix(700))
        merged.merge(counts(answers.dropFirst(700)))
        let whole = counts(answers)
        #expect(whole.engines.count == AnswerCounts.mostEngines + 1)
        #expect(whole.engines.last?.name == "(other engines)" && whole.engines.last?.answers == 500)
        #expect(merged.json(of: "verify").line == whole.json(of: "verify").line)
    }
}
