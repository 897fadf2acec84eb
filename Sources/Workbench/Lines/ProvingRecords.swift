// ProvingRecords.swift: what is claimed of a family proved or refuted, as `plumb prove` does.

import Deadlines
package import Families
package import Proofs

/// Every claim of a family, and every claim and measure that is asked of all, is proved.
package struct ProvingRecords: RecordVerb {
    /// The rule of which it is proved.
    package internal(set) var rule: RuleEntry
    private let stated: [StatedClaim]
    private let claims: [LayoutClaim]
    private let measures: [LayoutMeasure]
    let limits: ProofLimits
    private let splitting: SceneSplitting
    let keepsCertificate: Bool
    private let free: FreeNumbers?
    private let earlier: [SceneProofDocument]

    /// - Parameters:
    ///   - claims: Beside those of each family.
    ///   - measures: Whose greatest values are asked for.
    ///   - splitting: Whether the parts of a scene are proved by themselves.
    ///   - keepsCertificate: Whether what proves the answers is kept.
    ///   - earlier: Proofs of scenes as they were, of which what still holds is taken, by their names.
    ///   - free: What may change where a claim is refuted.
    package init(
        of rule: RuleEntry = .swiftui, claims: [StatedClaim] = [], measures: [LayoutMeasure] = [],
        limits: ProofLimits = ProofLimits(), splitting: SceneSplitting = .auto, keepsCertificate: Bool = false,
        reusing earlier: [SceneProofDocument] = [], free: FreeNumbers? = nil
    ) {
        self.earlier = earlier
        (self.rule, stated, self.claims, self.measures) = (rule, claims, claims.compactMap(\.layout), measures)
        (self.limits, self.splitting, self.keepsCertificate) = (limits, splitting, keepsCertificate)
        self.free = free
    }

    package static var name: String { "prove" }

    package func answer(_ record: Record, by decoder: ProblemDecoder) throws -> ProvedRecord {
        if let table = try decoder.decodeTable(record) { return ProvedRecord(table: try proved(table, of: record)) }
        return ProvedRecord(family: try proved(record, by: decoder))
    }

    /// Decides what is claimed of a table.
    ///
    /// - Throws: `InputError`, `TableQuestionError`.
    package func proved(_ table: TableDocument, of record: Record) throws -> ProvedTables {
        try ProvedTables(table, of: record, stated, measures)
    }

    /// Proves what is claimed of the family in a record.
    ///
    /// - Parameter progress: Called after each region with the number of those explored.
    /// - Throws: `InputError`; `ProvingError`; what the proofs throw.
    package func proved(
        _ record: Record, by decoder: ProblemDecoder, progress: (_ regions: Int) -> Void = { _ in }
    ) throws -> ProvedFamily {
        if let claim = stated.firstOfTables {
            throw record.error("is no table, of which alone \(claim.words) is a claim")
        }
        let family = try proved(unrepaired: record, [], by: decoder, progress: progress)
        guard let free else { return family }
        return try repaired(family, record, free, by: decoder, progress: progress)
    }

    /// Proves what is claimed of the family in a record, and more.
    func proved(
        unrepaired record: Record, _ more: [LayoutClaim], by decoder: ProblemDecoder,
        progress: (_ regions: Int) -> Void = { _ in }
    ) throws -> ProvedFamily {
        if try decoder.isScene(record) { return try provedScene(record, more, decoder, progress) }
        let document = try decoder.decodeFamily(record)
        do {
            return try proved(document, more, progress: progress)
        } catch let error as FamilyError {
            throw record.error(error, in: document)
        } catch let error as NotLinear {
            throw record.error(error, in: document)
        }
    }

    /// Proves what is claimed of a family of rows.
    ///
    /// - Throws: `ProvingError`; what the proofs throw.
    package func proved(
        _ document: FamilyDocument, _ more: [LayoutClaim] = [], progress: (_ regions: Int) -> Void = { _ in }
    ) throws -> ProvedFamily {
        try ProvedFamily(
            document, by: rule, claims: claims + more, measures: measures, limits: limits,
            keepsCertificate: keepsCertificate,
            progress: progress)
    }

    private func provedScene(
        _ record: Record, _ more: [LayoutClaim], _ decoder: ProblemDecoder, _ progress: (Int) -> Void
    ) throws -> ProvedFamily {
        guard let engine = rule.engineOfScenes else {
            throw record.error(
                "is a scene, and \(rule.name) lays out rows; for scenes give --with swiftui or optimal"
            )
        }
        let family = try decoder.decodeSceneFamily(record)
        do {
            return try ProvedFamily(
                family, by: engine, claims: claims + more, measures: measures, limits: limits, splitting: splitting,
                keepsCertificate: keepsCertificate, reusing: earlier.first { $0.family.id == family.id },
                looksForRepairs: free == nil, progress: progress)
        } catch let error as FamilyError {
            throw record.error("\(error)")
        } catch let error as UnmeasuredView {
            throw record.error("\(error)")
        } catch let error as NotLinear {
            throw record.error("a length that varies is multiplied or divided by: \(error)")
        }
    }
}

/// A record with what has been proved of it.
package struct ProvedRecord: RecordAnswer {
    private let written: WrittenAnswer
    package let isGood: Bool
    package let isCutShort: Bool

    /// - Parameter family: Proved under the present limit.
    package init(family: ProvedFamily) {
        (written, isGood) = (family.written, family.isProved)
        isCutShort = !family.isProved && Deadline.current?.hasStoppedWork == true
    }

    init(table: ProvedTables) {
        (written, isGood) = (table.written, table.isProved)
        isCutShort = !table.isProved && Deadline.current?.hasStoppedWork == true
    }

    package var id: String? { written.id }
    package func writeLines(to json: inout JSONWriter) { written.writeLines(to: &json) }
    package func writeFields(to json: inout JSONWriter) { written.writeFields(to: &json) }
    package func count(in counts: inout AnswerCounts) { written.count(in: &counts) }
}
