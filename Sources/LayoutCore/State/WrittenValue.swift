// WrittenValue.swift: whether a value that is written over another one changes anything.

/// Whether a value that is written is the one that is there already, as far as that can be known.
///
/// SwiftUI leaves such a value unwritten.  It compares plain data by their bytes, other values by `==` where they have it, and
/// the rest field by field, objects by their identity; here the fields of plain data stand for their bytes.  What has neither
/// `==` nor fields, such as a closure, counts as changed.
/// Source: `StoredLocation.set` and `compareValues` of OpenSwiftUI (mode `equatableUnlessPOD`).
func isUnchanged<Value>(_ value: Value, by written: Value) -> Bool {
    areSame(value, written, isPlain: _isPOD(Value.self))
}

private func areSame(_ value: Any, _ written: Any, isPlain: Bool) -> Bool {
    guard type(of: value) == type(of: written) else { return false }
    // Equality that leaves fields of plain data out must not hide that they are written.
    if !isPlain, let value = value as? any Equatable { return value.isEqual(to: written) }
    if let parts = fields(of: value), let others = fields(of: written) {
        return parts.count == others.count
            && zip(parts, others).allSatisfy { areSame($0.value, $1.value, isPlain: isPlain) }
    }
    if type(of: value) is AnyObject.Type { return value as AnyObject === written as AnyObject }
    return (value as? any Equatable)?.isEqual(to: written) ?? false
}

/// What a structure, a tuple or an optional value consists of; `nil` where that is not known.
private func fields(of value: Any) -> Mirror.Children? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children
    // A structure without fields may be one whose fields were not recorded, and one with a mirror of its own may show others.
    case .struct, .tuple: return value is any CustomReflectable || mirror.children.isEmpty ? nil : mirror.children
    default: return nil
    }
}

extension Equatable {
    /// Equality with a value of any type; that which is not a number is equal to itself, since writing it again changes nothing.
    fileprivate func isEqual(to other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other || self != self && other != other && self is any FloatingPoint
    }
}
