// LinkedView.swift: the view of something that is no view, with its states tied to a place.

/// What something is made into, once its properties are tied to its place and up to date.
package struct LinkedView<Owner, Content: View>: View, PrimitiveView {
    private let owner: Owner
    private let make: (Owner) -> Content

    /// A view of something that may have states.
    package init(_ owner: Owner, @ViewBuilder make: @escaping (Owner) -> Content) {
        (self.owner, self.make) = (owner, make)
    }

    func build(in context: BuildContext, into list: inout NodeList) { context.build(owner, into: &list, body: make) }
}
