// ComparisonPartial.swift: the comparison of a part of a corpus, with all that a report on the whole needs of it: a line of
// `plumb compare --format partial`.  Documentation/Formats.md and Documentation/schema/partial.json describe it.

import Rows

/// What a comparison was asked for: partials of different questions do not merge.
package struct ComparisonQuestion: Sendable, Equatable {
    /// The solvers.
    package let plan: ComparisonPlan
    /// The numbers.
    package let numbers: ComparedNumbers

    /// A question.
    package init(plan: ComparisonPlan, numbers: ComparedNumbers) { (self.plan, self.numbers) = (plan, numbers) }
}

/// The comparison of a part of a corpus.
///
/// It is settled by its plan, and so is what it merges to.  That loses nothing: an automatic plan asks the optimum of every row,
/// and leaves out the other solvers where a part records answers, which is where the whole leaves them out too.
package struct ComparisonPartial: Sendable {
    /// What was asked for.
    package let question: ComparisonQuestion
    /// What was found.
    package private(set) var comparison: CorpusComparison

    /// The comparison of some rows.
    package init(_ comparison: CorpusComparison, _ question: ComparisonQuestion) {
        (self.question, self.comparison) = (question, comparison.settled(by: question.plan))
    }

    /// Adds the rows of another part.
    package mutating func merge(_ other: ComparisonPartial) throws(MergeFault) {
        guard question == other.question else { throw .otherQuestion(question.words, other.question.words) }
        for (mine, other) in zip(question.plan.chosen, other.question.plan.chosen) where mine.program != other.program {
            throw .otherProgram(engine: mine.name, mine.program, other.program)
        }
        guard
            max(comparison.rows, comparison.unreadable) + max(other.comparison.rows, other.comparison.unreadable)
                <= PartialLimits.rows
        else { throw .tooManyRows }
        comparison.merge(other.comparison)
        comparison = comparison.settled(by: question.plan)
    }

    /// The partial as one line of JSON.
    package var json: JSONText {
        let engines = comparison.engines.map { engine in
            JSONText.object(
                [("engine", .string(engine.name)), ("recorded", .bool(engine.isRecorded))]
                    + comparison[engine].partialMembers)
        }
        let pairs = comparison.pairs.compactMap { pair -> JSONText? in
            let count = comparison.agreement[pair.first, pair.second]
            guard count.rows > 0 else { return nil }
            return .object([
                ("engines", .array([.string(pair.first.name), .string(pair.second.name)])),
                ("rows", .integer(count.rows)), ("agreeing", .integer(count.agreeing)),
            ])
        }
        return .object(
            PartialKind.comparison.members + [
                ("plan", question.json), ("rows", .integer(comparison.rows)),
                ("unreadable", .integer(comparison.unreadable)), ("engines", .array(engines)),
                ("agreement", .array(pairs)),
            ])
    }
}

extension ComparisonQuestion {
    fileprivate var json: JSONText {
        let solvers: JSONText =
            switch plan {
            case .automatic: .string("automatic")
            case .chosen(let solvers): .array(solvers.map { .string($0.name) })
            }
        let programs = plan.programs.map { ($0.engine, JSONText.string($0.program)) }
        return .object(
            [("solvers", solvers)] + (programs.isEmpty ? [] : [("programs", .object(programs))])
                + [("arithmetic", .string(numbers.rawValue))])
    }

    /// The options that ask it.
    fileprivate var words: String {
        let solvers =
            switch plan {
            case .automatic: "without --with"
            case .chosen(let solvers): "--with \(solvers.map(\.name).joined(separator: ","))"
            }
        return numbers == .double ? solvers : "\(solvers) --arithmetic \(numbers.rawValue)"
    }
}
