// Typing.swift: how text would be typed; without effect here.

extension View {
    /// Would show a keyboard of a kind.
    public func keyboardType(_ type: UIKeyboardType) -> some View { unchanged }
    /// Would capitalise what is typed.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { unchanged }
    /// Would capitalise what is typed.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        unchanged
    }
    /// Would correct what is typed, or not.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { unchanged }
    /// Would correct what is typed, or not.
    public func disableAutocorrection(_ disable: Bool?) -> some View { unchanged }
    /// Would offer what fits.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { unchanged }
    /// Would name the key that ends typing.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { unchanged }
    /// Would let text be marked and copied.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { unchanged }
    /// Would put the keyboard away while people scroll.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { unchanged }
}

/// A kind of keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The kinds by their names.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What is capitalised.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// The choices by their names.
    case none, words, sentences, allCharacters
}

/// What is capitalised.
public struct TextInputAutocapitalization: Hashable, Sendable {
    /// The choices by their names, all alike here.
    public static let never = Self(), words = Self(), sentences = Self(), characters = Self()
}

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The contents by their names.
    public static let name = Self(rawValue: "name"), username = Self(rawValue: "username"),
        password = Self(rawValue: "password"), newPassword = Self(rawValue: "newPassword"),
        emailAddress = Self(rawValue: "emailAddress"), telephoneNumber = Self(rawValue: "telephoneNumber"),
        oneTimeCode = Self(rawValue: "oneTimeCode"), URL = Self(rawValue: "URL"),
        givenName = Self(rawValue: "givenName"), familyName = Self(rawValue: "familyName"),
        postalCode = Self(rawValue: "postalCode"), creditCardNumber = Self(rawValue: "creditCardNumber")
}

/// The key that ends typing.
public struct SubmitLabel: Hashable, Sendable {
    /// The keys by their names, all alike here.
    public static let done = Self(), go = Self(), send = Self(), join = Self(), route = Self(), search = Self(),
        `return` = Self(), next = Self(), `continue` = Self()
}

/// Whether text can be marked.
public protocol TextSelectability {}

/// Text can be marked.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// Text cannot be marked.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be marked.
    public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be marked.
    public static var disabled: Self { Self() }
}

/// When the keyboard is put away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    /// The choices by their names, all alike here.
    public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self()
}
