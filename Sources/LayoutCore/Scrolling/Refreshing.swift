// Refreshing.swift: what people ask for who pull a window down at its beginning.

private enum RefreshingKey: EnvironmentKey { static var defaultValue: (@MainActor () async -> Void)? { nil } }

extension EnvironmentValues {
    /// What loads something again; `nil` for nothing.
    package var refreshing: (@MainActor () async -> Void)? {
        get { self[RefreshingKey.self] }
        set { self[RefreshingKey.self] = newValue }
    }
}
