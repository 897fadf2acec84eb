// NodeList.swift: the nodes that a view becomes.

/// The nodes that a view becomes, in order: one, several or none.
public struct NodeList {
    var nodes: [Node] = []
    /// Whether the number of nodes follows from the type alone; a container of one static node disappears.
    var isStatic = true
}
