// Drawing.swift: modifiers that change how a view is drawn, and what is drawn beside or behind it.  None is drawn here: those that
// would change the picture appear in the diagnostics of the layout.

extension View {
    /// Would draw the view brighter.
    public func brightness(_ amount: Double) -> some View { leavingOut("brightness", if: amount != 0) }
    /// Would draw the view with more contrast.
    public func contrast(_ amount: Double) -> some View { leavingOut("contrast", if: amount != 1) }
    /// Would draw the view in stronger colours.
    public func saturation(_ amount: Double) -> some View { leavingOut("saturation", if: amount != 1) }
    /// Would draw the view in greys.
    public func grayscale(_ amount: Double) -> some View { leavingOut("grayscale", if: amount != 0) }
    /// Would turn the colours of the view.
    public func hueRotation(_ angle: Angle) -> some View { leavingOut("hueRotation", if: angle != .zero) }
    /// Would draw the view in the opposite colours.
    public func colorInvert() -> some View { leavingOut("colorInvert") }
    /// Would multiply the colours of the view by another.
    public func colorMultiply(_ color: Color) -> some View { leavingOut("colorMultiply", if: color != .white) }
    /// Would make dark parts transparent.
    public func luminanceToAlpha() -> some View { leavingOut("luminanceToAlpha") }
    /// Would mix the view with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        leavingOut("blendMode", if: blendMode != .normal)
    }
    /// Would draw the view as one picture.
    public func compositingGroup() -> Self { self }
    /// Would draw the view as one picture.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }
    /// Would move the view's geometry as one.
    public func geometryGroup() -> Self { self }
    /// Tells the views inside why something is hidden, besides what is said around; nothing is drawn over them.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }.leavingOut("redacted", if: !reason.isEmpty)
    }
    /// Tells the views inside that nothing is hidden.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Would hide private parts.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
    /// Would show a number beside a row or a tab.
    public func badge(_ count: Int) -> some View { leavingOut("badge", if: count != 0) }
    /// Would show words beside a row or a tab.
    public func badge(_ label: Text?) -> some View { leavingOut("badge", if: label != nil) }
    /// Would show words beside a row or a tab.
    public func badge(_ key: LocalizedStringKey?) -> some View { leavingOut("badge", if: key != nil) }
    /// Would show words beside a row or a tab.
    @_disfavoredOverload public func badge(_ label: some StringProtocol) -> some View { leavingOut("badge") }
    /// Would say how prominent numbers beside rows are.
    public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
    /// Would show other symbols of the same names.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant).leavingOut("symbolVariant", if: variant != .none)
    }
    /// Would paint the container around.
    public func containerBackground(_: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View {
        leavingOut("containerBackground")
    }
    /// Would put a view behind the container around.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { leavingOut("containerBackground") }
    /// Would put the view on glass of a shape.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        leavingOut("glassEffect", if: glass != .identity)
    }
    /// Keeps people from choosing the view among others.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { keptFromChoice(isDisabled) }
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
    /// Would name a view on glass, so that it flows into another.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self { self }
    /// Would let views on glass be one.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> Self { self }
    /// Would soften what scrolls under bars.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }
    /// Would draw the view on beneath bars.
    public func backgroundExtensionEffect() -> some View { leavingOut("backgroundExtensionEffect") }
    /// Would make the tab bar smaller while people scroll.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
    /// Would say how wide the column of an inspector is, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
    /// Would say how wide the column of an inspector is, in points.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
    /// Adds a bar of the view's own at its upper or lower side.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// Lets the view take taps inside a shape, where the shape is for these.
    @ViewBuilder public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
    /// Would give a shape to `ContainerRelativeShape` inside, which says that it is left out.
    public func containerShape(_ shape: some InsettableShape) -> some View { environment(\.hasContainerShape, true) }
}

/// How a view is mixed with what is behind it; without effect here.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}
/// In what numbers colours are mixed; without effect here.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Why something is hidden, which views may ask; nothing is drawn over them.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// One bit for each reason.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The reasons by their names.
    public static let placeholder = RedactionReasons(rawValue: 1), privacy = RedactionReasons(rawValue: 2),
        invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// Why something is hidden; for no reason, until `redacted(reason:)` gives one.
    @Entry public var redactionReasons: RedactionReasons = []
    /// Which other symbols of the same names are shown.
    @Entry public var symbolVariants: SymbolVariants = .none
    /// How prominent numbers beside rows are.
    @Entry public var badgeProminence: BadgeProminence = .standard
    /// How prominent what lies behind the view is.
    @Entry public var backgroundProminence: BackgroundProminence = .standard
}

extension ShapeStyle {
    /// The paint mixed with what is behind; it is not mixed.
    @_disfavoredOverload public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
/// How prominent what lies behind a view is.
public enum BackgroundProminence: Hashable, Sendable { case standard, increased }
/// How prominent numbers beside rows are.
public enum BadgeProminence: Hashable, Sendable { case decreased, standard, increased }

/// Other symbols of the same names.
public struct SymbolVariants: Hashable, Sendable {
    private var isOther = true

    /// The symbols as they are.
    public static let none = Self(isOther: false)
    /// The variants by their names, all alike here.
    public static let circle = Self(), square = Self(), rectangle = Self(), fill = Self(), slash = Self()
    /// In a circle.
    public var circle: Self { Self() }
    /// In a square.
    public var square: Self { Self() }
    /// In a rectangle.
    public var rectangle: Self { Self() }
    public var fill: Self { Self() }
    /// Struck through.
    public var slash: Self { Self() }
}

/// Which container is meant.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
    case widget, navigation, navigationSplitView, tabView, window
}

/// What glass looks like.
public struct Glass: Hashable, Sendable {
    private var isSeen = true

    /// The looks by their names, all alike here.
    public static let regular = Self(), clear = Self()
    /// No glass.
    public static let identity = Self(isSeen: false)
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
    public var body: some View { content }
}

/// How what scrolls under bars is softened; without effect here.
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }
/// When the tab bar becomes smaller; without effect here.
public enum TabBarMinimizeBehavior: Hashable, Sendable { case automatic, onScrollDown, onScrollUp, never }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button on glass, with the room of one with a border.
    public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button on coloured glass, with the room of one with a border.
    public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// What a shape is for; only taps are here.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// One bit for each purpose.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The purposes by their names.
    public static let interaction = ContentShapeKinds(rawValue: 1), dragPreview = ContentShapeKinds(rawValue: 2),
        contextMenuPreview = ContentShapeKinds(rawValue: 4), hoverEffect = ContentShapeKinds(rawValue: 8),
        focusEffect = ContentShapeKinds(rawValue: 16), accessibility = ContentShapeKinds(rawValue: 32)
}
