// Preview.swift: `#Preview` and `@Previewable`, which expand to nothing, how views are shown in an editor, without effect here,
// and `@Entry`, which gives a property a key.

/// Shows views in an editor; here it expands to nothing.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =

    #externalMacro(module: "ViewMacros", type: "Preview")

/// Shows views in an editor, in surroundings of some traits; here it expands to nothing.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "Preview")

/// Marks a dynamic property that is declared in a preview; here it changes nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "Previewable")
/// A preview; here only what its traits are named by.
public struct Preview: Sendable {
    /// The traits of previews of views.
    public struct ViewTraits: Sendable {}
}
/// In what surroundings a preview is shown; without effect here.
public struct PreviewTrait<T>: Sendable {
    private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The room that a device gives.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// The room that the view takes.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// A room in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    /// A device upright.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// A device on its left side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// A device on its right side.
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
    /// A device upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// The assistive access of a device.
    public static var assistiveAccess: PreviewTrait { PreviewTrait() }
    /// A preview changed by a modifier.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// What changes the views of a preview.
public protocol PreviewModifier {
    /// What the previews with this modifier share.
    associatedtype Context = Void
    /// The type of the changed views.
    associatedtype Body: View
    /// The views to change.
    typealias Content = AnyView
    /// What the previews with this modifier share.
    @MainActor static func makeSharedContext() async throws -> Context
    /// The changed views.
    @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    @MainActor public static func makeSharedContext() async throws -> Context { () }
}
/// The room of a preview: a device's, the view's own, or a size in points.
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String
    /// The device of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device of a name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String
    /// The orientations by their names.
    public static let portrait = Self(name: "portrait"), portraitUpsideDown = Self(name: "portraitUpsideDown"),
        landscapeLeft = Self(name: "landscapeLeft"), landscapeRight = Self(name: "landscapeRight")
    /// All of them.
    public static let allCases: [Self] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

extension View {
    /// Would show the view in a room.
    public func previewLayout(_ value: PreviewLayout) -> Self { self }
    /// Would show the view on a device.
    public func previewDevice(_ value: PreviewDevice?) -> Self { self }
    /// Would name the preview.
    public func previewDisplayName(_ value: String?) -> Self { self }
    /// Would turn the device.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}

/// Keeps a property under a key that is made for it, in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`.
///
/// The value after the sign of equality is that where none was set.  With a type it is made whenever it is asked for, without one
/// it is made once.  A property of `FocusedValues` has an optional type and no value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "Entry")
