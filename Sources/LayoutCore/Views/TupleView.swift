// TupleView.swift: several views.

/// Several views in a row of a closure.
public struct TupleView<Views>: View, PrimitiveView {
    /// The views.
    public var value: Views
    private let builders: [(BuildContext, inout NodeList) -> Void]

    /// Puts views in order.
    public init<each Content: View>(_ value: (repeat each Content)) where Views == (repeat each Content) {
        self.value = value
        var builders: [(BuildContext, inout NodeList) -> Void] = []
        for view in repeat each value { builders.append { $0.build(view, into: &$1) } }
        self.builders = builders
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        for (index, builder) in builders.enumerated() { builder(context.child(index, isLabelled: true), &list) }
    }
}

extension ViewBuilder {
    /// Several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
}
