// RenameButton.swift: a button that renames what is around, as a view around it says.

private enum RenameKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// What renames; `nil` for nothing.
    fileprivate var rename: (() -> Void)? {
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
    public func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, action) }
}
