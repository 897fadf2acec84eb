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
    /// The least height in the table's own width; `nil` where time was over before that.
    package let height: Double?
    /// What proves it, in their order.
    package let certificates: [TableCertificateDocument]

    /// Decides a claim; where time is over before that, it is undecided.
    ///
    /// - Throws: `TableQuestionError`.
    package init(_ statement: TableStatement, of family: TableDocument) throws(TableQuestionError) {
        do throws(TableQuestionError) {
            try self.init(deciding: statement, of: family)
        } catch {
            guard error.isOfTime else { throw error }
            self.init(leaving: statement, of: family.id)
        }
    }

    /// A claim that time was not enough for.
    private init(leaving statement: TableStatement, of id: String?) {
        (self.id, self.statement, verdict, holdsAt, height, certificates) = (id, statement, .undecided, nil, nil, [])
        sentence = "the time was over before a layout was found; give it more with --limit"
    }

    private init(deciding statement: TableStatement, of family: TableDocument) throws(TableQuestionError) {
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
        height = optimum.height
        let lowest = try statement.isOfLowest(optimum, questioner) ? questioner.lowest() : optimum
        guard let lowest else { throw .table(.noTime) }
        certificates =
            lowest.proof.map { [TableCertificateDocument(id: document.id, table: $0.table, optimum: $0.optimum)] }
            ?? []
        let decision: TableDecision
        switch statement {
        case .atMost(let most): decision = try TableDecision(atMost: most, optimum, of: questioner, in: family)
        case .atLeast(let fewest): decision = TableDecision(atLeast: fewest, optimum, lowest, of: questioner)
        case .frontier: preconditionFailure("frontiers are answered above")
        }
        (verdict, holdsAt) = (decision.verdict, decision.holdsAt)
        let width = questioner.settings.width.map(\.shortest) ?? "the widest"
        sentence = "in \(width)\(words) \(decision.says)"
    }
}

extension TableStatement {
    /// Whether a proof that no number of cuts is lower has to decide the claim.
    fileprivate func isOfLowest(_ optimum: TableAnswer, _ questioner: TableQuestioner) -> Bool {
        if case .atLeast(let fewest) = self { questioner.mayCut && optimum.height >= fewest } else { false }
    }
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
}

extension ProvedTable {
    /// The answer as one object.
    package var json: JSONText {
        .members([
            ("id", id.map { .string($0) }), ("claim", .string(statement.words)), ("verdict", .string(verdict.rawValue)),
            ("height", height.map { .number($0) }), ("holdsAt", holdsAt.map { .number($0) }),
            ("says", .string(sentence)),
        ])
    }

    /// The answer in a line.
    package var line: String { "\(id?.printable ?? "table")  \(statement.words)  \(verdict.rawValue): \(sentence)" }
}
