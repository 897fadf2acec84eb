// Marks.swift: what would be drawn beside or behind a view, or keep people from choosing it.

extension View {
    /// Would show a number beside a row or a tab.
    public func badge(_ count: Int) -> Self { self }
    /// Would show words beside a row or a tab.
    public func badge(_ label: Text?) -> Self { self }
    /// Would show words beside a row or a tab.
    public func badge(_ key: LocalizedStringKey?) -> Self { self }
    /// Would show words beside a row or a tab.
    @_disfavoredOverload public func badge(_ label: some StringProtocol) -> Self { self }
    /// Would say how prominent numbers beside rows are.
    public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
    /// Would show other symbols of the same names.
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
    /// Would paint the container around.
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> Self {
        self
    }
    /// Would put a view behind the container around.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self { self }
    /// Would put the view on glass of a shape.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> Self { self }
    /// Would keep people from choosing the row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
    /// Would run a button again while it is held.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
    /// The view: comparing views saves no work here.
    public func equatable() -> Self where Self: Equatable { self }
    /// Would mark text that is old.
    public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
    /// Would print why the view is evaluated again.
    public static func _printChanges() {}
    /// Would log why the view is evaluated again.
    public static func _logChanges() {}
}

extension EnvironmentValues {
    /// How prominent numbers beside rows are.
    @Entry public var badgeProminence: BadgeProminence = .standard
    /// How prominent what lies behind the view is.
    @Entry public var backgroundProminence: BackgroundProminence = .standard
}

/// How prominent what lies behind a view is.
public enum BackgroundProminence: Hashable, Sendable { case standard, increased }
/// How prominent numbers beside rows are.
public enum BadgeProminence: Hashable, Sendable { case decreased, standard, increased }

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
public enum ContainerBackgroundPlacement: Hashable, Sendable {
    case widget, navigation, navigationSplitView, tabView, window
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
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// A view that would be evaluated only when it differs.
public struct EquatableView<Content: View & Equatable>: View {
    /// The view.
    public let content: Content
    /// Makes one of a view.
    public init(content: Content) { self.content = content }
    /// The view.
    public var body: some View { content }
}
