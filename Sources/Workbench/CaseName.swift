// CaseName.swift: what a case of an enumeration is called, as JSON and the comparison of faults have it.

/// The name of a value's case, without what it carries.
package func caseName<Value>(of value: Value) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
}
