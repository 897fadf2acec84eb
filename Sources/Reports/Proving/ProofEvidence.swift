// ProofEvidence.swift: what stands against a claim, drawn for a terminal.  Lengths in points, exact.

import Boxes
import Workbench

/// Rows and scenes that contradict claims, each drawn once.
struct ProofEvidence {
    private let subject: ProvedFamily.Subject
    private let columns: Int
    private var drawn: [ExactRow] = []

    init(_ family: ProvedFamily, columns: Int) { (subject, self.columns) = (family.subject, columns) }

    /// What contradicts a claim: the row there, or the smallest scene with what is wrong in it.
    mutating func lines(of refutation: ProvedFamily.Refutation, against claim: LayoutClaim) -> [ProofText.Line] {
        guard let scene = refutation.scene else { return drawing(of: refutation.point) }
        // A view may have one fault along both axes.
        let words = scene.faults.map { $0.words(of: claim.measure) }
        let once = words.indices.filter { words.firstIndex(of: words[$0]) == $0 }
        return once.prefix(3).map { ProofText.Line("    \(words[$0])") } + smallest(scene)
    }

    /// The rule's answer beside the optimum, as a table and as bars, where it has not been drawn; nothing for a scene.
    mutating func drawing(of point: ProvedFamily.Point) -> [ProofText.Line] {
        guard case .row(let problem) = point.problem, !drawn.contains(problem.row) else { return [] }
        drawn.append(problem.row)
        var row = AnsweredRowOver(problem)
        let claims = problem.claims
        let optimum = ClaimedAnswerOver(engine: RuleSweep.optimum.title, lengths: row.optimum.lengths)
        for claim in claims + (optimum.lengths == claims.first?.lengths ? [] : [optimum]) {
            // A wrong rule may give lengths that the row does not accept; then nothing is drawn.
            guard (try? row.add(claim)) != nil else { return [] }
        }
        return [.init("")]
            + RowText(row, columns: columns - 2).body.map {
                .init($0.isEmpty ? "" : "  " + Emphasis.shown($0, inColour: false))
            }
    }

    /// The smallest scene with the fault, laid out: what stands against the claim is marked.
    private func smallest(_ refuted: RefutedScene) -> [ProofText.Line] {
        guard case .scenes(_, let engine) = subject, let laidOut = try? LaidOutScene(refuted.smallest, engine: engine)
        else { return [] }
        let marked = refuted.faults.flatMap(\.views).map(\.frame)
        return [.init("")] + LayoutText(laidOut, marking: marked).lines.map { .init("    \($0)") }
            + [.init("    \(refuted.smallest.json.line)")]
    }
}

extension SceneFault {
    /// The fault as one sentence.
    func words(of measure: LayoutMeasure) -> String {
        let names = views.map(\.name).listed
        switch measure {
        case .overflow, .avoidableOverflow: return "\(names) is \(amount.points) longer than its room"
        case .outside: return "\(names) reaches \(amount.points) beyond its container"
        case .overlap: return "\(names) share \(amount.points)"
        case .truncated: return "\(names) is cut off"
        case .defined(let measure): return measure.definition.words(of: amount.points, views.map(\.name))
        case .unused, .distance, .term: return names
        }
    }
}

extension SceneFault.View {
    /// The frame in doubles.
    var frame: BoxFrame {
        BoxFrame(origin: PerAxis { origin[$0].double }, size: PerAxis { size[$0].double })
    }
}
