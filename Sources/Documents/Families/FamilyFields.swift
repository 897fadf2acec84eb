// FamilyFields.swift: the fields that every family has, of rows or of scenes: what ties parameters, and what is claimed.

package import Families
import Rows

extension StrictObject {
    /// The inequalities under "where".
    package func ties() throws -> [Tie] { try (list("where", of: TieRecord.self) ?? []).flatMap(\.ties) }

    /// The claims under "claims".
    ///
    /// - Parameter check: Throws for a claim about what there is not.
    package func claims(_ check: (LayoutClaim) throws(FamilyError) -> Void) throws -> [LayoutClaim] {
        try (list("claims", of: ClaimText.self) ?? []).enumerated().map { index, text in
            do {
                let claim = try LayoutClaim(parsing: text.text, among: text.measures)
                try check(claim)
                return claim
            } catch {
                throw FieldError([.key("claims"), .index(index)], "\(error)")
            }
        }
    }
}

private struct ClaimText: Decodable {
    let text: String
    let measures: [any MeasureDefinition]

    init(from decoder: any Decoder) throws {
        guard let text = try? decoder.singleValueContainer().decode(String.self) else {
            throw FieldError(
                field: FieldPath(decoder.codingPath), message: "is not a text; it must be a claim such as \"fits\"")
        }
        self.text = text
        measures = decoder.userInfo[.measures] as? [any MeasureDefinition] ?? []
    }
}

/// One entry under "where": `["<=", a, b]`.
private struct TieRecord: Decodable {
    let ties: [Tie]

    private static let demand = "it must be [\"<=\", a, b], [\">=\", a, b] or [\"==\", a, b]"

    init(from decoder: any Decoder) throws {
        let path = FieldPath(decoder.codingPath)
        guard var list = try? decoder.unkeyedContainer(), let relation = try? list.decode(String.self) else {
            throw FieldError(field: path, message: "is no inequality; \(Self.demand)")
        }
        guard ["<=", ">=", "=="].contains(relation) else {
            throw FieldError(field: path, message: "begins with \"\(relation)\"; \(Self.demand)")
        }
        var sides: [VaryingLength] = []
        while !list.isAtEnd {
            let place = path.appending(list.currentIndex)
            sides.append(try list.decode(LengthExpression.self).length)
            guard sides.last?.constant.isFinite == true else {
                throw FieldError(field: place, message: "is infinite; it must be finite")
            }
        }
        guard sides.count == 2 else {
            throw FieldError(field: path, message: "compares \(sides.count.counted("length")); \(Self.demand)")
        }
        ties = (relation == ">=" ? [] : [sides[0] <= sides[1]]) + (relation == "<=" ? [] : [sides[0] >= sides[1]])
    }
}
