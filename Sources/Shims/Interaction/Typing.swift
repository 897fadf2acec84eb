// Typing.swift: how text would be typed, where typing goes, and what runs when people act.  Typing goes to a field by
// `LayoutHost.tap` and `LayoutHost.type`; what a program writes of it stays until then.

extension View {
    /// Would show a keyboard of a kind.
    public func keyboardType(_ type: UIKeyboardType) -> Self { self }
    /// Would capitalise what is typed.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
    /// Would capitalise what is typed.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }
    /// Tells the views inside whether what is typed is corrected, which nothing is here.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    /// Tells the views inside whether what is typed is corrected, which nothing is here.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable ?? false)
    }
    /// Would offer what fits.
    public func textContentType(_ textContentType: UITextContentType?) -> Self { self }
    /// Would name the key that ends typing.
    public func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }
    /// Would let text be marked and copied.
    public func textSelection(_ selectability: some TextSelectability) -> Self { self }
    /// Would put the keyboard away while people scroll.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
    /// Would let the view take what is typed.
    public func focusable(_ isFocusable: Bool = true) -> Self { self }
    /// Would let the view take what is typed, for some interactions.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }
    /// Would keep keys together.
    public func focusSection() -> Self { self }
    /// Would draw no ring around the view that is typed in.
    public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
    /// Would send typing to a view first.
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> Self { self }
    /// Runs an action when people are done with typing in a field inside, by `LayoutHost.submit`.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        submitted { if triggers.contains($0 == .text ? .text : .search) { action() } }
    }
    /// Keeps views around from hearing that people are done with typing.
    public func submitScope(_ isBlocking: Bool = true) -> some View { submitScoped(isBlocking) }
    /// Runs an action when people pull a window inside down at its beginning, by `LayoutHost.scroll`.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        environment(\.refreshing, action)
    }
    /// Would say what people are doing.
    public func userActivity(_ activityType: String, isActive: Bool = true, _ update: (NSObject) -> Void) -> Self {
        self
    }
    /// Would say which window takes what is opened.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
    /// Would run when a link is opened.
    public func onOpenURL(perform action: (URL) -> Void) -> Self { self }
    /// Would run when something is handed over.
    public func onContinueUserActivity(_ activityType: String, perform action: (NSObject) -> Void) -> Self { self }
    /// Would tell a value while the view is typed in.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> Self { self }
    /// Would tell a value while the view is typed in.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self { self }
    /// Would tell an object while the view is typed in.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> Self { self }
    /// Would tell a value while the window is in front.
    public func focusedSceneValue<Value>(_: WritableKeyPath<FocusedValues, Value?>, _: Value) -> Self { self }
    /// Would tell a value while the window is in front.
    public func focusedSceneValue<Value>(_: WritableKeyPath<FocusedValues, Value?>, _: Value?) -> Self { self }
    /// Would tell an object while the view is typed in.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> Self { self }
    /// Would tell an object while the window is in front.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> Self { self }
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
public typealias DisabledTextSelectability = EnabledTextSelectability

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be marked.
    public static var enabled: Self { Self() }
    /// Text cannot be marked.
    public static var disabled: Self { Self() }
}
/// When the keyboard is put away.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable { case automatic, immediately, interactively, never }

/// What a view takes typing for; without effect here.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To activate, to edit, and the usual.
    public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2), automatic: Self = [.activate, .edit]
}

extension EnvironmentValues {
    /// Whether what is typed is left as it is.
    @Entry public var autocorrectionDisabled: Bool = false
    /// Would say whether typing goes to the view; false.
    public var isFocused: Bool { false }
}

/// What counts as being done with typing.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a text, and in a search.
    public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}

/// A type that names a value of the view that is typed in.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// What the view that is typed in tells others; nothing here.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The value of a key; `nil` if it has none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the view that is typed in; `nil` here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ type: Value.Type) where Value: AnyObject & Observable {}
    /// No value.
    public var wrappedValue: Value? { nil }
}

/// A binding of the view that is typed in; `nil` here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// No value; what is written is lost.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    /// No binding.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view that is typed in; `nil` here.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// An object by its type.
    public init() {}
    /// No object.
    public var wrappedValue: ObjectType? { nil }
}
