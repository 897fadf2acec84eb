// ProofTitle.swift: what stands above a picture of a proof: first of all what was found.

import Families
import Proofs
import Workbench

/// The verdict on the claim, then what it is about.
struct ProofTitle {
    private let map: ProofMap

    /// Where the plot begins.
    static let height = 66.0

    init(_ map: ProofMap) { self.map = map }

    private var finding: (sign: VerdictSign, tone: Tone, words: String)? {
        guard let claim = map.claim else { return nil }
        let words = "\(claim)".printable
        if !map.faults.isEmpty { return (.refuted, .overflow, "Refuted: \(words)") }
        return map.isExplored ? (.proved, .optimal, "Proved: \(words)") : (.open, .unused, "Open: \(words)")
    }

    /// In one sentence.
    var title: String { finding.map { "\($0.words): \(map.title)" } ?? map.title }

    /// For who does not see it.
    var words: String {
        let worst = map.worst.map { ["\($0)".printable] } ?? []
        return (worst + map.listed.map(\.sentence)).map { $0 + "." }.joined(separator: " ")
    }

    private var about: String {
        let intervals = map.family.parameters.intervals.joined(separator: ", ")
        return [finding == nil ? nil : map.title, intervals].compactMap { $0 }.joined(separator: ", for ")
    }

    func drawing(room: Double) -> String {
        let left = 24.0
        let heading = finding?.words ?? map.title
        let sign = finding.map { $0.sign.drawing(x: left, y: 15, tone: $0.tone) } ?? ""
        let x = finding == nil ? left : left + 24
        return sign
            + SVGText.text(
                SVGText.cut(heading, to: room - x, size: 17, isBold: true), x: x, y: 28, size: 17, isBold: true,
                tone: finding?.tone ?? .ink)
            + SVGText.text(SVGText.cut(about, to: room - x, size: 13), x: x, y: 48, size: 13, tone: .soft)
    }
}
