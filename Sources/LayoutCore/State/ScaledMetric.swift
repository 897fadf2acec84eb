// ScaledMetric.swift: lengths that grow with text.

/// A length that grows with the text of a style, as people wish it larger.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    private let base: Value
    private let style: Font.TextStyle

    /// A length that grows with body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// A length that grows with the text of a style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, style) = (wrappedValue, textStyle)
    }

    /// The length, in proportion to the style's size.
    public var wrappedValue: Value { base * Value(style.pointSize(at: size) / style.pointSize) }
}
