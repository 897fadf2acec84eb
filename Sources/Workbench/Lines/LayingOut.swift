// LayingOut.swift: a scene laid out, compared or searched, as `plumb layout` does.

package import Boxes

/// Every scene is laid out.
package struct LayingOut: RecordVerb {
    /// What is asked of a scene.
    package enum Asked: Sendable {
        /// Where every view stands.
        case frames(for: LaidOutScene.Purpose)
        /// Where SwiftUI's rules and the optimum part.
        case comparison
        /// The narrowest whole width in which a claim does not hold.
        case search(ClosedRange<Int>, that: [SceneClaim])
    }

    /// How stacks share their lengths.
    package let engine: SceneEngine
    /// What takes the place of a scene's own proposal, in points.
    package let proposal: PerAxis<Double?>?
    private let asked: Asked
    private let shaper: (any TextShaper)?

    /// - Parameters:
    ///   - proposal: Takes the place of the scenes' own, in points.
    ///   - shaper: What measures texts; the package's own table where there is none.
    package init(
        by engine: SceneEngine = .swiftui, asking asked: Asked = .frames(for: .frames),
        under proposal: PerAxis<Double?>? = nil, shaper: (any TextShaper)? = nil
    ) {
        (self.engine, self.asked, self.proposal, self.shaper) = (engine, asked, proposal, shaper)
    }

    package static var name: String { "layout" }

    package func answer(_ record: Record, by decoder: ProblemDecoder) throws -> LaidOutRecord {
        guard case .scene(var document) = try decoder.decodeQuestion(record) else { throw LayingOutError.row }
        if let proposal { document.proposal = proposal }
        let content: LaidOutRecord.Content =
            switch asked {
            case .frames(let purpose):
                .frames(try LaidOutScene(document, engine: engine, shaper: shaper, for: purpose))
            case .comparison: .comparison(try SceneComparison(document, shaper: shaper))
            case .search(let widths, let claims):
                .search(try SearchedScene(document, by: engine, shaper: shaper, widths: widths, that: claims))
            }
        if case .search(let search) = content, search.finding == nil { try StoppedWork.check() }
        return LaidOutRecord(id: document.id, content: content, engine: engine)
    }
}

/// A scene with what was asked of it.
package struct LaidOutRecord: RecordAnswer {
    /// What was asked.
    package enum Content: Sendable {
        /// Where every view stands.
        case frames(LaidOutScene)
        /// Where two engines part.
        case comparison(SceneComparison)
        /// What was found in a range of widths.
        case search(SearchedScene)
    }

    package let id: String?
    /// What was asked.
    package let content: Content
    /// The answer in JSON.
    package let written: WrittenAnswer
    /// What is counted of it.
    package let counted: [AnswerCounts.Answer]

    init(id: String?, content: Content, engine: SceneEngine) {
        (self.id, self.content) = (id, content)
        let verdict =
            if case .search(let search) = content { search.finding == nil ? "holds" : "fails" } else { "answered" }
        counted = [AnswerCounts.Answer(of: engine.rawValue, verdict: verdict, stands: verdict != "fails")]
        written =
            switch content {
            case .frames(let scene): WrittenAnswer(id: id, scene.json, counting: counted)
            case .comparison(let comparison): WrittenAnswer(id: id, lines: comparison.lines, counting: counted)
            case .search(let search): WrittenAnswer(id: id, search.json, counting: counted)
            }
    }

    package func writeLines(to json: inout JSONWriter) { written.writeLines(to: &json) }
    package func writeFields(to json: inout JSONWriter) { written.writeFields(to: &json) }
    package func count(in counts: inout AnswerCounts) { written.count(in: &counts) }
}

/// Why a record is not laid out, or an option does not say how.
package enum LayingOutError: Error, Equatable, CustomStringConvertible {
    /// A row.
    case row
    /// No range of widths.
    case badWidths(String)
    /// No claim of this name; there are those of `known`.
    case badClaim(String, known: String)
    /// No proposal.
    case badProposal(String)
    /// A proposal whose length is negative or no number.
    case badLength(String)

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .row: "is a row, not a scene: it has no tree; plumb solve answers rows"
        case .badWidths(let text):
            "--widths must be FROM...TO in whole points, such as 320...1440, not \(text)"
        case .badClaim(let name, let known): "--that has \(name); known are \(known)"
        case .badProposal(let text): "--proposal must be WIDTHxHEIGHT, such as 320x- or infx200, not \(text)"
        case .badLength(let part): "--proposal has \(part); it must be a number of points, - or inf"
        }
    }
}

extension LayingOut {
    /// What holds in all widths of a search unless something else is claimed.
    package static let usualClaims: [SceneClaim] = [.fits, .apart, .inside]

    /// Reads a range of widths, such as `320...1440`.
    package static func widths(_ text: String) throws(LayingOutError) -> ClosedRange<Int> {
        let parts = text.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let first = parts[0], let last = parts[1], 0 <= first, first <= last, last <= 100_000
        else { throw .badWidths(text) }
        return first...last
    }

    /// The names of all claims, with commas between them.
    package static var claimNames: String { SceneClaim.all(in: .standard).map(\.name).joined(separator: ", ") }

    /// Reads claims with commas between them, such as `fits,apart`.
    package static func claims(
        _ text: String, in table: RuleTable = .standard
    ) throws(LayingOutError) -> [SceneClaim] {
        let known = SceneClaim.all(in: table)
        var claims: [SceneClaim] = []
        for name in text.split(separator: ",") {
            guard let claim = known.first(where: { $0.name == name.trimmed })?.claim else {
                throw .badClaim(String(name), known: known.map(\.name).joined(separator: ", "))
            }
            claims.append(claim)
        }
        return claims
    }

    /// Reads a proposal, such as `320x-` or `inf x 200`.
    package static func proposal(_ text: String) throws(LayingOutError) -> PerAxis<Double?> {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(\.trimmed)
        guard parts.count == 2 else { throw .badProposal(text) }
        return PerAxis(horizontal: try length(parts[0]), vertical: try length(parts[1]))
    }

    private static func length(_ part: String) throws(LayingOutError) -> Double? {
        if part == "-" { return nil }
        if part == "inf" || part == "infinity" { return .infinity }
        guard let length = Double(part), length.isFinite else { throw .badLength(part) }
        return length
    }
}

extension Substring {
    /// The text without blanks around it.
    fileprivate var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
