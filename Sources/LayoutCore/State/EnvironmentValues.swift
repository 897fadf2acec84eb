// EnvironmentValues.swift: what views hand down to the views inside them.

/// A type that names a value which views hand down.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing was handed down.
    static var defaultValue: Value { get }
}

/// What views hand down to the views inside them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes an environment of default values.
    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // A value may be optional: the cast would take a missing value for `nil`.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The direction in which lines are read.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The font of text that has none; `nil` for `Font.body`.
    public var font: Font?
    /// How large text is that grows with the wishes of people.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// The largest number of lines of a text; `nil` for any.
    public var lineLimit: Int?
    /// How the lines of a text are aligned with each other.
    public var multilineTextAlignment = TextAlignment.leading
    /// What measures text.
    public var textMeasurer: any TextMeasurer = HelveticaMeasurer()
    /// Whether text is bold.
    var isBold = false
    /// The rule by which stacks share their length.
    package var stackRule: any StackRule = GreedyRule()
}
