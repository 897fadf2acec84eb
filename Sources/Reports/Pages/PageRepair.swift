// PageRepair.swift: the least repairs of a family as a page has them: in words, and as the family that is then proved.
// `web/repair.js` reads it: change both together.

package import Documents
package import Workbench

/// What repairs claims of a family; or that nothing does.
package struct PageRepair: Sendable {
    /// The claims that it repairs, by their places.
    private let claims: [Int]
    private let words: String
    /// The family with the change, proved of all claims; `nil` where no change was found.
    private let family: PageFamily?

    var json: JSONText {
        .members([
            ("claims", .array(claims.map(JSONText.integer))), ("words", .string(words)), ("family", family?.json),
        ])
    }

    /// The least repairs of all claims at once; where there is none, those of each refuted claim by itself, which keep what is
    /// proved of the family or, where nothing else is left, give it up.
    ///
    /// - Parameters:
    ///   - family: As it was proved of the record, unrepaired.
    ///   - free: What may change, all of it stated in the record.
    /// - Throws: `InputError`; what the proofs throw.
    package static func repairs(
        of family: ProvedFamily, in record: Record, by rule: RuleEntry, freeing free: FreeNumbers,
        _ decoder: ProblemDecoder
    ) throws -> [PageRepair] {
        let claims = family.claims.map(\.claim.description)
        let refuted = claims.indices.filter { family.claims[$0].holds == false }
        guard !refuted.isEmpty else { return [] }
        let proved = claims.indices.filter { family.claims[$0].holds == true }
        func repairs(of places: [Int], keeping others: [Int] = []) throws -> [PageRepair] {
            let question = record.claiming((places + others).sorted().map { claims[$0] })
            switch try ProvingRecords(of: rule, free: free).proved(question, by: decoder).repair {
            case .found(let least, let others):
                return try ([least] + others).map { change in
                    let repaired = try ProvingRecords(of: change.rule).proved(
                        change.record.claiming(claims), by: decoder)
                    return PageRepair(claims: places, words: change.words, family: try PageFamily(repaired))
                }
            case let none?: return [PageRepair(claims: places, words: none.words, family: nil)]
            case nil: return []
            }
        }
        func isFound(_ repairs: [PageRepair]) -> Bool { repairs.contains { $0.family != nil } }
        let whole = try repairs(of: Array(claims.indices))
        if claims.count == 1 || isFound(whole) { return whole }
        return try refuted.flatMap { claim in
            let kept = proved.isEmpty ? [] : try repairs(of: [claim], keeping: proved)
            return isFound(kept) ? kept : try repairs(of: [claim])
        }
    }
}
