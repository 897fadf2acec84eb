// ScrollRequest.swift: a view that a program wants to be seen.

/// A view that a window is to show.
struct ScrollRequest {
    let id: AnyHashable
    let anchor: UnitPoint?
}
