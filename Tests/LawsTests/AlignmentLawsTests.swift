// AlignmentLawsTests.swift: verdicts on places across a row, and the extents of stacks, against the linear program.
// Lengths in points.

import Foundation
import LayoutCore
import PlumbOptimal
import Plumb
import PlumbTesting
import TestSupport
import Testing

/// Places that somebody may claim: the program's own, with children, the line or the extent moved by whole points.
private struct ClaimedPlaces: Sendable {
    let problem: AlignmentProblem
    let offsets: [Double]
    let extent: Double
}

extension Generator where Value == ClaimedPlaces {
    fileprivate static let claims = Generator { choices in
        let problem = Generator<AlignmentProblem>.alignments(children: 1...8).draw(&choices)
        let moves = Generator<Int>.integer(in: -4...4)
        let (together, further) = (Double(moves.draw(&choices)), Double(moves.draw(&choices)))
        let alone = choices.draw(upTo: 3) == 3 ? Double(moves.draw(&choices)) : 0
        guard let answer = try? problem.solved().arrangement else {
            preconditionFailure("an alignment of finite guides has an answer")
        }
        var offsets = answer.offsets.map { $0 + together }
        offsets[offsets.count - 1] += alone
        return ClaimedPlaces(problem: problem, offsets: offsets, extent: max(0, answer.extent + further))
    }
}

extension ClaimedPlaces {
    /// What the linear program says of the claim once its places are demanded of it.
    func expected() throws -> Set<AlignmentVerdict.Kind> {
        let stated = AlignmentProgram(problem)
        let least = try problem.solved().arrangement.extent
        var program = stated.program
        for (place, offset) in zip(stated.offsets, offsets) {
            program.subject(to: "claimed[\(place)]", place == offset)
        }
        program.subject(to: "claimed", stated.extent == extent)
        if try program.solved().status == .infeasible { return [.misaligned, .outside, .lineOutside] }
        return extent - least > problem.tolerance ? [.avoidableExtent] : [.optimal]
    }
}

extension VerticalAlignment {
    private enum Drawn: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    fileprivate static let drawn = VerticalAlignment(Drawn.self)
}

@Suite struct AlignmentLawsTests {
    @Test func `the verdict on places across is that of the linear program of which the places are demanded`() throws {
        var seen: Set<AlignmentVerdict.Kind> = []
        try forAll(.claims, settings: .share(400, of: 20_000)) { claim in
            let verdict = try claim.problem.verdict(onOffsets: claim.offsets, extent: claim.extent).kind
            seen.insert(verdict)
            return try claim.expected().contains(verdict)
        }
        // Lengths are judged in scenes.
        #expect(seen == Set(AlignmentVerdict.Kind.allCases).subtracting([.wrongLength]))
    }

    @Test(arguments: [LayoutEngine.swiftUI, .optimal])
    func `the extent across a stack is the least that the linear program finds`(engine: LayoutEngine) throws {
        // A stack of one child shows it through, wherever its guide is.
        try forAll(
            .alignments(children: 2...8), settings: .share(100, of: 5_000), name: "extents across: \(engine.name)"
        ) { problem in
            let children = problem.children.map { child in
                AnyView(
                    Color.red.frame(width: 10, height: CGFloat(child.length))
                        .alignmentGuide(.drawn) { _ in CGFloat(child.guide) })
            }
            let row = HStack(alignment: .drawn, spacing: 0) { StaticViews(children) }
            let height = try LayoutHost(row, engine: engine).layout(.unspecified).size.height
            // A stack's own line always lies within it.
            let counted = try AlignmentProblem(children: problem.children, countsLine: true)
            return try abs(Double(height) - counted.solved().arrangement.extent) <= problem.tolerance
        }
    }
}
