// ClaimSyntaxError.swift: why a text is no claim and no measure.

/// Why a text is no claim, or no measure.
public struct ClaimSyntaxError: Error, Equatable {
    public let text: String
    /// Where the fault begins, in characters from 0; the length of the text where something is missing at its end.
    public let offset: Int
    /// What is wrong and what would be right.
    public let message: String
}

extension ClaimSyntaxError: CustomStringConvertible {
    /// One sentence: where, what is wrong, and what would be right.
    public var description: String {
        let place = offset < text.count ? "at character \(offset + 1)" : "at its end"
        return "\"\(text)\" cannot be read \(place): \(message)".printable
    }
}
