// FamilyDocument.swift: one family of a file (Documentation/Formats.md).  Lengths in points, exact.

public import Families
public import Boxes
public import Rows

/// A family with its name, its axis and what is claimed of it.
///
/// A problem without parameters is a family of one point.
public struct FamilyDocument: Sendable, Equatable {
    /// The name, if there is one.
    public var id: String?
    /// The direction in which the rows run.
    public var axis: Axis
    public var family: Family
    /// What each item measures across the axis, where it says so; the same at every point.
    public var cross: [AlignmentProblemOver<Fraction>.Child?]
    /// What is claimed of the layouts of its rows.
    public var claims: [LayoutClaim]

    /// Puts a document together.
    public init(
        id: String? = nil, axis: Axis = .horizontal, family: Family,
        cross: [AlignmentProblemOver<Fraction>.Child?]? = nil, claims: [LayoutClaim] = []
    ) {
        (self.id, self.axis, self.family, self.claims) = (id, axis, family, claims)
        self.cross = cross ?? family.row.items.map { _ in nil }
    }

    /// The problem at a point.
    ///
    /// - Parameter point: One number a parameter, in their order.
    /// - Throws: `RowError` outside of the family.
    public func problem(at point: [Fraction]) throws(RowError) -> RowDocumentOver<Fraction> {
        RowDocumentOver(id: id, axis: axis, row: try family.row(at: point), cross: cross)
    }
}

extension FamilyDocument: Decodable {
    /// Where a document has a family as a part of it.
    package static let nestedField = "family"

    /// Reads a family whose parameters are known already.
    public init(from decoder: any Decoder) throws { self = try FamilyRecord(from: decoder).document }
}

/// The parameters of a family that is a part of a document.
private struct NestedParameters: Decodable {
    let parameters: FamilyParameters?

    init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: FieldKey.self)
        parameters = try container?.decodeIfPresent(
            FamilyParameters.self, forKey: FieldKey(FamilyDocument.nestedField))
    }
}

extension ProblemDecoder {
    /// Reads one family, or a problem as a family of one point; every number is the decimal that stands in the text.
    ///
    /// - Throws: `InputError` with file, line and field.
    public func decodeFamily(_ record: Record) throws(InputError) -> FamilyDocument {
        let parameters = try decodeExactly(FamilyParameters.self, record)
        return try decodeExactly(FamilyRecord.self, record, context: [.parameters: parameters.ordered(in: record)])
            .document
    }

    /// What has to be known before a document can be read that has a family in the field `FamilyDocument.nestedField`.
    package func contextOfNestedFamily(_ record: Record) throws(InputError) -> [CodingUserInfoKey: any Sendable] {
        let field = FamilyDocument.nestedField
        let parameters = try decodeExactly(NestedParameters.self, record).parameters?.ordered(in: record, under: field)
        return [.parameters: parameters ?? []]
    }
}

extension Record {
    /// What a rule multiplies by, although it varies.
    package func error(_ error: NotLinear, in document: FamilyDocument) -> InputError {
        guard let (item, field) = document.family.row.multiplied else { return self.error("\(error)") }
        let path = FieldPath([.key("items"), .index(item), .key(field)])
        return self.error(
            "varies, and the rule multiplies by it where the row shrinks; it must be a number",
            field: path, line: JSONOutline(data).line(of: path))
    }

    /// What is wrong with the family of this record.
    package func error(_ error: FamilyError, in document: FamilyDocument) -> InputError {
        var fault = FieldError([], "\(error)")
        switch error {
        case .row(let error, let point):
            let gaps = document.family.row.spacing
            fault = error.fieldError(spacingIsList: gaps.contains { $0 != gaps[0] })
            let place = point.isEmpty ? "" : " where \(point.words)"
            fault = FieldError(field: fault.field, message: fault.message + place)
        case .empty: fault = FieldError([.key("where")], "\(error)")
        case .noContainer: fault = FieldError([.key("available")], "\(error)")
        case .infiniteInterval(let name), .duplicateParameter(let name):
            fault = FieldError([.key(ParameterRecords.field), .key(name)], "\(error)")
        case .unknownParameter, .unknownWord, .unknownItem, .undefined, .priorityCount, .undecided, .notOfRows,
            .notOfScenes,
            .nameOfMeasure,
            .unknownView, .scene:
            break
        }
        let line = JSONOutline(data).line(of: fault.field)
        return self.error(fault.message, field: fault.field, line: line)
    }
}

extension RowOver<LinearForm> {
    /// The first item whose base CSS multiplies by its shrink factor although it varies, and the field of that base.
    fileprivate var multiplied: (item: Int, field: String)? {
        for (index, item) in items.enumerated() {
            switch policy {
            case .cssFlex where item.flex.shrink > 0 && item.flex.basis.known == nil: return (index, "basis")
            case .equalIncrements where item.minimum.known == nil: return (index, "min")
            case .glue where item.glue.shrink > 0 && item.ideal.known == nil: return (index, "ideal")
            case .spread where item.minimum.known == nil: return (index, "min")
            case .spread where item.ideal.known == nil: return (index, "ideal")
            case .spread where item.maximum.known == nil: return (index, "max")
            default: continue
            }
        }
        return nil
    }
}
