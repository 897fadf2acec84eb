// LibraryGuideTests.swift: what the guides to the library show compiles, and prints what their comments say.

import Foundation
import Gallery
import Plumb
import PlumbOptimal
import PlumbTesting
import PlumbViewTesting
import PlumbViews
import TestSupport
import Testing

/// First come, first served: each item in turn takes what the least lengths of the others leave.
struct FirstCome: TotalRule {
    func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        var left = row.items.reduce(room) { $0 - $1.minimum }
        return row.items.map { item in
            let length = judge.clamped(left + item.minimum, item.minimum, item.maximum)
            left = left - (length - item.minimum)
            return length
        }
    }
}

/// Equal distances from the ideal lengths are fair.
struct EqualDistances: PolicyDefinition {
    let name = "equal-distances"
    let usesIdeals = true

    func reduced<J: Judge>(_ row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> ReducedRowOver<J.Value> {
        ReducedRowOver(row, budget: room, base: \.ideal, weight: { _ in 1 })
    }
}

struct Terms: View {
    var body: some View {
        TableLayout(columns: 2, columnSpacing: 12, rowSpacing: 6) {
            Text("Overflow").bold()
            Text("What the least lengths of a row exceed its container by, where nothing fits.")
            Text("Staircase").bold()
            Text("The least heights of a text by its width: fewer lines in more room.")
        }
        .padding(12)
    }
}

private typealias MyRow = ProgressiveStack

struct VolumeRow: View {
    let title: String

    var body: some View {
        HStack {
            Text(title).lineLimit(1)
            Spacer()
            Button("OK") {}.frame(minWidth: 44, minHeight: 44)
        }
    }
}

struct LibraryGuideTests {
    private let guides = ["Library", "Views", "Testing"].map { Document("Documentation/\($0).md") }

    @Test func `every example stands in this file`() throws {
        let source = flat(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
        for example in try guides.flatMap({ try $0.blocks("swift") }).flatMap({ $0.components(separatedBy: "\n\n") }) {
            #expect(source.contains(flat(example)), "\(example)")
        }
    }

    /// The text with no line indented.
    private func flat(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    /// Runs an example, and compares what it prints with the comments of its section.
    private func check(_ headings: String..., example: ((Any...) -> Void) throws -> Void) throws {
        var lines: [String] = []
        // Until verdicts print their sentences.
        let words = { (value: Any) in (value as? Verdict)?.sentence(naming: ["capped", "wide"]) ?? "\(value)" }
        try example { values in lines.append(values.map(words).joined(separator: " ")) }
        #expect(try lines == headings.flatMap { heading in try guides.flatMap { try $0.comments(under: heading) } })
    }

    @Test func `rows, rules, verdicts, exact arithmetic, sweeps and explanations are as the guide shows them`() throws {
        try check("A row", "Rules", "Exact arithmetic", "Sweeps", "Explanations") { print in
            let row = try Row(
                items: [Item(id: "capped", maximum: 100), Item(id: "wide", minimum: 100)],
                available: 150)

            let best = try row.solved()
            print(best.lengths)  // [50.0, 100.0]
            print(best.levels.map(\.level))  // [50.0]

            let drawn = row.lengths(by: .swiftUI)
            print(drawn)  // [75.0, 100.0]
            print(row.lengths(by: .waterFilling))  // [50.0, 100.0]
            print(row.lengths(by: .progressiveFilling))  // [25.0, 125.0]
            print(try row.lengths(by: .cssFlexbox))  // [50.0, 100.0]

            print(try row.verdict(on: drawn))  // avoidable overflow: by 25, where 0 is possible

            let thirds = try Row(items: [Item(), Item(), Item(minimum: 0.1)], available: 20)
            print(thirds.exact.lengths(by: .swiftUI))  // [20/3, 20/3, 20/3]

            print(try row.sweep(by: .swiftUI).breakpoints.map(\.available))  // [200.0]
            print(try row.sweep(by: .waterFilling).breakpoints.map(\.available))  // [100.0, 200.0]

            let explanation = try RowExplanation(row)
            print(explanation.container[0].rates)  // [1.0, 0.0]
            print(explanation.container[0].reach)  // 50.0
        }
    }

    @Test func `a rule of one's own is asked in doubles and in fractions, and tested`() throws {
        try check("A rule of your own") { print in
            let row = try Row(items: [Item(maximum: 100), Item(minimum: 100)], available: 150)

            print(row.lengths(by: FirstCome()))  // [50.0, 100.0]
            print(row.exact.lengths(by: FirstCome()))  // [50, 100]
            print(counterexample(to: FirstCome()) != nil)  // true
        }
    }

    @Test func `a policy of one's own has its optimum`() throws {
        try check("A policy of your own") { print in
            let distances = try Row(
                items: [Item(ideal: 20, maximum: 35), Item(ideal: 60)],
                available: 100, policy: Policy(EqualDistances()))
            print(distances.lengths(by: .waterFilling))  // [30.0, 70.0]
            print(try distances.solved().lengths)  // [30.0, 70.0]
        }
    }

    @Test func `claims about families are proved`() throws {
        try check("Proofs") { print in
            let width = Parameter("width", 320...1440)
            let title = Parameter("title", 0...300)
            let toolbar = try Family(
                parameters: [width, title],
                items: [
                    ItemOver(id: "title", minimum: title.length, maximum: title + 100),
                    ItemOver(id: "search", minimum: 120),
                ],
                spacing: 8, available: width.length)
            print(try toolbar.prove(.noAvoidableOverflow, by: .swiftUI).isProved)  // true
            print(try toolbar.prove(.length("search") >= 120, by: .swiftUI).isProved)  // true

            let widest = try toolbar.worst(.overflow, by: .swiftUI)
            print(widest)  // overflow is at most 108, reached at title = 300, width = 320
            print(try toolbar.row(at: widest.at).lengths(by: .swiftUI))  // [300, 120]
        }
    }

    @Test func `a linear program is solved, and its bounds are priced`() throws {
        try check("Linear programs") { print in
            var program = LinearProgram()
            let (x, y) = (program.variable("x", atLeast: 0), program.variable("y", atLeast: 0))
            program.maximize(3 * x + 5 * y)
            program.subject(to: "doors", x <= 4)
            program.subject(to: "windows", 2 * y <= 12)
            let hours = program.subject(to: "hours", 3 * x + 2 * y <= 18)

            let plan = try program.solved()
            print(plan[x], plan[y])  // 2.0 6.0

            let sensitivity = try program.sensitivity(to: ProgramBound(hours, .upper))
            print(sensitivity?.objectiveRates ?? [])  // [1.0]
        }
    }

    @Test func `views are laid out, and engines compared`() throws {
        try check("A view and its frames") { print in
            let view = HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).id("capped")
                Color.blue.frame(minWidth: 100).id("wide")
            }
            let host = LayoutHost(view)
            let tree = try host.layout(ProposedViewSize(width: 150, height: 10))
            print(tree.frame(id: "capped")?.width ?? 0)  // 75.0

            let difference = try host.compare(proposal: ProposedViewSize(width: 150, height: 10))[0]
            print(difference.second.lengths)  // [50.0, 100.0]
        }
    }

    @Test func `my rule is fair`() throws {
        try verify(ProgressiveFilling(), against: .equalIncrements)
    }

    @Test func `my rule overflows only as far as the minima do`() throws {
        try forAll(.rows(RowShape(items: 1...5))) { row in
            try Law.budget.holds(for: ProgressiveFilling(), on: row)
        }
    }

    @Test func `my row is fair`() throws {
        try verify(layout: MyRow(), against: .equalIncrements, alignment: .center)
    }

    @Test func `the toolbar fits, and its field stays usable`() throws {
        let (width, title) = (Parameter("width", 320...1440), Parameter("title", 0...120))
        let toolbar = try Family(
            parameters: [width, title],
            items: [
                ItemOver(id: "title", minimum: title.length, maximum: title.length),
                ItemOver(id: "field", minimum: 120),
            ],
            spacing: 8, available: width.length)
        try prove(toolbar, by: .swiftUI, that: .fits, .length("field") >= 120)
    }

    @Test func `SwiftUI's row fails on two children`() throws {
        let fault = #expect(throws: LayoutCounterexample.self) {
            // avoidable overflow: by 5, where 0 is possible
            try verify(
                layout: HStackLayout(spacing: 0), against: .equalSizes,
                proposal: ProposedViewSize(width: 10, height: nil)
            ) {
                Stretchable(minimum: 10)
                Stretchable(maximum: 10)
            }
        }
        #expect(fault?.fault.description == "avoidable overflow: by 5, where 0 is possible")
    }

    @Test func `the volume fits every phone`() throws {
        let strings: StringTable = ["volume": ["en": "Volume", "de": "Lautstärke", "ja": "音量"]]
        try verify(
            screen: { VolumeRow(title: $0.string("volume")) },
            widths: 320...440, textSizes: .all, languages: ["en", "de", "ja"], directions: .all, strings: strings,
            that: [.fits, .apart, .inside, .mirrored])
    }

    @Test func `the volume is cut off in German`() throws {
        let strings: StringTable = ["volume": ["en": "Volume", "de": "Lautstärke", "ja": "音量"]]
        let screen = { (setting: ViewSetting) in VolumeRow(title: setting.string("volume")) }
        let found = #expect(throws: ViewCounterexample.self) {
            try verify(
                screen: screen, textSizes: .all, languages: ["en", "de", "ja"], directions: .all, strings: strings,
                that: [.untruncated])
        }
        let again = #expect(throws: ViewCounterexample.self) {
            // truncated: "Lautstärke" is cut off in VolumeRow/HStack/Text[0] (227 by 64 at (0, 0))
            try verify(
                screen: screen, widths: 320...320, textSizes: [.accessibility5],
                languages: ["de"], directions: [.leftToRight], strings: strings,
                that: [.untruncated])
        }
        #expect(again?.fault == found?.fault && again?.source == found?.source)
        // Helvetica's widths: 4.669 em are 247.5 points at 53 points, and the button and its gaps leave 227.
        #expect(found?.variant.language == "de" && found?.fault.views.first?.frame.width == 227)
        // A line is 1.2 times as high as its font.
        #expect(found?.fault.views.first?.frame.height == 64)
    }

    @Test func `the picture of the table is the one that was looked at`() throws {
        let tree = try LayoutHost(Terms()).layout(ProposedViewSize(width: 300, height: nil))
        let drawing = LayoutDrawing(tree, margin: 0).document
        let file = Repository.root.appending(path: "Documentation/terms.svg")
        #expect(try Snapshot.kept(drawing, at: file) == drawing)
    }
}
