// PageFamily.swift: a family of rows with its proofs as a page has it: regions by their inequalities, lengths as forms of the
// parameters, all in fractions.  `web/family.js` reads it: change both together.

import Boxes
import Families
import Proofs
import Rows
package import Workbench

/// A family of a page: every claim with its verdict, and what a rule and the optimum do at every point.
package struct PageFamily: Sendable {
    /// Beyond so many regions a page would be slow to move in.
    package static let mostRegions = 4_000
    /// Up to so many regions have a sentence each.
    private static let mostSentences = 300

    private let proved: ProvedFamily
    private let document: FamilyDocument
    private let rule: RuleEntry
    private let measures: [LayoutMeasure]
    private let regions: FamilyRegions
    private let best: FamilyRegions?
    private let repairs: [PageRepair]

    /// Explores the regions of a family that has been proved.
    ///
    /// - Parameter repairs: What makes its refuted claims true.
    /// - Throws: `PageFamilyError` for a family of scenes; what the rule throws.
    package init(_ proved: ProvedFamily, repairs: [PageRepair] = []) throws {
        self.repairs = repairs
        guard case .rows(let document, let rule, _) = proved.subject else { throw PageFamilyError.scenes }
        (self.proved, self.document, self.rule) = (proved, document, rule)
        var measures: [LayoutMeasure] = []
        for measure in proved.claims.map(\.claim.measure) where !measures.contains(measure) { measures.append(measure) }
        self.measures = measures
        let limits = ProofLimits(regions: Self.mostRegions)
        regions = try document.explored(by: rule, measuring: measures, limits: limits)
        best = try? document.explored(by: .waterFill, limits: limits)
    }

    var json: JSONText {
        let (family, row) = (document.family, document.family.row)
        let speaks = regions.regions.count <= Self.mostSentences
        return .members([
            ("id", document.id.map(JSONText.string)), ("rule", .string(rule.name)), ("title", .string(rule.title)),
            ("policy", row.policy == .equalSizes ? nil : .string(row.policy.name)),
            ("axis", document.axis == .horizontal ? nil : .string(document.axis.name)),
            (
                "parameters",
                .array(
                    family.parameters.map {
                        .array([.string($0.name), $0.range.lowerBound.json, $0.range.upperBound.json])
                    })
            ),
            ("ties", family.ties.isEmpty ? nil : .array(family.ties.map { (0 - $0).pageForm })),
            (
                "items",
                .array(
                    row.items.map { item in
                        .array([
                            item.id.map(JSONText.string) ?? .null, item.minimum.pageForm, item.ideal.pageForm,
                            item.maximum.pageForm, .number(item.priority),
                        ])
                    })
            ),
            ("spacing", .array(row.spacing.map(\.pageForm))), ("available", row.available?.pageForm),
            ("claims", .array(proved.claims.map(json))), ("stop", (proved.stop ?? regions.stop).map(JSONText.string)),
            ("regions", .array(regions.regions.map { json(of: $0, speaks: speaks) })),
            ("repairs", repairs.isEmpty ? nil : .array(repairs.map(\.json))),
            ("best", best.map { .array($0.regions.map { json(of: $0, speaks: false) }) }),
        ])
    }

    private func json(_ claim: ProvedFamily.Claim) -> JSONText {
        let place = claim.refutation.map(\.point) ?? claim.worstPoint
        return .members([
            ("claim", .string(claim.claim.description)),
            ("verdict", .string(claim.holds.map { $0 ? "proved" : "refuted" } ?? "undecided")),
            ("measure", .integer(measures.firstIndex(of: claim.claim.measure) ?? 0)),
            ("allowance", claim.claim.allowance.json), ("words", .string(claim.claim.measure.description)),
            ("worst", claim.worst?.value.json),
            ("worstAt", claim.worst.map { worst in point { worst.at[$0] } }),
            ("attained", claim.worst.flatMap { $0.isAttained ? nil : .bool(false) }),
            ("value", claim.refutation?.value.json),
            ("at", place.map { place in point { name in place.values.first { $0.name == name }?.value } }),
        ])
    }

    private func point(_ value: (String) -> Fraction?) -> JSONText {
        .array(document.family.parameters.map { (value($0.name) ?? 0).json })
    }

    /// `[[[1 where strict, slack …] …], [lengths …], [[pieces of a measure …] …], sentence]`, the sentence where there are few.
    private func json(of region: ExploredRegion, speaks: Bool) -> JSONText {
        let bounds = bounds(of: region).map { bound in
            JSONText.array([.integer(bound.isStrict ? 1 : 0)] + bound.slack.pageNumbers)
        }
        var fields: [JSONText] = [.array(bounds), .array(region.lengths.map(\.pageForm))]
        if !region.measures.isEmpty {
            fields.append(.array(measures.map { .array((region.measures[$0] ?? []).map(\.pageForm)) }))
            if speaks { fields.append(.string(document.family.sentence(on: region))) }
        }
        return .array(fields)
    }

    /// What bounds the region; of an area in the plane, what does not follow from the rest.
    private func bounds(of region: ExploredRegion) -> [ExploredRegion.Bound] {
        let family = document.family
        var seen: Set<ExploredRegion.Bound> = []
        var kept = region.bounds.filter { $0.slack.known == nil && seen.insert($0).inserted }
        guard (1...2).contains(family.parameters.count), family.polygon(of: region).dimension == 2 else { return kept }
        for bound in kept.reversed() {
            let others = kept.filter { $0 != bound }
            let polygon = others.reduce(family.polygon) { $0.clipped(to: $1.slack) }
            // A strict one that touches a corner says whose the corner is.
            let values = polygon.corners.map { bound.slack.value(at: $0) }
            if values.allSatisfy({ bound.isStrict ? $0 > 0 : $0 >= 0 }) { kept = others }
        }
        return kept
    }
}

/// Why a family is not shown as a map.
package enum PageFamilyError: Error, Equatable, CustomStringConvertible {
    /// Its layouts are scenes.
    case scenes

    /// What is wrong, and what would be right.
    package var description: String {
        "is a family of scenes, which a page shows among its scenes"
    }
}

extension LinearForm {
    /// The constant and then the factors, those at the end that are 0 left out.
    fileprivate var pageNumbers: [JSONText] {
        let kept = coefficients.lastIndex { $0 != 0 }.map { coefficients[...$0] } ?? []
        return [constant.json] + kept.map(\.json)
    }

    /// A number where the form is one, null where it has no end, else a list.
    fileprivate var pageForm: JSONText {
        guard constant.isFinite else { return .null }
        return known.map(\.json) ?? .array(pageNumbers)
    }
}
