// EnvironmentValues.swift: what views hand down to the views inside them.

internal import Foundation

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

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The direction in which lines are read.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The rule by which stacks share their length.
    package var stackRule: any StackRule = GreedyRule()
}

extension EnvironmentValues {
    /// The font of text that has none; `nil` for `Font.body`.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The largest number of lines of a text; `nil` for any.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How the lines of a text are aligned with each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// What measures text.
    public var textMeasurer: any TextMeasurer {
        get { self[TextMeasurerKey.self] }
        set { self[TextMeasurerKey.self] = newValue }
    }

    /// Whether text is bold.
    var isBold: Bool {
        get { self[BoldKey.self] }
        set { self[BoldKey.self] = newValue }
    }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TextMeasurerKey: EnvironmentKey { static var defaultValue: any TextMeasurer { HelveticaMeasurer() } }
private enum BoldKey: EnvironmentKey { static var defaultValue: Bool { false } }
