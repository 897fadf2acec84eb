// BarLegend.swift: what the colours of bars and the brackets below them mean.  Places in pixels.

import Workbench

/// One line that explains of bars what a picture of them shows.
struct BarLegend {
    private let samples: [Sample]

    private enum Sample: String {
        case free = "can still change"
        case held = "held by a bound"
        case bracket = "from its least length to its greatest"
        case openBracket = "may be longer"
        /// Where there is no other bracket that says where they begin.
        case openBrackets = "from its least length; may be longer"
    }

    /// - Parameter answers: Rows, each with the answers that are drawn.
    init(_ answers: [AnsweredRow]) {
        let items = answers.flatMap { row in
            row.answers.flatMap { answer in zip(row.document.row.items, answer.arrangement.lengths) }
        }
        var samples: [Sample] = []
        if items.contains(where: { !$0.isHeld(at: $1) }) { samples.append(.free) }
        if items.contains(where: { $0.isHeld(at: $1) }) { samples.append(.held) }
        let brackets = items.compactMap { BoundsBracket($0, at: $1) }
        let isClosed = brackets.contains { !$0.isOpen }
        if isClosed { samples.append(.bracket) }
        if brackets.contains(where: \.isOpen) { samples.append(isClosed ? .openBracket : .openBrackets) }
        self.samples = samples
    }

    var height: Double { samples.isEmpty ? 0 : 22 }

    /// The samples on one line of text.
    func drawing(x start: Double, y: Double) -> String {
        var x = start
        return samples.map { sample in
            let mark =
                switch sample {
                case .free: Self.box(x, y, Tone.water, Tone.waterEdge, isFree: true)
                case .held: Self.box(x, y, Tone.stone, Tone.stoneEdge, isFree: false)
                case .bracket: BoundsBracket.sample(x: x, y: y - 4, isOpen: false)
                case .openBracket, .openBrackets: BoundsBracket.sample(x: x, y: y - 4, isOpen: true)
                }
            let words = SVGText.text(sample.rawValue, x: x + 31, y: y, tone: .soft)
            x += 31 + SVGText.width(sample.rawValue) + 20
            return mark + words
        }.joined()
    }

    private static func box(_ x: Double, _ y: Double, _ fill: Tone, _ edge: Tone, isFree: Bool) -> String {
        SVGText.rectangle(
            x: x + 0.5, y: y - 11.5, width: 23, height: 14, style: "rx=\"3\" fill=\"\(fill)\" stroke=\"\(edge)\"")
            + (isFree ? SVGText.rectangle(x: x + 1, y: y - 1, width: 22, height: 4, style: "fill=\"\(edge)\"") : "")
    }
}

extension Item {
    /// Whether a length stands at a bound, but for rounding.
    func isHeld(at length: Double) -> Bool {
        let near = 1e-6 * max(1, abs(length))
        return abs(length - minimum) <= near || abs(length - maximum) <= near
    }
}
