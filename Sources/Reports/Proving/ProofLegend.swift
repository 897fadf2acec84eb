// ProofLegend.swift: what stands below a picture of a proof, line by line.

import Proofs
import Rows

/// A sample and a sentence for everything that the picture shows.
struct ProofLegend {
    private enum Sample {
        case ground(String), number(Int), dot(WorstCase), tick
    }

    private static let lineHeight = 17.0
    private static let gap = 5.0
    private static let sampleWidth = 26.0

    private let entries: [(sample: Sample, lines: [String])]
    private let top: Double
    private let map: ProofMap

    init(_ map: ProofMap, top: Double, breadth: Double) {
        (self.map, self.top) = (map, top)
        let room = breadth - Self.sampleWidth - 8
        entries = Self.entries(of: map).map { ($0.sample, SVGText.lines(of: $0.words, in: room)) }
    }

    private static func entries(of map: ProofMap) -> [(sample: Sample, words: String)] {
        var entries: [(sample: Sample, words: String)] = []
        if let claim = map.claim {
            let words = "\(claim)".printable
            let measure = "\(claim.measure)".printable
            if !map.faults.isEmpty {
                let excess = "\(measure) is above \(claim.allowance.points)"
                entries.append((.ground(ProofStyle.faults), "\(words) does not hold: \(excess)"))
            } else {
                let place = map.isExplored ? "at every point" : "in every region that was explored"
                entries.append((.tick, "\(words) holds \(place)"))
            }
        }
        if let worst = map.worst { entries.append((.dot(worst), "\(worst)".printable)) }
        if !map.isExplored {
            entries.append(
                (.ground("fill=\"\(SVGPattern.unexplored.paint)\" stroke=\"\(Tone.strong)\""), "not explored"))
        }
        entries += map.listed.enumerated().map { (.number($0), $1.sentence) }
        let rest = map.states.count - map.listed.count
        if rest > 0 {
            let words = rest == 1 ? "one more state is" : "\(rest) more states are"
            entries.append(
                (.ground("fill=\"\(ProofStyle.fill(in: map))\" stroke=\"\(Tone.strong)\""), "\(words) not listed"))
        }
        return entries
    }

    var bottom: Double { entries.reduce(top) { $0 + Self.height($1.lines) } + 12 }

    private static func height(_ lines: [String]) -> Double { lineHeight * Double(max(1, lines.count)) + gap }

    var drawing: String {
        var y = top
        return entries.map { entry in
            let text = entry.lines.enumerated().map { index, line in
                SVGText.text(
                    line, x: PlotFrame.left + Self.sampleWidth + 8, y: y + 11 + Self.lineHeight * Double(index))
            }
            let sample = sample(entry.sample, y: y)
            y += Self.height(entry.lines)
            return sample + text.joined()
        }.joined()
    }

    private func sample(_ sample: Sample, y: Double) -> String {
        func box(_ style: String) -> String {
            SVGText.rectangle(x: PlotFrame.left, y: y, width: Self.sampleWidth, height: 14, style: style)
        }
        let middle = PlotFrame.left + Self.sampleWidth / 2
        switch sample {
        case .tick:
            return SVGText.path(
                "M\(svg: middle - 6) \(svg: y + 7) l4 4.5 l8 -9",
                style: "fill=\"none\" stroke=\"\(Tone.optimal)\" stroke-width=\"2.2\"")
        case .ground(let style): return box(style)
        case .dot(let worst): return ProofStyle.dot(worst, x: middle, y: y + 7, in: map)
        case .number(let state):
            return box(
                "fill=\"\(ProofStyle.fill(in: map))\" stroke=\"\(ProofStyle.edge(in: map))\" stroke-width=\"0.5\"")
                + SVGText.text(
                    "\(state + 1)", x: middle, y: y + 11, isBold: true, anchor: .middle)
        }
    }
}
