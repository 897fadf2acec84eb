// ProofText.swift: what has been proved of a family of rows or of scenes, as text for a terminal.  Lengths in points, exact.

package import Workbench

/// The report that `plumb prove` prints for people.
package struct ProofText {
    /// One line of it.
    package struct Line: Sendable, Equatable {
        /// The line.
        package let text: String
        /// Whether it is a verdict in favour of a claim, or one against it; `nil` for a line that is no verdict.
        package let isGood: Bool?

        /// The line, the name of its verdict in colour.
        package var shown: String { isGood.map { text.headed($0 ? .good : .bad) } ?? text }

        init(_ text: String, isGood: Bool? = nil) { (self.text, self.isGood) = (text.printable, isGood) }
    }

    private let family: ProvedFamily
    private let columns: Int

    /// In a terminal of so many columns.
    package init(_ family: ProvedFamily, columns: Int) { (self.family, self.columns) = (family, columns) }

    package var lines: [Line] {
        var evidence = ProofEvidence(family, columns: columns)
        let blocks = family.claims.map { block($0, &evidence) } + family.measures.map { block($0, &evidence) }
        var lines = ProofHeading(family, columns: columns).lines.map { Line($0) }
        // What is drawn stands apart, one-line verdicts one under the other.
        var wasShort = false
        for block in blocks {
            let isShort = block.count == 1
            if !(isShort && wasShort) { lines.append(Line("")) }
            lines += block
            wasShort = isShort
        }
        return lines + [Line(""), Line("  " + family.effort.words(stop: family.stop))]
            + (family.parts.map { [Line("  " + $0.words)] } ?? [])
    }

    private func block(_ claim: ProvedFamily.Claim, _ evidence: inout ProofEvidence) -> [Line] {
        guard let holds = claim.holds else {
            return [Line("  undecided: \(claim.claim); nothing that was explored contradicts it", isGood: false)]
        }
        if holds {
            var line = "  proved: \(claim.claim)"
            if let worst = claim.worst, worst.value != claim.claim.allowance, let point = claim.worstPoint {
                line += "; \(words(worst, point))"
            }
            return [Line(line, isGood: true)]
        }
        var lines = [Line("  refuted: \(claim.claim)", isGood: false)]
        guard let refutation = claim.refutation else { return lines }
        lines.append(Line("    \(excess(refutation.value, of: claim.claim))\(place(refutation.point))"))
        lines += evidence.lines(of: refutation, against: claim.claim)
        if let worst = claim.worst, worst.value != refutation.value, let point = claim.worstPoint {
            let partial = family.stop == nil ? "" : ", as far as was explored"
            lines += [Line(""), Line("    at worst, \(words(worst, point))\(partial)")]
        }
        if family.stop == nil, !claim.faults.isEmpty {
            let ranges = claim.faults.map {
                "\($0.name) from \(number($0.range.lowerBound)) to \(number($0.range.upperBound))"
            }
            lines.append(Line("    it fails only for \(ranges.joined(separator: ", "))"))
        }
        return lines + (refutation.scene?.repairs ?? []).map { Line("    proved with \($0)") }
    }

    /// Why a claim is not proved, in one sentence.
    func sentence(on claim: ProvedFamily.Claim) -> String {
        if claim.holds != false { return "undecided; nothing that was explored contradicts it" }
        let found = claim.refutation.map { ": \(excess($0.value, of: claim.claim))\(place($0.point))" } ?? ""
        let repairs = (claim.refutation?.scene?.repairs ?? []).map { "; proved with \($0)" }
        return "refuted\(found)\(repairs.joined())"
    }

    private func block(_ measure: ProvedFamily.Measure, _ evidence: inout ProofEvidence) -> [Line] {
        let partial = family.stop == nil ? "" : ", as far as was explored"
        let isGood: Bool? = family.stop == nil ? nil : false
        guard let worst = measure.worst, let point = measure.point else {
            return [Line("  worst: \(measure.measure) is not known\(partial)", isGood: isGood)]
        }
        let picture = worst.value == 0 ? [] : evidence.drawing(of: point)
        return [Line("  worst: \(words(worst, point))\(partial)", isGood: isGood)] + picture
    }

    private func excess(_ value: Fraction, of claim: LayoutClaim) -> String {
        if case .term = claim.measure { return "it fails by \(number(value))" }
        return "\(claim.measure) is \(number(value))"
    }

    private func words(_ worst: WorstCase, _ point: ProvedFamily.Point) -> String {
        if worst.isAttained { return "\(worst.measure) is at most \(number(worst.value)), reached\(place(point))" }
        let near = "it is \(number(worst.valueThere))\(place(point))"
        return "\(worst.measure) stays below \(number(worst.value)) and comes as near to it as one likes; \(near)"
    }

    private func place(_ point: ProvedFamily.Point) -> String {
        let words =
            point.values.map { "\($0.name) = \(number($0.value))" }
            + (point.alternative.isEmpty ? [] : [point.alternative])
        return words.isEmpty ? "" : " where \(words.joined(separator: ", "))"
    }

    /// The number; of scenes, whose texts have widths of many digits, what it is about.
    private func number(_ value: Fraction) -> String {
        if case .rows = family.subject { return "\(value)" }
        return value.description.count <= 9 ? value.description : "about \(value.double.points)"
    }
}

extension ProofEffort {
    /// How much work was done, and why some is left.
    fileprivate func words(stop: String?) -> String {
        let (regions, programs, parts) = (regions, programs, regionsLeft)
        let left = stop.map { "; \($0), \(parts.counted("part was", "parts were")) left" } ?? ""
        let solved = programs == 0 ? "" : ", \(programs.counted("linear program"))"
        return "\(regions.counted("region"))\(solved)\(left)"
    }
}

extension SceneParts {
    /// How the regions add up.
    fileprivate var words: String {
        let again = reused == 0 ? "" : "; \(reused.counted("answer")) of an earlier proof still hold"
        return "\(functionRegions) of them for \(functions.counted("function")) of \(components.counted("part")), "
            + "\(claimRegions) for the claims\(again)"
    }
}
