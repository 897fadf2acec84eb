// TextCase.swift: texts in capitals or in small letters.

extension Text {
    /// How the letters of a text are written.
    public enum Case: Hashable, Sendable {
        /// In capitals, or in small letters.
        case uppercase, lowercase

        /// The string in such letters.
        func of(_ string: String) -> String { self == .uppercase ? string.uppercased() : string.lowercased() }
    }
}

private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
    /// How the letters of texts are written; `nil` for as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets how the letters of texts inside are written; `nil` for as they are.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
