// Record+Claims.swift: a family in JSON with other claims, as its text.

extension Record {
    /// The record with these claims in place of its own; all else of its text stays as it is.
    ///
    /// - Parameter claims: As they stand in a family: `fits`, `length(title) >= 44`.
    package func claiming(_ claims: [String]) -> Record {
        let list = JSONText.array(claims.map { .string($0) }).line
        if let span = JSONOutline(data).span(of: FieldPath([.key("claims")])) { return edited([(span, list)]) }
        guard let brace = text.firstIndex(of: UInt8(ascii: "{")) else { return self }
        return edited([(brace + 1..<brace + 1, "\"claims\": \(list), ")])
    }
}
