// ScrollRequest.swift: a view that a program wants to be seen.

/// A view that a window is to show.
struct ScrollRequest {
    let id: AnyHashable
    let anchor: UnitPoint?
    let mover: ScrollMover
}

/// Who scrolls a window.
enum ScrollMover {
    case person, program
    /// A program that writes where the window stands, and knows it therefore.
    case position
}
