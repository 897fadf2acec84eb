// VerdictBars.swift: the shares of the verdicts on engines' answers, a bar an engine.  Places in pixels.

import Workbench

/// Bars whose segments share their width; a mark on each says where the share of optimal answers may lie.
struct VerdictBars {
    private static let left = 206.0
    private static let step = 22.0
    private static let bar = 14.0

    private let lanes: [(name: String, tally: EngineTally)]
    /// The verdicts that there are, the optimum first.
    let kinds: [Verdict.Kind]

    init(_ lanes: [(name: String, tally: EngineTally)]) {
        self.lanes = lanes
        kinds = Verdict.Kind.allCases.reversed().filter { kind in lanes.contains { $0.tally.verdicts[kind] != nil } }
    }

    var height: Double { Double(lanes.count) * Self.step + 8 }

    func drawing(top: Double) -> String {
        lanes.enumerated().map { index, lane in
            let y = top + Double(index) * Self.step + 4
            let words = SVGText.text(
                SVGText.cut(lane.name, to: Self.left - 16), x: Self.left - 8, y: y + 11, anchor: .end)
            return words + bar(lane.name, lane.tally, y: y)
        }.joined()
    }

    private func x(_ share: Double) -> Double { Self.left + share * (ComparisonFigure.right - Self.left) }

    private func bar(_ name: String, _ tally: EngineTally, y: Double) -> String {
        var (drawing, passed) = ("", 0)
        for kind in kinds {
            guard let count = tally.verdicts[kind], count > 0 else { continue }
            let (start, end) = (Share(passed, of: tally.answers).value, Share(passed + count, of: tally.answers).value)
            let title = "\(name): \(kind.words), \(count.grouped) (\(Share(count, of: tally.answers).percent))"
            drawing += SVGText.rectangle(
                x: x(start), y: y, width: max(0.5, x(end) - x(start) - 0.75), height: Self.bar,
                style: "fill=\"\(Self.fill(of: kind))\"", title: title)
            passed += count
        }
        guard let interval = tally.optimal.interval else { return drawing }
        let (low, high, middle) = (x(interval.low), x(interval.high), y + Self.bar / 2)
        let mark =
            "M\(svg: low) \(svg: middle - 3.5) v7 M\(svg: low) \(svg: middle) H\(svg: high) M\(svg: high) \(svg: middle - 3.5) v7"
        return drawing + SVGText.path(mark, style: "fill=\"none\" stroke=\"\(Tone.paper)\" stroke-width=\"3.5\"")
            + SVGText.path(mark, style: "fill=\"none\" stroke=\"\(Tone.ink)\" stroke-width=\"1.3\"")
    }

    static func fill(of kind: Verdict.Kind) -> String { kind.area.light }
}
