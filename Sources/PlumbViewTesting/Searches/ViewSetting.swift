// ViewSetting.swift: the surroundings in which a screen is laid out.

/// A language, a text size and a direction.
public struct ViewVariant: Hashable, Sendable {
    /// The language, as the caller names it.
    public let language: String
    /// How large text is.
    public let textSize: DynamicTypeSize
    /// The direction in which lines are read.
    public let direction: LayoutDirection
}

extension ViewVariant: CustomStringConvertible {
    /// `language de, text size accessibility5, right to left`.
    public var description: String {
        let direction = direction == .leftToRight ? "left to right" : "right to left"
        return "language \(language), text size \(textSize), \(direction)"
    }
}

/// The surroundings in which a screen is laid out, and its texts.
public struct ViewSetting {
    let variant: ViewVariant
    let points: Int
    let strings: StringTable
    let notes: ScreenNotes
    /// The numbers that may be others, by name.
    var numbers: [String: CGFloat] = [:]

    /// The language, as `verify(screen:)` was given it.
    public var language: String { variant.language }
    /// How large text is; the environment has it too.
    public var textSize: DynamicTypeSize { variant.textSize }
    /// The direction in which lines are read; the environment has it too.
    public var direction: LayoutDirection { variant.direction }

    /// The width of the screen, in points.  A screen that reads it is made anew for every width.
    public var width: CGFloat {
        notes.readsWidth = true
        return CGFloat(points)
    }

    /// The text of a key in the language; where there is none, the search ends in `ViewQuestionError.missingString`.
    public func string(_ key: String) -> String {
        if let text = strings[key, language] { return text }
        notes.missing = notes.missing ?? .missingString(key: key, language: language)
        return key
    }
}

extension ViewSetting {
    /// A number of the screen that `verify(screen:)` may change.
    ///
    /// - Parameter name: One of the numbers that the search was given; with another the search throws
    ///   `ViewQuestionError.missingNumber`.
    public func number(_ name: String) -> CGFloat {
        if let value = numbers[name] { return value }
        notes.missing = notes.missing ?? .missingNumber(name)
        return 0
    }
}

/// What a screen has asked its setting for.
final class ScreenNotes {
    var readsWidth = false
    var missing: ViewQuestionError?
}
