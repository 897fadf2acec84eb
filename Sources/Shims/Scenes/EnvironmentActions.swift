// EnvironmentActions.swift: what views ask of what is around them: to go away, to open something, to be light or dark.  Only
// what is presented goes away; nothing else happens, and colours are the light ones.

/// Whether a view is shown over another.
public struct PresentationMode: Sendable {
    /// Whether it is.
    public private(set) var isPresented = false
    /// Puts the view away.
    public mutating func dismiss() { isPresented = false }
}

/// Loads something again.
public struct RefreshAction: Sendable {
    fileprivate let action: @MainActor @Sendable () async -> Void
    /// Loads it.
    public func callAsFunction() async { await action() }
}

/// Would open a window.
public struct OpenWindowAction: Sendable {
    /// Does nothing.
    public func callAsFunction(id: String) {}
    /// Does nothing.
    public func callAsFunction(id: String? = nil, value: some Codable & Hashable) {}
}

/// Puts the view away that is shown over another.
public struct DismissAction: Sendable {
    // Kept as long as the views that are laid out, on their thread.
    nonisolated(unsafe) fileprivate var close: (() -> Void)?

    /// Puts the view away; nothing happens where none is shown over another.
    public func callAsFunction() { close?() }
}
/// Would close a window.
public struct DismissWindowAction: Sendable {
    /// Does nothing.
    public func callAsFunction(id: String? = nil) {}
}

extension EnvironmentValues {
    /// Puts the view away that is shown over another.
    public var dismiss: DismissAction { DismissAction(close: closing) }
    /// Whether a view is shown over another.
    public var presentationMode: Binding<PresentationMode> {
        let close = closing
        return Binding(get: { PresentationMode(isPresented: close != nil) }, set: { if !$0.isPresented { close?() } })
    }
    /// Whether a view is shown over another.
    public var isPresented: Bool { closing != nil }
    /// Would close a window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Loads something again; `nil` where no view around is `refreshable`.
    public var refresh: RefreshAction? {
        refreshing.map(RefreshAction.init)
    }
    /// Would open a window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Whether the program is in front; it is, until a program hands something else down.
    @Entry public var scenePhase: ScenePhase = .active
    /// How colours differ.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

extension View {
    /// Would hide the bar at the top of the screen.
    public func statusBar(hidden: Bool) -> Self { self }
    /// Would hide the bar at the top of the screen.
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
    /// Would hide what the system draws over the screen.
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}

/// How colours differ: as usual, or more.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

extension View {
    /// Would draw bars for a light or a dark screen.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
}
