// ProofDrawing.swift: the regions of a family as SVG.  Lengths in points; one unit of the drawing is one pixel.

package import Families
package import Proofs
import Rows
package import Workbench

/// A picture of what a rule does in a family of one parameter or two, and of where a claim does not hold.
///
/// With one parameter the lengths are drawn over it, as in a sweep; with two their plane is a map of the regions.
/// Regions with the same lengths share a number, and the legend says what the items do in them.
package struct ProofDrawing {
    private let map: ProofMap

    /// - Parameters:
    ///   - regions: Of the family, explored with the claim's measure.
    ///   - worst: Of the claim's measure.
    ///   - simplest: The row at the worst point with what the rule makes of it.
    ///   - title: What stands above the picture, such as the name of the family and that of the rule.
    /// - Throws: `ProofDrawingError`.
    package init(
        family: Family, regions: [ExploredRegion], claim: LayoutClaim? = nil, worst: WorstCase? = nil,
        title: String? = nil, simplest: AnsweredRow? = nil
    ) throws(ProofDrawingError) {
        guard (1...2).contains(family.parameters.count) else {
            throw .parameters(family.parameters.map(\.name.printable))
        }
        if let claim, !regions.allSatisfy({ $0.measures[claim.measure] != nil }) { throw .notMeasured("\(claim)") }
        map = ProofMap(family, regions, claim, worst, title: title ?? "family", simplest: simplest)
    }

    /// Draws the first claim that does not hold, or else the first one, or else the first measure's worst case.
    ///
    /// - Parameters:
    ///   - rule: That proved it of the document's rows; `title` is how reports call it.
    ///   - limits: How much work it may be to explore the regions again, to draw them.
    /// - Throws: `ProofDrawingError`; what the rule throws.
    init(
        _ proved: ProvedFamily, of document: FamilyDocument, by rule: RuleEntry, title: String, limits: ProofLimits
    ) throws {
        let claim = proved.claims.first { $0.holds != true } ?? proved.claims.first
        let worst = claim.map(\.worst) ?? proved.measures.first?.worst
        try self.init(
            family: document.family,
            regions: document.regions(by: rule, measuring: claim.map { [$0.claim.measure] } ?? [], limits: limits),
            claim: claim?.claim, worst: worst, title: "\(document.id?.printable ?? "family") by \(title)",
            simplest: claim?.refutation.flatMap { Self.row(at: $0.point) })
    }

    /// A row with its claims, where a wrong rule has not given lengths that it does not accept.
    private static func row(at point: ProvedFamily.Point) -> AnsweredRow? {
        guard case .row(let problem) = point.problem, let row = try? AnsweredRowOver(claimsOf: problem) else {
            return nil
        }
        return row.inDoubles
    }

    package var document: String {
        map.family.parameters.count == 1 ? RegionLines(map).document : RegionPlane(map).document
    }
}

/// Why a family cannot be drawn.
package enum ProofDrawingError: Error, Equatable, CustomStringConvertible {
    /// The family has these parameters.
    case parameters([String])
    /// The regions have been explored without the measure of this claim.
    case notMeasured(String)

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .parameters([]):
            "a picture of regions has one parameter or two, and the family has none: it is one row, which solve draws"
        case .parameters(let names):
            "a picture of regions has one parameter or two, and the family has \(names.count): \(names.listed); "
                + "give all but two of them a known value"
        case .notMeasured(let claim): "the regions must be explored with the measure of the claim \(claim)"
        }
    }
}
