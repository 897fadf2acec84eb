// WritingTools.swift: help with writing, which is not offered here.

/// How much help with writing is offered; without effect here.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// Kinds of help by name.
    public static let automatic = Self(name: "automatic"), complete = Self(name: "complete"),
        limited = Self(name: "limited"), disabled = Self(name: "disabled")
}

extension View {
    /// Would offer help with writing.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
}
