// JudgedScene.swift: claims on a scene, judged stack by stack.  Lengths in points.

import Boxes
import Rows

/// A scene with verdicts on the frames that engines claim.
///
/// Each stack of which all children have claimed frames is a row: its length is what the claim gives it, so that a fault
/// is that of the stack where it arises, and not of all stacks inside.
public struct JudgedScene: Sendable {
    public let document: SceneDocument
    /// The stacks, by claim and from the root on, each a row with one judged answer.
    public let stacks: [Stack]

    /// A stack as one claim has it.
    public struct Stack: Sendable {
        /// The stack's id, or else its path from the root.
        public let name: String
        /// The row that it had to solve, with the claim as its answer.
        public let row: AnsweredRow
    }

    /// Judges all claims.
    ///
    /// - Throws: `SceneClaimError`; `UnmeasuredView` for a view of a kind that is no box.
    public init(_ document: SceneDocument) throws {
        self.document = document
        stacks = try document.claims.isEmpty ? [] : document.root.perform { try Self.judged(document) }
    }

    private static func judged(_ document: SceneDocument) throws -> [Stack] {
        let box = try document.optimizedBox(by: .optimal)
        return try document.claims.flatMap { claim in
            let stacks = box.stacks(for: document.proposal, claimed: claim.frames, rounding: claim.rounding)
            guard !stacks.isEmpty else { throw SceneClaimError.noStack(engine: claim.engine) }
            return try stacks.map { try Stack($0, of: claim, in: document) }
        }
    }
}

extension JudgedScene.Stack {
    fileprivate init(_ claimed: ClaimedStack, of claim: ClaimedFrames, in document: SceneDocument) throws {
        let name = claimed.row.id ?? claimed.row.path
        let row: Row
        do throws(RowError) { row = try claimed.problem(rounding: claim.rounding) } catch {
            throw SceneClaimError.noRow(stack: name, error)
        }
        let places = claimed.across.flatMap(CrossClaim.init)
        // An offset is the difference of two rounded places.
        let answer = ClaimedAnswer(
            engine: claim.engine, lengths: claimed.row.lengths, offsets: claimed.offsets, rounding: 2 * claim.rounding,
            cross: places)
        let title = [document.id, name].compactMap(\.self).joined(separator: ": ")
        self.name = name
        var judged = AnsweredRow(
            RowDocument(
                id: title, axis: claimed.row.axis, row: row, cross: claimed.across?.measures,
                claims: [answer]))
        var verdict = try AnsweredRow.answer(answer, to: judged.document, beside: judged.optimum)
        // A stack begins with its first child, whose place is known where the stack's is claimed.
        if let first = claimed.offsets.first, abs(first) > answer.rounding + .slack(first) {
            verdict.misplacement = Misplacement(item: 0, offset: first, expected: 0)
        }
        if let across = claimed.across, let judged = across.verdict { verdict.alignment = judged }
        judged.append(verdict)
        self.row = judged
    }
}

extension CrossClaim {
    /// Where the children of a stack stand across it; `nil` where nobody knows their guides.
    fileprivate init?(_ across: ClaimedAcross) {
        guard across.children.allSatisfy({ $0.guide != nil }) else { return nil }
        self.init(extent: across.extent, offsets: across.children.map(\.offset), countsLine: across.countsLine)
    }
}

extension ClaimedAcross {
    /// The verdict that needs no guides: a wrong length counts before places, and nothing is wrong with the places of the tree's own
    /// engine.
    fileprivate var verdict: AlignmentVerdict? {
        if let fault { return .wrongLength(child: fault.child, length: fault.length, expected: fault.expected) }
        guard isOwn else { return nil }
        let ends = children.map { $0.offset + $0.length }
        return .optimal(
            start: children.indices.min { children[$0].offset < children[$1].offset },
            end: ends.indices.max { ends[$0] < ends[$1] })
    }

    /// The measures of the children; a guide that nobody knows is not asked for.
    fileprivate var measures: [AlignmentProblemOver<Double>.Child?] {
        children.map { AlignmentProblemOver<Double>.Child(length: $0.length, guide: $0.guide ?? 0) }
    }
}

/// Why a claim on a scene cannot be judged.
public enum SceneClaimError: Error, CustomStringConvertible {
    /// There is no stack of which all children have claimed frames.
    case noStack(engine: String)
    /// A stack's children ask for what no row has.
    case noRow(stack: String, RowError)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .noStack(let engine):
            "the claim of \(engine.printable) has no stack with the frames of all its children; give the views ids, and claim "
                + "the frame of each child of a stack"
        case .noRow(let stack, let error): "the stack \(stack.printable) is no row to be judged: \(error)"
        }
    }
}

extension JudgedScene: RecordAnswer {
    package var id: String? { document.id }

    package func writeLines(to json: inout JSONWriter) {
        for stack in stacks {
            json.object { json in
                if let id { json.string(id, for: "id") }
                stack.writeFields(to: &json)
            }
            json.endLine()
        }
    }

    package func writeFields(to json: inout JSONWriter) {
        json.key("answers")
        json.list(stacks) { json, stack in json.object { stack.writeFields(to: &$0) } }
    }

    package func count(in counts: inout AnswerCounts) {
        if stacks.isEmpty { counts.countWithoutClaim() }
        for answer in stacks.flatMap(\.row.answers) { counts.count(AnswerCounts.Answer(answer)) }
    }
}

extension JudgedScene.Stack {
    fileprivate func writeFields(to json: inout JSONWriter) {
        json.string(name, for: "stack")
        for answer in row.answers { row.writeFields(ofJudgementOn: answer, to: &json) }
    }
}
