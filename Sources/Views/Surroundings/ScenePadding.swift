// ScenePadding.swift: the distance of content from the edges of a window.  Lengths in points.

extension View {
    /// Keeps the distance from the window's edges that a phone's system does: 16 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    /// Keeps a distance from the window's edges, 16 points of either kind.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}

/// What a distance from the window's edges is for.
public struct ScenePadding: Hashable, Sendable {
    /// For content, and for the least that navigation bars keep; alike here.
    public static let automatic = Self(), minimum = Self(), navigationBar = Self()
}
