// EqualSizes.swift: equal lengths are fair, which is what SwiftUI's stacks aim at.

/// Base 0, weight 1.
struct EqualSizes: UndirectedPolicy {
    let name = "equal-sizes"

    func base<Value>(of item: ItemOver<Value>) -> Value { 0 }
    func weight<Value>(of item: ItemOver<Value>) -> Value.Scalar { 1 }
}
