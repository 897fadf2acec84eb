// RenameButton.swift: a button that renames what is around, as a view around it says.

/// What renames something.
public struct RenameAction {
    fileprivate let action: () -> Void
    /// Renames it.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What renames; `nil` for nothing.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button with a pencil that runs the action of `renameAction(_:)` around it.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    public init() {}

    /// The button.
    public var body: some View { Button("Rename", systemImage: "pencil") { rename?() } }
}

extension View {
    /// Sets what rename buttons inside do.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
}
