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
        // An offset is the difference of two rounded places.
        let places = claimed.across.flatMap(CrossClaim.init)
        let answer = ClaimedAnswer(
            engine: claim.engine, lengths: claimed.row.lengths, offsets: claimed.offsets, rounding: 2 * claim.rounding,
            cross: places)
        let title = [document.id, name].compactMap(\.self).joined(separator: ": ")
        self.name = name
        var judged = AnsweredRow(
            RowDocument(
                id: title, axis: claimed.row.axis, row: row, cross: claimed.across?.measures(of: row.items.count),
                claims: [answer]))
        var verdict = try AnsweredRow.answer(answer, to: judged.document, beside: judged.optimum)
        if let across = claimed.across, let judged = across.verdict { verdict.alignment = judged }
        judged.append(verdict)
        self.row = judged
    }
}

extension CrossClaim {
    /// Where the children of a stack stand across it; `nil` where nobody knows their guides.
    fileprivate init?(_ across: ClaimedAcross) {
        guard let children = across.children else { return nil }
        self.init(extent: across.extent, offsets: children.map(\.offset), countsLine: across.countsLine)
    }
}

extension ClaimedAcross {
    /// The verdict that needs no guides: what is not as long as it is claimed stands nowhere, and nothing is wrong with places that
    /// are the tree's own.
    fileprivate var verdict: AlignmentVerdict? {
        if let fault { return .wrongLength(child: fault.child, length: fault.length, expected: fault.expected) }
        guard isOwn, let children else { return nil }
        let start = children.indices.min { children[$0].offset < children[$1].offset }
        let end = children.indices.max {
            children[$0].offset + children[$0].length < children[$1].offset + children[$1].length
        }
        return .optimal(start: start, end: end)
    }

    /// The measures of the children; without their guides where nobody knows these and only a length is at fault.
    fileprivate func measures(of count: Int) -> [AlignmentProblemOver<Double>.Child?]? {
        if let children { return children.map { .init(length: $0.length, guide: $0.guide) } }
        return fault == nil ? nil : Array(repeating: .init(length: 0, guide: 0), count: count)
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
