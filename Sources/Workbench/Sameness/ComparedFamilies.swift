// ComparedFamilies.swift: where two rules give the rows of a family the same lengths.  Lengths in points, exact.

package import Families
package import Proofs

/// A family, with where two rules agree on it.
package struct RulesBeside: Sendable {
    /// One point of the family with the lengths of both rules.
    package struct Point: Sendable {
        /// The parameters with their values, in the order of the family.
        package let values: [(name: String, value: Fraction)]
        /// The lengths by each.
        package let first, second: [Fraction]
        /// The row, which claims both answers.
        package let row: RowDocumentOver<Fraction>
    }

    /// The family.
    package let document: FamilyDocument
    /// The rules.
    package let rules: ComparedRules
    /// What was found.
    package let study: SamenessStudy
    /// The simplest row found on which they differ.
    package let difference: Point?
    /// The parameters that may be anything, by name; empty where the question is about single points.
    package let every: [String]
    /// Where they agree whatever those are; `nil` where that was not asked.
    package let forEvery: WorldStudy?
    /// What proves it; `nil` where that was not kept, or regions are left.
    package let certificate: CertificateDocument?

    /// Compares two rules.
    ///
    /// - Parameters:
    ///   - every: Parameters that may be anything, by name.
    ///   - keepsCertificate: Whether a certificate is wanted.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `UnfitComparison`; `FamilyError`; what the rules throw, such as `NotLinear`.
    package init(
        _ document: FamilyDocument, by rules: ComparedRules, forEvery every: [String] = [],
        limits: ProofLimits = ProofLimits(), keepsCertificate: Bool = false, progress: (Int) -> Void = { _ in }
    ) throws {
        let family = document.family
        // What holds in every world is found without all regions; a row that differs is then all that these are for.
        var few = limits
        if !every.isEmpty { few.regions = min(few.regions, Self.fewRegions) }
        func study(_ first: some Rule, _ second: some Rule) throws -> SamenessStudy {
            try SamenessStudy(
                of: ComparedFamily(family, first, second), limits: few, keepsProof: keepsCertificate,
                progress: progress)
        }
        let world = try every.map { name in
            guard let place = family.parameters.firstIndex(where: { $0.name == name }) else {
                throw UnfitComparison.unknownParameter(name, names: family.parameters.map(\.name))
            }
            return place
        }
        let found = try study(rules.first.rule, rules.second.rule)
        (self.document, self.rules, self.every, self.study) = (document, rules, every, found)
        func forEvery(_ first: some Rule, _ second: some Rule) throws -> WorldStudy {
            try WorldStudy(
                of: ComparedFamily(family, first, second), world: world, limits: limits, keepsProof: keepsCertificate)
        }
        let everywhere = every.isEmpty ? nil : try forEvery(rules.first.rule, rules.second.rule)
        self.forEvery = everywhere
        difference = try found.difference.map { try Point($0.at, document, rules) }
        let proof = found.proof
        certificate =
            proof == nil && everywhere?.proof == nil
            ? nil
            : .family(
                FamilyCertificateDocument(
                    document: document, rule: rules.first.name, beside: rules.second.name,
                    difference: proof == nil ? nil : found.finding, tree: proof?.tree, same: proof?.same ?? [],
                    forEvery: everywhere?.proof))
    }

    /// How many regions are explored beside what holds in every world.
    private static var fewRegions: Int { 200 }

    /// Whether both give the same lengths everywhere; `nil` where that is undecided.
    package var areSame: Bool? {
        if difference != nil || forEvery?.differs?.parts.isEmpty == false { return false }
        return study.stop == nil || forEvery?.differs?.parts.isEmpty == true ? true : nil
    }
}

extension RulesBeside.Point {
    fileprivate init(_ values: [String: Fraction], _ document: FamilyDocument, _ rules: ComparedRules) throws {
        let row = try document.family.row(at: values)
        self.values = document.family.parameters.compactMap { parameter in
            values[parameter.name].map { (parameter.name, $0) }
        }
        (first, second) = (try row.lengths(by: rules.first.rule), try row.lengths(by: rules.second.rule))
        self.row = RowDocumentOver(
            id: document.id, axis: document.axis, row: row, cross: document.cross,
            claims: [
                ClaimedAnswerOver(engine: rules.first.title, lengths: first),
                ClaimedAnswerOver(engine: rules.second.title, lengths: second),
            ])
    }
}

extension PointSet {
    /// The lists of inequalities as documents state them, `a <= b`, with `<` where equality is left out and `=` for both.
    package func words(_ parameters: [Parameter]) -> [[String]] {
        parts.map { part in
            var words: [String] = []
            for bound in part {
                let (least, most) = (
                    parameters.words(for: bound.slack.part(-1)), parameters.words(for: bound.slack.part(1))
                )
                // The two sides of an equality are one.
                let opposite = ExploredRegion.Bound(slack: 0 - bound.slack, isStrict: false)
                if !bound.isStrict, let other = part.firstIndex(of: opposite), let own = part.firstIndex(of: bound) {
                    if own < other { words.append("\(least) = \(most)") }
                } else {
                    words.append("\(least) \(bound.isStrict ? "<" : "<=") \(most)")
                }
            }
            return words
        }
    }
}
