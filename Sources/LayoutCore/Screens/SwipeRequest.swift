// SwipeRequest.swift: the actions that slide in from the edges of rows.

/// The buttons that slide in from an edge of a row.
struct SwipeRequest: ScreenRequest {
    let buttons: [Subview]
    let edge: HorizontalEdge
    /// Whether swiping all the way runs the first of them.
    let hasFullSwipe: Bool

    var name: String { "swipeActions" }
    var isSeen: Bool { false }
}

extension View {
    /// The view with buttons that slide in from an edge of its row; of several views, each with its own.
    package func swiping(_ buttons: some View, from edge: HorizontalEdge, hasFullSwipe: Bool) -> some View {
        requesting(buttons, ofEach: true) { SwipeRequest(buttons: $0, edge: edge, hasFullSwipe: hasFullSwipe) }
    }
}
