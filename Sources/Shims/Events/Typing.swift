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

    /// Names and their parts.
    public static let name = Self(rawValue: "name"),
        namePrefix = Self(rawValue: "namePrefix"),
        givenName = Self(rawValue: "givenName"),
        middleName = Self(rawValue: "middleName"),
        familyName = Self(rawValue: "familyName"),
        nameSuffix = Self(rawValue: "nameSuffix"),
        nickname = Self(rawValue: "nickname")
    /// What people do and where they live.
    public static let jobTitle = Self(rawValue: "jobTitle"),
        organizationName = Self(rawValue: "organizationName"),
        location = Self(rawValue: "location"),
        fullStreetAddress = Self(rawValue: "fullStreetAddress"),
        streetAddressLine1 = Self(rawValue: "streetAddressLine1"),
        streetAddressLine2 = Self(rawValue: "streetAddressLine2"),
        addressCity = Self(rawValue: "addressCity"),
        addressState = Self(rawValue: "addressState"),
        addressCityAndState = Self(rawValue: "addressCityAndState"),
        sublocality = Self(rawValue: "sublocality"),
        countryName = Self(rawValue: "countryName"),
        postalCode = Self(rawValue: "postalCode")
    /// How to reach people and let them in, and days.
    public static let telephoneNumber = Self(rawValue: "telephoneNumber"),
        emailAddress = Self(rawValue: "emailAddress"),
        URL = Self(rawValue: "URL"),
        username = Self(rawValue: "username"),
        password = Self(rawValue: "password"),
        newPassword = Self(rawValue: "newPassword"),
        oneTimeCode = Self(rawValue: "oneTimeCode"),
        shipmentTrackingNumber = Self(rawValue: "shipmentTrackingNumber"),
        flightNumber = Self(rawValue: "flightNumber"),
        dateTime = Self(rawValue: "dateTime"),
        birthdate = Self(rawValue: "birthdate"),
        birthdateDay = Self(rawValue: "birthdateDay"),
        birthdateMonth = Self(rawValue: "birthdateMonth"),
        birthdateYear = Self(rawValue: "birthdateYear")
    /// Cards.
    public static let creditCardNumber = Self(rawValue: "creditCardNumber"),
        creditCardName = Self(rawValue: "creditCardName"),
        creditCardGivenName = Self(rawValue: "creditCardGivenName"),
        creditCardMiddleName = Self(rawValue: "creditCardMiddleName"),
        creditCardFamilyName = Self(rawValue: "creditCardFamilyName"),
        creditCardSecurityCode = Self(rawValue: "creditCardSecurityCode"),
        creditCardExpiration = Self(rawValue: "creditCardExpiration"),
        creditCardExpirationMonth = Self(rawValue: "creditCardExpirationMonth"),
        creditCardExpirationYear = Self(rawValue: "creditCardExpirationYear"),
        creditCardType = Self(rawValue: "creditCardType")
    /// Devices.
    public static let cellularEID = Self(rawValue: "cellularEID"),
        cellularIMEI = Self(rawValue: "cellularIMEI")
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
