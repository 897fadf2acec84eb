// AnyView.swift: a view of any type.

import DeepThreads

/// A view of any type.  When the type inside changes, its state starts again.
public struct AnyView: View, PrimitiveView {
    private let type: Any.Type
    private let erased: ErasedView

    /// Hides a view's type.
    public init<Content: View>(_ view: Content) {
        type = Content.self
        erased = ErasedView { $0.build(view, into: &$1) }
    }

    /// Hides a view's type.
    public init<Content: View>(erasing view: Content) { self.init(view) }

    func build(in context: BuildContext, into list: inout NodeList) {
        list.isStatic = false
        erased.build(in: context.with(context.identity.child(of: type)), into: &list)
    }

    /// Appends the nodes of a view whose type cannot change after all.
    func buildStatically(in context: BuildContext, into list: inout NodeList) {
        erased.build(in: context.child(0), into: &list)
    }
}

/// The only owner of a view of some type, which may have others like it inside, thousands one in the other.
private final class ErasedView {
    /// Appends the view's nodes; it owns the view.
    @exclusivity(unchecked) private var builder: ((BuildContext, inout NodeList) -> Void)?

    init(_ builder: @escaping (BuildContext, inout NodeList) -> Void) { self.builder = builder }

    // Left to itself the release would take a part of the stack for each view.
    deinit { DeepStack.release { builder = nil } }

    func build(in context: BuildContext, into list: inout NodeList) { builder?(context, &list) }
}

extension ViewBuilder {
    /// The views of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
