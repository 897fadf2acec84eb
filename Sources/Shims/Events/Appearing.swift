// Appearing.swift: what would run when views go or people act; it does not run here.

extension View {
    /// Would run an action when the view goes.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { unchanged }

    /// Would run an action when people are done with typing.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { unchanged }
    /// Would keep typing from being told to the views around.
    public func submitScope(_ isBlocking: Bool = true) -> some View { unchanged }
    /// Would reload when people pull.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View { unchanged }
    /// Would run when a link is opened.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { unchanged }
    /// Would run when something is handed over.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSObject) -> Void
    ) -> some View { unchanged }
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
