// NamedPart.swift: parts of the system's that are made of other views, by a name of their own in trees.

/// A part of the system's, such as a bar, that is laid out as the view inside it.
private final class NamedNode: TransparentNode {
    private let name: String

    init(_ context: BuildContext, _ child: Node, _ name: String) {
        self.name = name
        super.init(context, child)
    }

    override var kind: String { name }
    override var isContainer: Bool { true }
    override var isLayered: Bool { true }
}

extension View {
    /// The view as a part by whose kind trees name it, such as `NavigationBar`.
    package func named(_ kind: String) -> some View { modified { NamedNode($1, $0, kind) } }
}
