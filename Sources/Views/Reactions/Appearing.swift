// Appearing.swift: what runs when views come, or hear of something.  A host has no time after its layout: what would
// run later or elsewhere does not run.

extension View {
    /// Runs an asynchronous action when the view has come, in `LayoutHost.layout(_:settling:)`; other layouts wait for nothing.
    ///
    /// The action goes on until it ends, or is cancelled when the view or the host goes.  Where a function of no actor that it calls
    /// goes on after half a second, it must not write state, for views are then laid out beside it.
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
