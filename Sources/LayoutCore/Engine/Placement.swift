// Placement.swift: where a child stands in its parent.

/// A child's origin in its parent's coordinates, in points and as if lines ran left to right, and its final proposal.
struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
}

/// A call of `LayoutSubview.place`, as the session records it while they are watched.
struct NotedPlacement {
    /// The node of the subview.
    let node: ObjectIdentifier
    let placement: Placement
}

/// What one placing of all nodes hands down and collects.
final class PlacementPass {
    /// What may happen once everything is placed: observers of preferences, and views that appeared.
    var reactions: [() -> Void] = []
    /// The named coordinate spaces around, innermost last, by their frames in the root's coordinates.
    var spaces: [(name: AnyHashable, frame: CGRect)] = []
    /// The screen and what is free of it; `nil` where nothing covers the screen.
    var safeArea: SafeArea?
    /// The window around that scrolls, in the root's coordinates, as far as those around it show it; `nil` outside of windows.
    var window: CGRect?
    /// Whether the windows around show what is placed, as far as lazy containers ask.
    var isInSight = true
}
