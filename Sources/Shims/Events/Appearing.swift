// Appearing.swift: what would run when views go or people act; it does not run here.

extension View {
    /// Would run an action when the view goes.
    public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
    /// Would run an action when people are done with typing.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: () -> Void) -> Self { self }
    /// Would keep typing from being told to the views around.
    public func submitScope(_ isBlocking: Bool = true) -> Self { self }
    /// Would reload when people pull.
    public func refreshable(action: @MainActor () async -> Void) -> Self { self }
    /// Would run when a link is opened.
    public func onOpenURL(perform action: (URL) -> Void) -> Self { self }
    /// Would run when something is handed over.
    public func onContinueUserActivity(_ activityType: String, perform action: (NSObject) -> Void) -> Self { self }
}

/// What counts as being done with typing; without effect here.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a text, and in a search.
    public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}
