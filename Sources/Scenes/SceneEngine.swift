// SceneEngine.swift: the rules by which the stacks of a scene share their lengths, followed in any arithmetic.

/// An engine that lays scenes out; certificates and options name it as its raw value says.
public enum SceneEngine: String, Sendable, CaseIterable {
    /// SwiftUI's rule.
    case swiftui = "swiftui"
    /// The best lengths that there are.
    case optimal = "optimal"
}
