// ProofText.swift: what has been proved of a family, as text for a terminal.  Lengths in points, exact.

package import Workbench

/// The report that `plumb prove` prints for people.
package struct ProofText {
    /// One line of it.
    package struct Line: Sendable, Equatable {
        /// The line.
        package let text: String
        /// Whether it is a verdict in favour of a claim, or one against it; `nil` for a line that is no verdict.
        package let isGood: Bool?

        init(_ text: String, isGood: Bool? = nil) { (self.text, self.isGood) = (text.printable, isGood) }
    }

    private let family: ProvedFamily
    private let columns: Int

    /// In a terminal of so many columns.
    package init(_ family: ProvedFamily, columns: Int) { (self.family, self.columns) = (family, columns) }

    package var lines: [Line] {
        var drawn: [ExactRow] = []
        let blocks = family.claims.map { block($0, &drawn) } + family.measures.map { block($0, &drawn) }
        var lines = ProofHeading(family, columns: columns).lines.map { Line($0) }
        // What is drawn stands apart, one-line verdicts one under the other.
        var wasShort = false
        for block in blocks {
            let isShort = block.count == 1
            if !(isShort && wasShort) { lines.append(Line("")) }
            lines += block
            wasShort = isShort
        }
        return lines + [Line(""), Line("  " + effort)]
    }

    private func block(_ claim: ProvedFamily.Claim, _ drawn: inout [ExactRow]) -> [Line] {
        let proof = claim.proof
        switch proof.verdict {
        case .proved:
            var line = "  proved: \(proof.claim)"
            if let worst = proof.worst, worst.value != proof.claim.allowance, let point = claim.worst {
                line += "; \(words(worst, point))"
            }
            return [Line(line, isGood: true)]
        case .undecided:
            return [Line("  undecided: \(proof.claim); nothing that was explored contradicts it", isGood: false)]
        case .refuted(let counterexample):
            var lines = [Line("  refuted: \(proof.claim)", isGood: false)]
            guard let point = claim.counterexample else { return lines }
            lines.append(Line("    \(excess(counterexample.value, of: proof.claim))\(place(point))"))
            lines += drawing(of: point, &drawn)
            if let worst = proof.worst, worst.value != counterexample.value, let point = claim.worst {
                lines += [Line(""), Line("    at worst, \(words(worst, point))")]
            }
            return lines
        }
    }

    private func block(_ measure: ProvedFamily.Measure, _ drawn: inout [ExactRow]) -> [Line] {
        let partial = family.stop == nil ? "" : ", as far as was explored"
        let isGood: Bool? = family.stop == nil ? nil : false
        guard let worst = measure.worst, let point = measure.point else {
            return [Line("  worst: \(measure.measure) is not known\(partial)", isGood: isGood)]
        }
        let picture = worst.value == 0 ? [] : drawing(of: point, &drawn)
        return [Line("  worst: \(words(worst, point))\(partial)", isGood: isGood)] + picture
    }

    private func excess(_ value: Fraction, of claim: LayoutClaim) -> String {
        if case .term = claim.measure { return "it fails by \(value)" }
        return "\(claim.measure) is \(value)"
    }

    private func words(_ worst: WorstCase, _ point: ProvedFamily.Point) -> String {
        if worst.isAttained { return "\(worst.measure) is at most \(worst.value), reached\(place(point))" }
        let near = "it is \(worst.valueThere)\(place(point))"
        return "\(worst.measure) stays below \(worst.value) and comes as near to it as one likes; \(near)"
    }

    private func place(_ point: ProvedFamily.Point) -> String {
        let words = point.values.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
        return words.isEmpty ? "" : " where \(words)"
    }

    /// The rule's answer beside the optimum, as a table and as bars, where it has not been drawn above.
    private func drawing(of point: ProvedFamily.Point, _ drawn: inout [ExactRow]) -> [Line] {
        guard !drawn.contains(point.problem.row) else { return [] }
        drawn.append(point.problem.row)
        var row = AnsweredRowOver(point.problem)
        let claims = point.problem.claims
        let optimum = ClaimOver(engine: RuleSweep.optimum.title, lengths: row.optimum.lengths)
        for claim in claims + (optimum.lengths == claims.first?.lengths ? [] : [optimum]) {
            // A rule gives lengths that are none of the row where it is wrong; then there is nothing to draw.
            guard (try? row.add(claim)) != nil else { return [] }
        }
        return [Line("")] + RowText(row, columns: columns - 2).body.map { Line($0.isEmpty ? "" : "  " + $0) }
    }

    private var effort: String { family.effort.words(stop: family.stop) }
}

extension ProofEffort {
    /// How much work was done, and why some is left.
    func words(stop: String?) -> String {
        let (regions, programs, parts) = (regions, programs, regionsLeft)
        let left = stop.map { "; \($0), \(parts.counted("part was", "parts were")) left" } ?? ""
        let solved = programs == 0 ? "" : ", \(programs.counted("linear program"))"
        return "\(regions.counted("region"))\(solved)\(left)"
    }
}
