// JSONText+Leaves.swift: JSON taken apart, so that two texts can be compared field by field.

extension JSONText {
    /// Every value that holds no other as it is written, by its field; of an empty list or object the brackets.
    ///
    /// Two values have the same leaves exactly where they differ in nothing but the order of members.  They are bytes, since
    /// texts of other characters may be equal as strings, and be measured to other widths.
    package var leaves: [FieldPath: [UInt8]] { JSONOutline(line.utf8).leaves() }

    /// The member of an object; `nil` where it has none of this name.
    package func member(_ key: String) -> JSONText? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}

extension JSONOutline {
    /// Whether the text is an object with a member of one of these names.
    func hasMember(in names: Set<String>) -> Bool { keys(of: FieldPath()).contains(where: names.contains) }
}

extension Record {
    /// Whether the record has a field of one of these names.
    package func hasField(among names: Set<String>) -> Bool { JSONOutline(data).hasMember(in: names) }
}
