// ConditionalContent.swift: what `if` and `switch` make.  State in a branch ends with the branch.

/// One of two views, as an `if` or `switch` chooses.
public struct ConditionalContent<First: View, Second: View>: View, PrimitiveView {
    enum Choice {
        case first(First)
        case second(Second)
    }

    private let choice: Choice

    init(_ choice: Choice) { self.choice = choice }

    func build(in context: BuildContext, into list: inout NodeList) {
        list.isStatic = false
        switch choice {
        case .first(let view):
            context.identity.forget(1)
            context.child(0).build(view, into: &list)
        case .second(let view):
            context.identity.forget(0)
            context.child(1).build(view, into: &list)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    func build(in context: BuildContext, into list: inout NodeList) {
        list.isStatic = false
        guard let view = self else { return context.identity.forget(0) }
        context.child(0).build(view, into: &list)
    }
}

extension ViewBuilder {
    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        ConditionalContent(.first(first))
    }
    /// The other branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        ConditionalContent(.second(second))
    }
}
