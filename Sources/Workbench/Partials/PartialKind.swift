// PartialKind.swift: what every report on a part of a corpus begins with: what it reports on, and the version of its form.

import Rows

/// The kinds of reports that merge; raw values are the names in JSON.
public enum PartialKind: String, Sendable, CaseIterable {
    /// Of `plumb compare`.
    case comparison
    /// Of `plumb verify`.
    case verification

    /// The only version that is read and written.
    package static let version = 1

    /// The members that a partial of the kind begins with.
    package var members: [(key: String, value: JSONText)] {
        [("partial", .string(rawValue)), ("version", .integer(Self.version))]
    }
}

/// The kind of a partial, read before anything else: what another version has besides is not known.
private struct PartialHead: Decodable {
    let kind: PartialKind

    init(from decoder: any Decoder) throws {
        let names = PartialKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        let container = try? decoder.container(keyedBy: FieldKey.self)
        guard let name = try? container?.decodeIfPresent(String.self, forKey: FieldKey("partial")) else {
            throw Self.fault(
                "partial",
                "is missing; a line that `plumb compare --format partial` or `plumb verify --format partial` writes has "
                    + "\(names) there")
        }
        guard let kind = PartialKind(rawValue: name) else {
            throw Self.fault("partial", "is \"\(name.printable)\"; it must be \(names)")
        }
        guard let version = try? container?.decodeIfPresent(Int.self, forKey: FieldKey("version")) else {
            throw Self.fault("version", "is missing; it must be \(PartialKind.version)")
        }
        guard version == PartialKind.version else {
            throw Self.fault(
                "version",
                "is \(version); this plumb reads \(PartialKind.version), so write the partial again with one plumb for all"
            )
        }
        self.kind = kind
    }

    private static func fault(_ field: String, _ message: String) -> FieldError {
        FieldError(field: FieldPath([.key(field)]), message: message)
    }
}

extension ProblemDecoder {
    /// What a partial reports on.
    ///
    /// - Throws: `InputError` with file, line and field where it is none, or of another version.
    package func decodePartialKind(_ record: Record) throws(InputError) -> PartialKind {
        try decode(PartialHead.self, record).kind
    }
}
