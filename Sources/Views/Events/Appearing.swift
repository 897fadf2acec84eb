// Appearing.swift: what runs when views come, go, or hear of something.  A host has no time after its layout: what would
// run later or elsewhere does not run.

extension View {
    /// Would run an action when the view goes.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { unchanged }

    /// Runs an asynchronous action when the view has come, in `LayoutHost.layout(_:settling:)`; other layouts wait for nothing.
    ///
    /// The action is cancelled when the layout has settled.  Where a function of no actor that it calls goes on after half a
    /// second, it must not write state, for views are then laid out beside it.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View { puttingOff(action) }

    /// Runs an asynchronous action when the view has come, and again when a value changes, likewise.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View { puttingOff(by: value, action) }

    /// Runs an action with the values that a publisher sends while it is subscribed to, and no later ones.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { modifier(Receiving(publisher: publisher, action: action)) }

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

/// Listens to a publisher from when the view comes.
private struct Receiving<P: Publisher>: ViewModifier where P.Failure == Never {
    /// The subscription, which lasts as long as the view.
    private final class Subscription { var held: AnyCancellable? }

    let publisher: P
    let action: (P.Output) -> Void
    @State private var subscription = Subscription()

    func body(content: Content) -> some View {
        content.onAppear { subscription.held = publisher.sink { action($0) } }
    }
}
