// PreferenceKey.swift: values that views hand up.

/// A type that names a value which views hand up to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing was handed up.
    static var defaultValue: Value { get }
    /// Adds the value of a later view to that of the earlier ones.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}
