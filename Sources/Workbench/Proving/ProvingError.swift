// ProvingError.swift: why nothing can be proved of a family.

/// Why nothing can be proved.
public enum ProvingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Neither a claim nor a measure is given.
    case nothingClaimed
    /// The rule of this name is not written over any number.
    case notProvable(String)
    /// A claim or a measure, as it is written, does not fit the family.
    case unfit(String, FamilyError)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .nothingClaimed:
            "nothing is claimed; give --claim fits, --worst overflow, or a list under \"claims\""
        case .notProvable(let name): "nothing can be proved of \(name), which answers one container at a time"
        case .unfit(let words, let error): "\(words): \(error)"
        }
    }
}
