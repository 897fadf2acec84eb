// Marks.swift: what would be drawn beside or behind a view, or keep people from choosing it.

extension View {
    /// Would show a number beside a row or a tab.
    public func badge(_ count: Int) -> some View { unchanged }
    /// Would show words beside a row or a tab.
    public func badge(_ label: Text?) -> some View { unchanged }
    /// Would show words beside a row or a tab.
    public func badge(_ key: LocalizedStringKey?) -> some View { unchanged }
    /// Would show words beside a row or a tab.
    @_disfavoredOverload
    public func badge(_ label: some StringProtocol) -> some View { unchanged }
    /// Would say how prominent numbers beside rows are.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { unchanged }
    /// Would show other symbols of the same names.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { unchanged }
    /// Would paint the container around.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { unchanged }
    /// Would put a view behind the container around.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { unchanged }
    /// Would put the view on glass.
    public func glassEffect(_ glass: Glass = .regular) -> some View { unchanged }
    /// Would put the view on glass of a shape.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { unchanged }
    /// Would keep people from choosing the row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { unchanged }
    /// Would run a button again while it is held.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { unchanged }
    /// The view: comparing views saves no work here.
    public func equatable() -> some View where Self: Equatable { unchanged }
    /// Would mark text that is old.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { unchanged }
    /// Would print why the view is evaluated again.
    public static func _printChanges() {}
    /// Would log why the view is evaluated again.
    public static func _logChanges() {}
}

extension EnvironmentValues {
    /// How prominent numbers beside rows are.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
    /// How prominent what lies behind the view is.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

/// How prominent what lies behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    /// The choices by their names.
    public static let standard = Self(name: "standard"), increased = Self(name: "increased")
}

/// How prominent numbers beside rows are.
public struct BadgeProminence: Hashable, Sendable {
    /// The choices by their names, all alike here.
    public static let decreased = Self(), standard = Self(), increased = Self()
}

/// Other symbols of the same names.
public struct SymbolVariants: Hashable, Sendable {
    /// The variants by their names, all alike here.
    public static let none = Self(), circle = Self(), square = Self(), rectangle = Self(), fill = Self(), slash = Self()
    /// In a circle.
    public var circle: Self { self }
    /// In a square.
    public var square: Self { self }
    /// In a rectangle.
    public var rectangle: Self { self }
    /// Filled.
    public var fill: Self { self }
    /// Struck through.
    public var slash: Self { self }
}

/// Which container is meant.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// The containers by their names, all alike here.
    public static let widget = Self(), navigation = Self(), navigationSplitView = Self(), tabView = Self(),
        window = Self()
}

/// What glass looks like.
public struct Glass: Hashable, Sendable {
    /// The looks by their names, all alike here.
    public static let regular = Self(), clear = Self(), identity = Self()
    /// Coloured.
    public func tint(_ color: Color?) -> Self { self }
    /// Moving when it is touched.
    public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// Views on glass that flows together; they stand as they would without it.
public struct GlassEffectContainer<Content: View>: View {
    /// The views.
    public let body: Content
    /// Views on glass.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { body = content() }
}

/// Whether a button runs again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    /// The choices by their names, all alike here.
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}

/// A view that would be evaluated only when it differs.
public struct EquatableView<Content: View & Equatable>: View {
    /// The view.
    public let content: Content
    /// Makes one of a view.
    public init(content: Content) { self.content = content }
    /// The view.
    public var body: some View { content }
}
