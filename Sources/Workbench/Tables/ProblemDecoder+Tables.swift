// ProblemDecoder+Tables.swift: which records of a stream are tables of texts.

package import Documents

extension Record {
    /// Whether the record is a table of texts: no row or scene has `rows`.
    package var isTable: Bool { hasField(among: ["rows"]) }
}

extension ProblemDecoder {
    /// The table that a record is; `nil` for a row or a scene, which have no `rows`.
    ///
    /// - Throws: `InputError` with file, line and field.
    package func decodeTable(_ record: Record) throws(InputError) -> TableDocument? {
        guard record.isTable else { return nil }
        return try decode(TableDocument.self, record)
    }
}
