// KindFault.swift: what is said of a value that is JSON of another kind than the one that is read there.

/// A value of another kind than the one that is read there.
struct KindFault {
    /// The value.
    let field: FieldPath
    /// What it is not, and what it must be.
    let message: String

    /// - Returns: `nil` for what is no matter of kinds.
    init?(_ error: any Error) {
        switch error {
        case DecodingError.typeMismatch(let type, let context):
            let kind = Self.kind(of: type)
            (field, message) = (FieldPath(context.codingPath), "is not \(kind); it must be \(kind)")
        case DecodingError.valueNotFound(let type, let context):
            (field, message) = (FieldPath(context.codingPath), "is null; it must be \(Self.kind(of: type))")
        default: return nil
        }
    }

    private static func kind(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any Numeric.Type: "a number"
        default: "\(type)".contains("Dictionary") ? "an object" : "a list"
        }
    }
}
