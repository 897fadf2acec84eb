// ProblemDecoder+Certificates.swift: certificates out of files, each by its kind.

import Families
import Rows

private struct CertificateHead: Decodable {
    let kind: CertificateDocument.Kind

    init(from decoder: any Decoder) throws {
        let names = CertificateDocument.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        guard let container = try? decoder.container(keyedBy: FieldKey.self),
            let name = try? container.decodeIfPresent(String.self, forKey: FieldKey("certificate"))
        else {
            throw FieldError(
                field: FieldPath([.key("certificate")]),
                message: "is missing; a certificate, as `plumb solve --certificate` writes it, has \(names) there")
        }
        guard let kind = CertificateDocument.Kind(rawValue: name) else {
            throw FieldError(
                field: FieldPath([.key("certificate")]), message: "is \"\(name.printable)\"; it must be \(names)")
        }
        self.kind = kind
    }
}

extension ProblemDecoder {
    /// Reads one certificate, of whatever kind; nothing is checked but its form.
    ///
    /// - Throws: `InputError` with file, line and field.
    public func decodeCertificate(_ record: Record) throws(InputError) -> CertificateDocument {
        switch try decode(CertificateHead.self, record).kind {
        case .row: return .row(try decodeExactly(RowCertificateDocument.self, record))
        case .screen:
            let context = try contextOfNestedScene(record)
            return .screen(try decodeExactly(ScreenCertificateDocument.self, record, context: context))
        case .family:
            let context = try contextOfNestedFamily(record)
            return .family(try decodeExactly(FamilyCertificateDocument.self, record, context: context))
        case .scenes:
            let context = try contextOfNestedSceneFamily(record)
            return .scenes(try decodeExactly(SceneProofDocument.self, record, context: context))
        case .repair:
            // It is about the one or the other.
            let context = try contextOfNestedFamily(record).merging(contextOfNestedSceneFamily(record)) {
                rows, scenes in
                (rows as? [Parameter])?.isEmpty == false ? rows : scenes
            }
            return .repair(try decodeExactly(RepairCertificateDocument.self, record, context: context))
        case .table: return .table(try decode(TableCertificateDocument.self, record))
        }
    }
}
