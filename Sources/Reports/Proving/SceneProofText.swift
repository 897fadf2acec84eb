// SceneProofText.swift: what has been proved of scenes, as text for a terminal.  Lengths in points, exact.

import Foundation
import Boxes
package import Workbench

/// The report that `plumb prove` prints of scenes for people.
package struct SceneProofText {
    private let scene: ProvedScene
    private let columns: Int

    /// In a terminal of so many columns.
    package init(_ scene: ProvedScene, columns: Int) { (self.scene, self.columns) = (scene, columns) }

    package var lines: [ProofText.Line] {
        let blocks = scene.claims.map(block) + scene.measures.map(block)
        var lines = heading.map { ProofText.Line($0) }
        // What is drawn stands apart, one-line verdicts one under the other.
        var wasShort = false
        for block in blocks {
            let isShort = block.count == 1
            if !(isShort && wasShort) { lines.append(ProofText.Line("")) }
            lines += block
            wasShort = isShort
        }
        return lines + [ProofText.Line(""), ProofText.Line("  " + scene.effort.words(stop: scene.stop))]
    }

    private var heading: [String] {
        let family = scene.family
        let labels = family.labels.map { ["in \($0.joined(separator: ", "))"] } ?? []
        return ["\(family.id.shown): a scene by \(scene.engine.title)\(ownRules)"]
            + (family.parameters.intervals + labels + family.looseTexts).wrapped(after: "  for ", to: columns)
            + family.parameters.words(forTies: family.tieForms).wrapped(after: "  where ", to: columns)
    }

    /// Stacks that name a rule go by theirs.
    private var ownRules: String {
        let hasOwn = scene.family.root.all.contains { ($0.kind as? StackKind)?.rule != nil }
        return hasOwn && scene.engine == .swiftui ? ", and by the rules that its stacks name" : ""
    }

    private func block(_ claim: ProvedScene.Claim) -> [ProofText.Line] {
        guard let holds = claim.holds else {
            return [.init("  undecided: \(claim.claim); nothing that was explored contradicts it", isGood: false)]
        }
        if holds {
            var line = "  proved: \(claim.claim)"
            if let worst = claim.worst, worst.value != claim.claim.allowance, let point = claim.worstPoint {
                line += "; \(words(worst, point))"
            }
            return [.init(line, isGood: true)]
        }
        guard let refutation = claim.refutation else { return [] }
        var lines = [ProofText.Line("  refuted: \(claim.claim)", isGood: false)]
        lines.append(.init("    \(excess(refutation.value, of: claim.claim))\(place(refutation.point))"))
        lines += refutation.faults.prefix(3).map { .init("    \($0.words(of: claim.claim.measure))") }
        lines += smallest(refutation)
        if let worst = claim.worst, worst.value != refutation.value, let point = claim.worstPoint {
            lines += [.init(""), .init("    at worst, \(words(worst, point))")]
        }
        if scene.stop == nil, !claim.faults.isEmpty {
            let ranges = claim.faults.map {
                "\($0.name) from \($0.range.lowerBound.short) to \($0.range.upperBound.short)"
            }
            lines.append(.init("    it fails only for \(ranges.joined(separator: ", "))"))
        }
        for repair in refutation.repairs { lines.append(.init("    proved with \(repair)")) }
        return lines
    }

    private func block(_ measure: ProvedScene.Measure) -> [ProofText.Line] {
        let partial = scene.stop == nil ? "" : ", as far as was explored"
        let isGood: Bool? = scene.stop == nil ? nil : false
        guard let worst = measure.worst, let point = measure.point else {
            return [.init("  worst: \(measure.measure) is not known\(partial)", isGood: isGood)]
        }
        return [.init("  worst: \(words(worst, point))\(partial)", isGood: isGood)]
    }

    /// The smallest scene with the fault, laid out: what stands against the claim is marked.
    private func smallest(_ refutation: ProvedScene.Refutation) -> [ProofText.Line] {
        guard let laidOut = try? LaidOutScene(refutation.smallest, engine: scene.engine) else { return [] }
        let marked = refutation.faults.flatMap(\.views).map(\.frame)
        return [.init("")] + LayoutText(laidOut, marking: marked).lines.map { .init("    \($0)") }
            + [.init("    \(refutation.smallest.json.line)")]
    }

    private func excess(_ value: Fraction, of claim: LayoutClaim) -> String {
        if case .term = claim.measure { return "it fails by \(value.short)" }
        return "\(claim.measure) is \(value.short)"
    }

    private func words(_ worst: WorstCase, _ point: ProvedScene.Point) -> String {
        if worst.isAttained { return "\(worst.measure) is at most \(worst.value.short), reached\(place(point))" }
        let near = "it is \(worst.valueThere.short)\(place(point))"
        return "\(worst.measure) stays below \(worst.value.short) and comes as near to it as one likes; \(near)"
    }

    private func place(_ point: ProvedScene.Point) -> String {
        let words =
            point.values.map { "\($0.name) = \($0.value.short)" }
            + (point.alternative.isEmpty ? [] : [point.alternative])
        return words.isEmpty ? "" : " where \(words.joined(separator: ", "))"
    }
}

extension SceneFamily {
    /// What the texts that vary together are called, such as their languages.
    var labels: [String]? { choices.lazy.compactMap(\.labels).first }

    /// `title one of 2 texts`, for each choice that varies by itself.
    var looseTexts: [String] {
        choices.filter { $0.labels == nil }.map { "\($0.name) one of \($0.texts.count) texts" }
    }
}

extension SceneFault {
    /// The fault as one sentence.
    func words(of measure: LayoutMeasure) -> String {
        let names = views.map(\.name).listed
        switch measure {
        case .overflow, .avoidableOverflow: return "\(names) is \(amount.points) longer than its room"
        case .outside: return "\(names) reaches \(amount.points) beyond what is around it"
        case .overlap: return "\(names) share \(amount.points)"
        case .truncated: return "of \(names) some is left out"
        default: return names
        }
    }
}

extension SceneFault.View {
    /// The frame in doubles.
    var frame: BoxFrame {
        BoxFrame(origin: PerAxis { origin[$0].double }, size: PerAxis { size[$0].double })
    }
}

extension Fraction {
    /// The number, or what it is about where it takes many digits.
    fileprivate var short: String { description.count <= 9 ? description : "about \(double.points)" }
}

extension SceneEngine {
    /// How reports call the engine.
    var title: String { self == .swiftui ? "SwiftUI's rule" : "the optimum" }
}
