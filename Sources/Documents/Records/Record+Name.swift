// Record+Name.swift: what a record calls itself, whatever else is wrong with it.

extension Record {
    /// The record's `id`; `nil` where it has none, or is no JSON.
    package var id: String? { (try? ProblemDecoder().decode(NamedRecord.self, self))?.id }
}

/// The one field that is read of a record in error, so that who joins answers to problems finds it.
private struct NamedRecord: Decodable {
    let id: String?
}
