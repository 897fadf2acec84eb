// ControlStyle.swift: how the styles of a program dress the controls inside a view, one rule for all kinds of controls.

/// The controls of one kind, by the configuration of one of them.
struct ControlStyle<Configuration>: Hashable, Sendable {}

private enum ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ((Configuration) -> AnyView)? { nil }
}

extension EnvironmentValues {
    /// How controls of a kind look; `nil` for their usual look.
    subscript<Configuration>(_: ControlStyle<Configuration>) -> ((Configuration) -> AnyView)? {
        get { self[ControlStyleKey<Configuration>.self] }
        set { self[ControlStyleKey<Configuration>.self] = newValue }
    }
}

extension View {
    /// Lets a style dress the controls inside; those of the same kind that it makes itself have their usual look.
    func dressed<Style, Configuration>(
        by style: Style, _ make: @escaping (Style, Configuration) -> some View
    ) -> some View {
        environment(\.[ControlStyle<Configuration>()]) { configuration in
            AnyView(
                OwnedView(style) { make($0, configuration) }.environment(\.[ControlStyle<Configuration>()], nil))
        }
    }
}
