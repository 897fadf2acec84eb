// OwnedView.swift: views that something other than a view makes: a style, which may read the environment and keep state.

/// What an owner makes; the owner's properties are tied to this place as those of a view are.
package struct OwnedView<Owner, Made: View>: View, PrimitiveView {
    private let owner: Owner
    private let make: (Owner) -> Made

    /// A view that an owner makes.
    package init(_ owner: Owner, @ViewBuilder make: @escaping (Owner) -> Made) {
        (self.owner, self.make) = (owner, make)
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        context.build(owner, into: &list, body: make)
    }
}
