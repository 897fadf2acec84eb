// Scroller.swift: windows that programs scroll.  Lengths in points.

/// Scrolls windows for a program: once views are where a layout puts them, and the next round shows it.
package final class Scroller {
    fileprivate weak var session: LayoutSession?

    package init() {}

    /// Scrolls the windows around the first view with an id, as `LayoutHost.scroll(to:anchor:)` does.
    ///
    /// - Parameter isPosition: Whether what asks for it knows where the window stands.
    package func scroll(to id: AnyHashable, anchor: UnitPoint?, isPosition: Bool = false) {
        session?.scrolls.append(ScrollRequest(id: id, anchor: anchor, mover: isPosition ? .position : .program))
    }
}

/// A view through which something scrolls.
private struct Scrolling<Content: View>: PrimitiveView {
    let content: Content
    let scroller: Scroller

    func build(in context: BuildContext, into list: inout NodeList) {
        scroller.session = context.session
        context.build(content, into: &list)
    }
}

extension View {
    /// Lets a scroller scroll the windows of the screen.
    package func scrolled(by scroller: Scroller) -> some View { Scrolling(content: self, scroller: scroller) }
}
