// TableDecision.swift: what the table at a corner of widths and words says of a claim about heights.
// Lengths in the units of the table; widths with the edges.

package import Documents
import Tables

/// A claim about a table's height, decided by the best layout in the width that it begins at.
package struct TableDecision: Sendable {
    package let verdict: ProvedTable.Verdict
    /// What was found in that width, in words that begin behind it.
    package let says: String
    /// The width from which on, or up to which, the claim holds; `nil` where that is not known.
    package let holdsAt: Double?

    private static let advice = "\"words\": \"keep\" decides it"

    /// At most so high, in the table's width and in all greater ones.
    ///
    /// - Throws: `TableQuestionError`.
    package init(
        atMost most: Double, _ optimum: TableAnswer, of questioner: TableQuestioner, in family: TableDocument
    ) throws(TableQuestionError) {
        let (fits, height) = (optimum.overflow == 0, optimum.height.shortest)
        if fits, optimum.height <= most {
            let isWhole = optimum.cuts == 0
            (verdict, holdsAt) = isWhole ? (.proved, questioner.settings.width) : (.undecided, nil)
            says =
                isWhole
                ? "it is \(height) high, and what fits there fits in all greater widths"
                : "it is \(height) high and cuts words; wider ones cut fewer and may be higher; \(Self.advice)"
            return
        }
        let least = optimum.leastHeight ?? 0
        verdict = !fits || least > most ? .refuted : .undecided
        let fault = fits ? "it is at least \(least.shortest) high" : "its words do not fit"
        if questioner.mayCut {
            (holdsAt, says) = (nil, fault)
            return
        }
        var (turn, words): (Double?, String) = (nil, "where it holds was not found in time")
        do throws(TableQuestionError) {
            turn = try questioner.leastWidth(forHeight: most)
            let start = turn.map { "it holds from \($0.shortest) on" } ?? "it holds in no width"
            words = "\(start)\(try family.greatestWord(withHeight: most) ?? "")"
        } catch {
            guard error.isOfTime else { throw error }
        }
        (holdsAt, says) = (turn, "\(fault); \(words)")
    }

    /// At least so high, in the table's width and in all smaller ones.
    ///
    /// - Parameter lowest: The best layout where words may be cut for nothing, or the optimum where that is lower.
    package init(
        atLeast fewest: Double, _ optimum: TableAnswer, _ lowest: TableAnswer, of questioner: TableQuestioner
    ) {
        let (least, height) = (lowest.leastHeight ?? 0, optimum.height.shortest)
        if least >= fewest {
            (verdict, holdsAt) = (.proved, questioner.settings.width)
            says = "nothing is lower than \(least.shortest), and what fits in a smaller width fits there"
            return
        }
        holdsAt = nil
        // A layout that cuts more than it must is lower for nothing.
        let isBest = !questioner.mayCut || optimum.proof?.optimum.proofs.contains { $0.stage == .cuts } == true
        verdict = isBest && optimum.height < fewest ? .refuted : .undecided
        says =
            verdict == .refuted || !questioner.mayCut
            ? "it is \(height) high, with the columns " + optimum.widths.map(\.shortest).joined(separator: " ")
            : "it is \(height) high, and \(least.shortest) with more words cut, as smaller widths may have them; "
                + Self.advice
    }
}

extension TableDocument {
    /// Up to which width of its one varying word the table is at most so high, in words; `nil` where there are others or none.
    fileprivate func greatestWord(withHeight height: Double) throws(TableQuestionError) -> String? {
        guard varyingWords.count == 1, let word = varyingWords.first else { return nil }
        func holds(_ width: Int) throws(TableQuestionError) -> Bool {
            let table = with(words: [word.name: width])
            let optimum = try TableQuestioner(table, TableSettings(of: table)).optimum()
            return optimum.map { $0.overflow == 0 && $0.height <= height } ?? false
        }
        guard try holds(word.widths.lowerBound) else { return nil }
        var (low, high) = (word.widths.lowerBound, word.widths.upperBound)
        while high - low > 1 {
            let middle = (low + high) / 2
            if try holds(middle) { low = middle } else { high = middle }
        }
        return "; here it holds while \(word.name.printable) is at most \(low) wide"
    }
}

extension TableQuestioner {
    /// The least width, with the edges, in which the rows come to at most a height.
    fileprivate func leastWidth(forHeight height: Double) throws(TableQuestionError) -> Double? {
        var (open, settings) = (document, settings)
        (open.available, settings.width, settings.height) = (nil, nil, height)
        return try TableQuestioner(open, settings).optimum()?.width
    }
}
