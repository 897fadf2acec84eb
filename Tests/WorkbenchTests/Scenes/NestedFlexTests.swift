// NestedFlexTests.swift: flex lines in flex lines get the frames that Chromium gives nested flex boxes.
// Tests/Peers/nested_flex.py draws the cases and asks Chromium.  Lengths in points, a CSS pixel each.

import Certificates
import Documents
import Families
import Foundation
import Fractions
import LayoutCore
import Plumb
import Proofs
import Rows
import Scenes
import TestSupport
import Testing
import Workbench

/// What Chromium made of the scenes.
private struct NestedFlex: Sendable {
    /// One scene, with the frames of its views by name, as x, y, width, height.
    struct Case: Sendable, CustomTestStringConvertible {
        let scene: SceneDocument
        let frames: [String: [Double]]
        var testDescription: String { scene.id ?? "" }
    }

    static let file = Repository.recorded("nested-flex.json")
    static let cases = (try? read()) ?? []
    /// What Chromium counts in.
    static let unit = 1.0 / 64

    private static func read() throws -> [Case] {
        let record = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        return try #require(record["cases"] as? [[String: Any]]).map { entry in
            let scene = try JSONSerialization.data(withJSONObject: #require(entry["scene"]))
            return Case(
                scene: try .read(Record(file: "nested-flex.json", line: 1, data: scene)),
                frames: try #require(entry["frames"] as? [String: [Double]]))
        }
    }
}

extension SceneView {
    /// How far Chromium's counting in whole units may move a view, in units, by the views' names.
    ///
    /// A flex line hands its free space out item after item: each gets its factor's share of what the others have left, to
    /// the nearest unit.  What is wrong so far after one item is therefore the half of a unit at most, after the next one a
    /// part of that and another half, and after n items at most n/2: so many units may the sum of the first lengths be off,
    /// and no length more.  Factors that sum to less than 1 cut the space itself down to whole units: another one.
    /// A line whose own length is off hands the difference out among its items, which no length exceeds.  So a length is off by
    /// what its line is and n/2 + 1 units, and a place by what the place of its line is besides.
    fileprivate func slack(
        length: PerAxis<Double> = PerAxis { _ in 0 }, place: PerAxis<Double> = PerAxis { _ in 0 }
    ) -> [String: (length: PerAxis<Double>, place: PerAxis<Double>)] {
        var found: [String: (length: PerAxis<Double>, place: PerAxis<Double>)] = [:]
        if let id { found[id] = (length, place) }
        let own = (kind as? StackKind).map { stack in PerAxis { $0 == stack.axis ? Double(children.count) / 2 + 1 : 0 }
        }
        for child in children {
            let inside = own.map { own in PerAxis { length[$0] + own[$0] } } ?? length
            let moved =
                own.map { own in PerAxis { own[$0] == 0 ? place[$0] : place[$0] + length[$0] + own[$0] } } ?? place
            found.merge(child.slack(length: inside, place: moved)) { first, _ in first }
        }
        return found
    }
}

struct NestedFlexTests {
    /// Whether all frames are Chromium's, as far as its units allow; how many are within one unit.
    private func compare(_ frames: [String: [Double]], with known: NestedFlex.Case) -> (agree: Bool, close: Int) {
        let slack = known.scene.root.slack()
        guard Set(frames.keys) == Set(known.frames.keys) else { return (false, 0) }
        var (agree, close) = (true, 0)
        for (id, theirs) in known.frames {
            guard let ours = frames[id], let most = slack[id] else { return (false, 0) }
            let limits = [most.place.horizontal, most.place.vertical, most.length.horizontal, most.length.vertical]
            let differences = zip(ours, theirs).map { abs($0 - $1) / NestedFlex.unit }
            agree = agree && zip(differences, limits).allSatisfy { $0 <= $1 + 1e-6 }
            close += differences.allSatisfy { $0 <= 1 + 1e-6 } ? 1 : 0
        }
        return (agree, close)
    }

    /// Compares all cases; all but one view in two hundred have to be within one unit.
    private func check(
        _ cases: [NestedFlex.Case] = NestedFlex.cases, _ frames: (NestedFlex.Case) throws -> [String: [Double]]
    ) throws {
        var (close, count) = (0, 0)
        for known in cases {
            let found = try frames(known)
            let result = compare(found, with: known)
            #expect(result.agree, "\(known.testDescription): \(found), Chromium \(known.frames)")
            close += result.close
            count += known.frames.count
        }
        #expect(Double(close) >= 0.995 * Double(count), "\((close, count))")
    }

    private func numbers(_ frames: [MeasuredFrame<Fraction>]) -> [String: [Double]] {
        Dictionary(
            uniqueKeysWithValues: frames.map { frame in
                let sides = [
                    frame.origin.horizontal, frame.origin.vertical, frame.size.horizontal, frame.size.vertical,
                ]
                return (frame.id, sides.map(\.double))
            })
    }

    /// Whether every view of a case lies within the container around it, in Chromium's frames.
    private func fits(_ view: SceneView, _ known: NestedFlex.Case, in room: [Double]? = nil) -> Bool {
        var room = room
        if let frame = view.id.flatMap({ known.frames[$0] }) {
            let box = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
            if let room, box[2] > room[2] + 1e-9 || box[3] > room[3] + 1e-9 { return false }
            room = box
        }
        if let padding = view.kind as? PaddingKind, let box = room {
            let sides = padding.insets
            room = [
                box[0] + sides.leading.points, box[1] + sides.top.points, box[2] - sides.trailing.points,
                box[3] - sides.bottom.points,
            ]
        }
        return view.children.allSatisfy { fits($0, known, in: room) }
    }

    // Where a view sticks out, the program makes what holds it as long, and with it the others inside: CSS does not.
    @Test func `one linear program has them where nothing sticks out`() throws {
        let fitting = NestedFlex.cases.filter { fits($0.scene.root, $0) }
        #expect(fitting.count > 100)
        try check(fitting) { known in
            let answer = try ScreenAnswer(known.scene)
            var frames: [String: [Double]] = [:]
            for (index, node) in answer.screen.nodes.enumerated() {
                for id in node.ids { frames[id] = answer.frame(index) }
            }
            return frames
        }
    }

    @Test func `there are more than a hundred cases, of two levels and of three`() throws {
        #expect(NestedFlex.cases.count > 100)
        #expect(try Data(contentsOf: NestedFlex.file).count < 300_000)
        let stacks = NestedFlex.cases.map { $0.scene.root.all.filter { $0.kind is StackKind }.count }
        #expect(Set(stacks) == [2, 3])
    }

    @Test(arguments: SceneEngine.allCases) func `views have Chromium's frames`(by engine: SceneEngine) throws {
        try check { known in
            let layout = try LaidOutViews(known.scene, engine: engine.rules).layout
            var frames: [String: [Double]] = [:]
            for element in layout.elements {
                let frame = element.frame
                let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
                for case let id as String in element.identifiers where frames[id] == nil { frames[id] = sides }
            }
            return frames
        }
    }

    @Test(arguments: SceneEngine.allCases) func `plain data in fractions has them`(by engine: SceneEngine) throws {
        try check { known in
            var judge = PlainJudge<Fraction>()
            let offer = PerAxis { axis in known.scene.proposal[axis].map { Fraction(decimal: $0) } }
            return numbers(
                try known.scene.measured(in: SceneRun<Fraction>()).sharing(by: engine).frames(for: offer, judge: &judge)
            )
        }
    }

    @Test(arguments: SceneEngine.allCases) func `a sweep has them at Chromium's width`(by engine: SceneEngine) throws {
        try check { known in
            let width = try #require(known.scene.proposal.horizontal)
            let sweep = try SceneSweep(of: known.scene, by: engine, over: width - 20...width + 20)
            return numbers(try #require(sweep.frames(at: Fraction(decimal: width))))
        }
    }

    /// The flex lines of a case as Chromium laid them out: rows with Chromium's lengths.
    private func lines(of view: SceneView, _ known: NestedFlex.Case) throws -> [(row: Row, lengths: [Double])] {
        guard let id = view.id, let box = known.frames[id], var content = view.children.first else { return [] }
        var insets = SceneInsets()
        if let padding = content.kind as? PaddingKind {
            insets = padding.insets
            content = content.children[0]
        }
        let stack = try #require(content.kind as? StackKind)
        let isRow = stack.axis == .horizontal
        let sides = isRow ? [insets.leading, insets.trailing] : [insets.top, insets.bottom]
        let (side, taken) = (isRow ? 2 : 3, sides.reduce(0) { $0 + $1.points })
        let items = try content.children.map { child in
            var item = Item(flex: .init(grow: child.item?.grow ?? 0, shrink: child.item?.shrink ?? 1))
            item.flex.basis = child.item?.basis?.points ?? 0
            if let range = child.kind as? RangeKind {
                let bounds = (isRow ? range.width : range.height).points
                (item.minimum, item.maximum) = (bounds.minimum, bounds.maximum)
            } else {
                let limits = try #require(child.kind as? FrameKind).limits[stack.axis].points
                (item.minimum, item.maximum) = (limits.minimum ?? 0, limits.maximum ?? .infinity)
            }
            item.ideal = item.minimum
            return item
        }
        let row = try Row(
            items: items, spacing: stack.spacing?.points ?? 0, available: max(0, box[side] - taken), policy: .cssFlex)
        let lengths = content.children.compactMap { child in child.id.flatMap { known.frames[$0]?[side] } }
        return try [(row, lengths)] + content.children.flatMap { try lines(of: $0, known) }
    }

    @Test func `every line as Chromium laid it out is judged to be the optimum of css-flex`() throws {
        var count = 0
        for known in NestedFlex.cases {
            for (row, lengths) in try lines(of: known.scene.root, known) {
                let rounding = (Double(row.items.count) / 2 + 1) * NestedFlex.unit
                let verdict = try row.verdict(on: lengths, rounding: rounding)
                #expect(verdict.kind == .optimal, "\(known.testDescription): \(lengths)")
                count += 1
            }
        }
        #expect(count > 2 * NestedFlex.cases.count)
    }

    // No length changes by more than its container does.
    @Test(arguments: SceneEngine.allCases)
    func `what Chromium gives is proved for all containers that are as wide but for a point`(by engine: SceneEngine)
        throws
    {
        for known in NestedFlex.cases.prefix(8) {
            let width = Fraction(decimal: try #require(known.scene.proposal.horizontal))
            let parameter = Parameter("w", width - 1...width + 1)
            let family = try SceneFamily(
                parameters: [parameter],
                proposal: PerAxis(
                    horizontal: .varying(parameter.length), vertical: known.scene.proposal.vertical.map { .points($0) }),
                root: known.scene.root)
            let slack = known.scene.root.slack()
            let claims = try known.frames.sorted { $0.key < $1.key }.flatMap { id, frame in
                let room = 1 + NestedFlex.unit * (try #require(slack[id]).length.horizontal)
                return [
                    try LayoutClaim(parsing: "width(\(id)) <= \(frame[2] + room)"),
                    try LayoutClaim(parsing: "width(\(id)) >= \(frame[2] - room)"),
                ]
            }
            let proved = try ProvedFamily(family, by: engine, claims: claims, keepsCertificate: true)
            #expect(proved.isProved, "\(known.testDescription)")
            guard case .scenes(let document) = proved.certificate else { throw CancellationError() }
            try document.check()
        }
    }
}
