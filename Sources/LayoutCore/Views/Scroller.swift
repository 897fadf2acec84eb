// Scroller.swift: windows that programs scroll.  Lengths in points.

/// Scrolls windows for a program: once views are where a layout puts them, and the next round shows it.
package final class Scroller {
    fileprivate weak var session: LayoutSession?

    package init() {}

    /// Scrolls the windows around the first view with an id, as `LayoutHost.scroll(to:anchor:)` does.
    package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        session?.scrolls.append(ScrollRequest(id: id, anchor: anchor))
    }
}

/// A view that a window is to show.
struct ScrollRequest {
    let id: AnyHashable
    let anchor: UnitPoint?
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

/// Where a window is to begin.
package enum ScrollStart: Hashable {
    /// Where a point of the content stands at the same point of the window.
    case anchor(UnitPoint)
    /// At a point of the content.
    case point(CGPoint)
}

/// Where a window is to begin: until something scrolls it, and from when a program says so.
package struct ScrollStarts: Hashable {
    package var first: UnitPoint?
    package var wanted: ScrollStart?
}

private enum ScrollStartsKey: EnvironmentKey { static var defaultValue: ScrollStarts { ScrollStarts() } }

extension EnvironmentValues {
    /// Where the windows inside are to begin.
    package var scrollStarts: ScrollStarts {
        get { self[ScrollStartsKey.self] }
        set { self[ScrollStartsKey.self] = newValue }
    }
}

extension ContainerSize {
    /// Scrolls to where a window wants to begin: a window in a room, onto content of a size.
    func begin(at starts: ScrollStarts, room: CGSize, content: CGSize) {
        if let wanted = starts.wanted, wanted != begun {
            offset = wanted.offset(room, content)
            isScrolled = true
        } else if !isScrolled, let first = starts.first {
            offset = ScrollStart.anchor(first).offset(room, content)
        }
        begun = starts.wanted
    }
}

extension ScrollStart {
    fileprivate func offset(_ room: CGSize, _ content: CGSize) -> CGSize {
        let offset =
            switch self {
            case .anchor(let anchor):
                CGSize(
                    width: anchor.x * (content.width - room.width), height: anchor.y * (content.height - room.height))
            case .point(let point): CGSize(width: point.x, height: point.y)
            }
        return CGSize { offset[$0].isFinite ? max(0, offset[$0]) : 0 }
    }
}
