// ViewQuestionError.swift: why a screen cannot be searched.

/// Why a screen cannot be searched.
public enum ViewQuestionError: Error, Equatable, Sendable {
    /// There is no claim, language, text size or direction.
    case nothing(String)
    /// A width is less than 0.
    case badWidth(Int)
    /// A height is negative or not a number.
    case badHeight(CGFloat)
    /// The table has no text for a key in a language.
    case missingString(key: String, language: String)
    /// A screen asks for a number that `repairing` does not have.
    case missingNumber(String)
    /// The numbers come together in too many ways to be tried.
    case manyNumbers(Int)
    /// A file is no table of texts.
    case badTable(String)
    /// `mirrored` is claimed, and no direction is right to left.
    case mirroredWithoutRightToLeft
    /// A layout did not come to an end.
    case noLayout(LayoutError, width: Int, variant: ViewVariant)
    /// A layout did not come to rest, so that there is no screen to judge.
    case noRest(LayoutDiagnostic, width: Int, variant: ViewVariant)
}

extension ViewQuestionError: CustomStringConvertible {
    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .nothing(let part): "there are no \(part); at least one is needed"
        case .badWidth(let width): "the width \(width) is less than 0"
        case .badHeight(let height): "the height \(height.points) has to be a number from 0 on"
        case .missingString(let key, let language):
            "the table has no text for \"\(key)\" in the language \"\(language)\""
        case .missingNumber(let name): "there is no number \"\(name)\"; give it in repairing"
        case .manyNumbers(let most):
            "the numbers come together in more than \(most) ways; make their ranges shorter or their steps longer"
        case .badTable(let fault):
            "not a table of texts such as {\"title\": {\"en\": \"Settings\", \"de\": \"Einstellungen\"}}: \(fault)"
        case .mirroredWithoutRightToLeft: "`mirrored` is judged right to left; directions must have .rightToLeft"
        case .noLayout(let error, let width, let variant): "\(width) wide, \(variant): \(error)"
        case .noRest(let diagnostic, let width, let variant): "\(width) wide, \(variant): \(diagnostic)"
        }
    }
}
