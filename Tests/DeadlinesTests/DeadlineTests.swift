// DeadlineTests.swift: work stops when its time is over, wherever it is, and says so.

import Deadlines
import DeepThreads
import LayoutCore
import Plumb
import Testing

/// Does work that may be looked after so many times, and tells whether it was stopped.
private func within<Answer>(looks: Int, _ work: () throws -> Answer) rethrows -> (answer: Answer, isStopped: Bool) {
    let deadline = Deadline(after: .seconds(looks), on: TickingClock())
    let answer = try Deadline.$current.withValue(deadline) { try work() }
    return (answer, deadline.hasStoppedWork)
}

@Suite struct `A deadline` {
    @Test func `is over once its time has passed, and knows whether somebody saw it`() {
        let deadline = Deadline(after: .seconds(3), on: TickingClock())
        #expect(deadline.left == .seconds(2) && !deadline.isOver && !deadline.hasStoppedWork)
        #expect(deadline.isOver && deadline.isOver && deadline.hasStoppedWork)
        #expect(deadline.left < .zero && deadline.limit == .seconds(3))
    }

    @Test func `is missing unless somebody sets it`() {
        #expect(Deadline.current == nil && !Deadline.isOver)
    }

    @Test func `is known to the threads that do a part of the work`() {
        let found = within(looks: 1_000) {
            DeepThreads.parts(10, on: 4) { _ in Deadline.current?.limit }
        }
        #expect(found.answer == Array(repeating: .seconds(1_000), count: 10))
        let deep = within(looks: 7) { DeepStack.perform(needing: .max / 2) { Deadline.current?.limit } }
        #expect(deep.answer == .seconds(7))
    }
}

@Suite struct `Work within a deadline` {
    /// The looks up to which work was stopped; from there on it has its answer, which is always the same.
    private func looksNeeded<Answer: Equatable>(
        atMost most: Int = 2_000, for answer: Answer, _ work: () throws -> Answer?
    ) throws -> Int {
        var needed: Int?
        for looks in [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, most] {
            let (found, isStopped) = try within(looks: looks, work)
            if let found, !isStopped {
                #expect(found == answer)
                needed = needed ?? looks
            } else {
                #expect(needed == nil && isStopped, "answered within \(needed ?? 0) looks, stopped after \(looks)")
            }
        }
        return try #require(needed)
    }

    /// Doubles cannot tell whether it is best, so fractions have to: minimise the sum of a chain with thirds.
    private func program(_ count: Int) throws -> LinearProgram {
        var program = LinearProgram()
        let columns = (0..<count).map { program.variable("x\($0)", atLeast: 0) }
        for (one, next) in zip(columns, columns.dropFirst()) {
            program.subject(to: "link", 3 * next - one >= 1)
        }
        program.minimize(sum(columns))
        return program
    }

    @Test(arguments: [SimplexMethod.primal, .dual, .exact])
    func `a linear program has its answer, or the limit as an error`(method: SimplexMethod) throws {
        let program = try program(12)
        let options = SolverOptions(method: method)
        let best = try program.solved(options).objective
        let needed = try looksNeeded(for: best) {
            do {
                return try program.solved(options).objective
            } catch SolverError.timeLimit {
                return nil
            }
        }
        #expect(needed > 0)
    }

    @Test func `a sweep of a row that is followed has all its pieces, or the limit as an error`() throws {
        let items = (1...6).map { Item(maximum: 50 + 5 * Double($0), flex: .init(basis: 10 * Double($0), grow: 1)) }
        let row = try Row(items: items, available: nil, policy: .cssFlex)
        let full = try Sweep(of: CSSFlexbox(), for: row).pieces.count
        let needed = try looksNeeded(for: full) {
            do {
                return try Sweep(of: CSSFlexbox(), for: row).pieces.count
            } catch SweepError.timeLimit {
                return nil
            }
        }
        #expect(needed >= full)
    }

    @Test func `a proof stops between two regions, and what it found stands`() throws {
        let family = try Family.allRows(of: 3)
        let full = try family.prove(.overflow <= 0, by: .swiftUI)
        let needed = try looksNeeded(atMost: 1_000_000, for: full.isProved) {
            let proof = try family.prove(.overflow <= 0, by: .swiftUI)
            if case .undecided = proof.verdict { return nil }
            return proof.isProved
        }
        #expect(needed > 2)
    }
}
