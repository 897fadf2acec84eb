// Typing.swift: how text would be typed; without effect here.

extension View {
    /// Would show a keyboard of a kind.
    public func keyboardType(_ type: UIKeyboardType) -> Self { self }
    /// Would capitalise what is typed.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
    /// Would capitalise what is typed.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }
    /// Would correct what is typed, or not.
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
    /// Would correct what is typed, or not.
    public func disableAutocorrection(_ disable: Bool?) -> Self { self }
    /// Would offer what fits.
    public func textContentType(_ textContentType: UITextContentType?) -> Self { self }
    /// Would name the key that ends typing.
    public func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }
    /// Would let text be marked and copied.
    public func textSelection(_ selectability: some TextSelectability) -> Self { self }
    /// Would put the keyboard away while people scroll.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
}

/// A kind of keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What is capitalised.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable { case none, words, sentences, allCharacters }
/// What is capitalised.
public enum TextInputAutocapitalization: Hashable, Sendable { case never, words, sentences, characters }

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
    /// Names and their parts.
    public static let name = Self("name"), namePrefix = Self("namePrefix"), givenName = Self("givenName"),
        middleName = Self("middleName"), familyName = Self("familyName"), nameSuffix = Self("nameSuffix"),
        nickname = Self("nickname")
    /// What people do and where they live.
    public static let jobTitle = Self("jobTitle"), organizationName = Self("organizationName"),
        location = Self("location"), fullStreetAddress = Self("fullStreetAddress"),
        streetAddressLine1 = Self("streetAddressLine1"), streetAddressLine2 = Self("streetAddressLine2"),
        addressCity = Self("addressCity"), addressState = Self("addressState"),
        addressCityAndState = Self("addressCityAndState"), sublocality = Self("sublocality"),
        countryName = Self("countryName"), postalCode = Self("postalCode")
    /// How to reach people and let them in, and days.
    public static let telephoneNumber = Self("telephoneNumber"), emailAddress = Self("emailAddress"),
        URL = Self("URL"), username = Self("username"), password = Self("password"),
        newPassword = Self("newPassword"), oneTimeCode = Self("oneTimeCode"),
        shipmentTrackingNumber = Self("shipmentTrackingNumber"), flightNumber = Self("flightNumber"),
        dateTime = Self("dateTime"), birthdate = Self("birthdate"), birthdateDay = Self("birthdateDay"),
        birthdateMonth = Self("birthdateMonth"), birthdateYear = Self("birthdateYear")
    /// Cards.
    public static let creditCardNumber = Self("creditCardNumber"), creditCardName = Self("creditCardName"),
        creditCardGivenName = Self("creditCardGivenName"), creditCardMiddleName = Self("creditCardMiddleName"),
        creditCardFamilyName = Self("creditCardFamilyName"), creditCardSecurityCode = Self("creditCardSecurityCode"),
        creditCardExpiration = Self("creditCardExpiration"),
        creditCardExpirationMonth = Self("creditCardExpirationMonth"),
        creditCardExpirationYear = Self("creditCardExpirationYear"), creditCardType = Self("creditCardType")
    /// Devices.
    public static let cellularEID = Self("cellularEID"), cellularIMEI = Self("cellularIMEI")
}

/// The key that ends typing.
public enum SubmitLabel: Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
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
public enum ScrollDismissesKeyboardMode: Hashable, Sendable { case automatic, immediately, interactively, never }
