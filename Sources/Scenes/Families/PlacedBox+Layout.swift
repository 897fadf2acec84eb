// PlacedBox+Layout.swift: boxes where they stand, as measures from outside see them.  Lengths in points.

package import Boxes
package import Families
package import Rows

extension Array {
    /// The boxes by their sides, with their texts and what they are to people.
    package func layout<Value: Number, J: Judge<Value>>(
        judge: inout J
    ) throws(J.Failure) -> PlacedLayout<Value> where Element == PlacedBox<Value> {
        var views: [PlacedLayout<Value>.View] = []
        for element in self {
            var view = PlacedLayout<Value>.View(
                id: element.box.id, left: element.origin[.horizontal], right: element.end(.horizontal),
                top: element.origin[.vertical], bottom: element.end(.vertical), container: element.surroundings)
            try view.tell(of: element.box, offered: element.proposal, judge: &judge)
            if let parent = element.parent, views[parent].isHeading { view.isHeading = true }
            views.append(view)
        }
        let room = PerAxis { axis in first?.proposal[axis].flatMap { $0.isInfinite ? nil : $0 } }
        return PlacedLayout(views, width: room.horizontal, height: room.vertical)
    }
}

extension PlacedLayout.View {
    /// Takes the role of a box and the visible lines of its text.
    mutating func tell<J: Judge<Value>>(
        of box: Box<Value>, offered proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) {
        (isHeading, takesTaps) = (box.role == .heading, box.role == .button)
        if box.isWindow {
            let scrolls = PerAxis { box.roomInside(along: $0) == .endless }
            window = .init(scrollsAcross: scrolls.horizontal, scrollsDown: scrolls.vertical)
        }
        guard case .text(let piece) = box.content, let shown = try box.text(for: proposal, judge: &judge) else {
            return
        }
        text = .init(
            lines: piece.strings(of: shown), baselines: shown.lines.map(\.baseline), smallest: piece.size,
            largest: piece.size)
    }
}
