// ProvedTable.swift: claims about the least height of a table over all widths, each decided by one table.
//
// The least height never grows with the width: what fits in some width fits in every greater one.  Nor does it fall where a word
// grows: first fit needs the fewest lines, and the same breaks fit with the shorter word.  So one corner of widths and words
// decides a claim: "at most H lines for all
// widths from w on" is one table at w with the longest words, "no layout has fewer than H for widths up to w" is one proof at w
// with the shortest, and the frontier is a chain of such pairs, each beginning a step below the one before.
//
// Where words are cut this is not so: cuts count before the height, and a table that is wider may cut less and be higher.  Then
// the first claim needs widths without a cut, and the second one a proof that no number of cuts is lower.

package import Certificates
package import Documents
import Simplex
import Tables

/// A claim about a table's least height.
package enum TableStatement: Sendable, Equatable {
    /// At most so high, in its width and in all greater ones.
    case atMost(Double)
    /// At least so high, in its width and in all smaller ones.
    case atLeast(Double)
    /// All widths at which it becomes lower.
    case frontier

    /// A claim as people write it: `height <= 12`, `height >= 9` or `frontier`; `nil` for others.
    package init?(parsing text: String) {
        let words = text.filter { !$0.isWhitespace }
        if words == "frontier" {
            self = .frontier
            return
        }
        for (sign, make) in [("height<=", Self.atMost), ("height>=", Self.atLeast)] where words.hasPrefix(sign) {
            guard let height = Double(words.dropFirst(sign.count)), height.isFinite, height >= 0 else { return nil }
            self = make(height)
            return
        }
        return nil
    }

    /// The claim in words.
    package var words: String {
        switch self {
        case .atMost(let height): "height <= \(height.shortest)"
        case .atLeast(let height): "height >= \(height.shortest)"
        case .frontier: "frontier"
        }
    }
}

/// A claim about a table, decided.
package struct ProvedTable: Sendable {
    package enum Verdict: String, Sendable, CaseIterable { case proved, refuted, undecided }

    package let id: String?
    package let statement: TableStatement
    package let verdict: Verdict
    /// What was found, in a sentence.
    package let sentence: String
    /// The width from which on, or up to which, it holds; `nil` where it holds nowhere, and of frontiers.
    package let holdsAt: Double?
    /// The least height in the table's own width.
    package let height: Double
    /// What proves it, in their order.
    package let certificates: [TableCertificateDocument]

    /// Decides a claim.
    ///
    /// - Throws: `TableQuestionError`.
    package init(_ statement: TableStatement, of family: TableDocument) throws(TableQuestionError) {
        (id, self.statement) = (family.id, statement)
        let document = family.corner(of: statement)
        let words = family.varyingWords.map { ", with \($0.name.printable) \($0.width(in: statement)) wide" }.joined()
        if statement == .frontier {
            let frontier = try TableFrontier(document, over: 0...Double.infinity)
            let isProved = !frontier.isCutShort && frontier.points.allSatisfy(\.isProved)
            (verdict, holdsAt) = (isProved ? .proved : .undecided, nil)
            sentence = frontier.summary
            height = frontier.points.first?.height ?? 0
            certificates = frontier.points.compactMap(\.certificate)
            return
        }
        let questioner = try TableQuestioner(document, TableSettings(of: document))
        guard let optimum = try questioner.optimum() else { throw .table(.noTime) }
        let mayCut = questioner.mayCut
        var (proof, least) = (optimum.proof, optimum.leastHeight ?? 0)
        if mayCut, case .atLeast(let fewest) = statement, optimum.height >= fewest {
            guard let lowest = try questioner.lowest() else { throw .table(.noTime) }
            (proof, least) = (lowest.proof, lowest.leastHeight ?? 0)
        }
        height = optimum.height
        certificates =
            proof.map { [TableCertificateDocument(id: document.id, table: $0.table, optimum: $0.optimum)] }
            ?? []
        let width = questioner.settings.width.map(\.shortest) ?? "the widest"
        switch statement {
        case .atMost(let most):
            let fits = optimum.overflow == 0
            let isLow = fits && optimum.height <= most
            let holds = isLow && optimum.cuts == 0
            verdict = holds ? .proved : !fits || least > most ? .refuted : .undecided
            if holds || mayCut {
                holdsAt = holds ? questioner.settings.width : nil
                sentence =
                    "in \(width)\(words) "
                    + (!fits
                        ? "its words do not fit"
                        : holds
                            ? "it is \(optimum.height.shortest) high, and what fits there fits in all greater widths"
                            : isLow
                                ? "it is \(optimum.height.shortest) high and cuts words; wider ones cut fewer and may be higher; "
                                    + Self.advice
                                : "it is at least \(least.shortest) high")
            } else {
                holdsAt = try questioner.leastWidth(forHeight: most)
                let turn = holdsAt.map { "it holds from \($0.shortest) on" } ?? "it holds in no width"
                sentence =
                    "in \(width)\(words) "
                    + (fits ? "it is at least \(least.shortest) high" : "its words do not fit")
                    + "; \(turn)\(try family.greatestWord(withHeight: most) ?? "")"
            }
        case .atLeast(let fewest):
            verdict = least >= fewest ? .proved : optimum.height < fewest ? .refuted : .undecided
            holdsAt = verdict == .proved ? questioner.settings.width : nil
            sentence =
                switch verdict {
                case .proved:
                    "in \(width)\(words) nothing is lower than \(least.shortest), and what fits in a smaller width fits there"
                case .undecided where mayCut:
                    "in \(width)\(words) it is \(optimum.height.shortest) high, and \(least.shortest) with more words cut, as "
                        + "smaller widths may have them; \(Self.advice)"
                case .refuted, .undecided:
                    "in \(width)\(words) it is \(optimum.height.shortest) high, with the columns "
                        + optimum.widths.map(\.shortest).joined(separator: " ")
                }
        case .frontier: preconditionFailure("frontiers are answered above")
        }
    }
}

extension ProvedTable {
    private static let advice = "\"words\": \"keep\" decides it"
}

extension VaryingWord {
    /// The width that decides a claim.
    fileprivate func width(in statement: TableStatement) -> Int {
        if case .atLeast = statement { return widths.lowerBound }
        return widths.upperBound
    }
}

extension TableDocument {
    /// The table whose words are as wide as decides a claim; itself where its frontier is asked for.
    fileprivate func corner(of statement: TableStatement) -> TableDocument {
        if statement == .frontier { return self }
        return with(words: Dictionary(uniqueKeysWithValues: varyingWords.map { ($0.name, $0.width(in: statement)) }))
    }

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

extension ProvedTable {
    /// The answer as one object.
    package var json: JSONText {
        .members([
            ("id", id.map { .string($0) }), ("claim", .string(statement.words)), ("verdict", .string(verdict.rawValue)),
            ("height", .number(height)), ("holdsAt", holdsAt.map { .number($0) }), ("says", .string(sentence)),
        ])
    }

    /// The answer in a line.
    package var line: String { "\(id?.printable ?? "table")  \(statement.words)  \(verdict.rawValue): \(sentence)" }
}
