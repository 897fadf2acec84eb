// Preview.swift: `#Preview` and `@Previewable`, which expand to nothing; what they are given is checked by the compiler and
// never run.

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
public struct PreviewTrait<Kind>: Sendable {
    private init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
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
