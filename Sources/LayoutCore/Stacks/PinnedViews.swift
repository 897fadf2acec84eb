// PinnedViews.swift: headers and footers that stay in sight while their sections scroll.  Lengths in points.

/// Views that stay in sight while the others of their sections scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for headers, one for footers.
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers and footers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1),
        sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The identity of a section.
package final class SectionMark: Sendable {
    package init() {}
}

/// What a container knows of a view in a section.
package struct SectionPlace: LayoutValueKey {
    package enum Part: Sendable { case header, content, footer }

    package static let defaultValue = SectionPlace(part: .content, section: nil)
    package let part: Part
    package let section: SectionMark?

    package init(part: Part, section: SectionMark?) { (self.part, self.section) = (part, section) }
}

/// Which views a container keeps in sight, and along which axis they scroll.
package struct Pins {
    let views: PinnedScrollableViews
    let axis: Axis
    /// The room of a list's headers in their rows; `nil` outside of lists.
    private let header: ListRowRoom?

    /// What is kept in sight.
    package init(_ views: PinnedScrollableViews, along axis: Axis, header: ListRowRoom? = nil) {
        (self.views, self.axis, self.header) = (views, axis, header)
    }

    /// Draws the views that stay in sight over the others, where nothing else is said of their order.
    func raise(_ views: [Node]) {
        for view in views where isPinned(view.sectionPlace.part) && view.trait(\.zIndex) == nil {
            view.traits.own.zIndex = 1
            view.face = NodeFace(view)
        }
    }

    /// Where views stand in a window: headers not before its beginning, footers not behind its end, and both in their sections.
    ///
    /// - Parameter isMirrored: Whether lines run right to left, so that sections begin at the right.
    func frames(of views: [Node], at frames: [CGRect], in window: CGRect, isMirrored: Bool) -> [CGRect] {
        let isHeaderFirst = axis == .vertical || !isMirrored
        let places = views.map(\.sectionPlace)
        var sections: [ObjectIdentifier: Extent] = [:], blocks: [Block: Extent] = [:]
        let rows = zip(views, frames).map { view, frame in
            let room = view.sectionPlace.part == .header ? header : view.traits.rare?.row
            return room?.frame(around: frame, in: frame) ?? frame
        }
        for (place, frame) in zip(places, rows) {
            guard let section = place.section.map({ ObjectIdentifier($0) }) else { continue }
            let extent = Extent(start: frame.origin[axis], end: frame.origin[axis] + frame.size[axis])
            sections[section, default: extent].include(extent)
            blocks[Block(section: section, part: place.part), default: extent].include(extent)
        }
        return zip(places, frames).map { place, frame in
            guard isPinned(place.part), let section = place.section.map({ ObjectIdentifier($0) }),
                let extent = sections[section], let block = blocks[Block(section: section, part: place.part)]
            else { return frame }
            let length = block.end - block.start
            let (first, last) = (window.origin[axis], window.origin[axis] + window.size[axis] - length)
            let isFirst = (place.part == .header) == isHeaderFirst
            let wanted = isFirst ? max(block.start, first) : min(block.start, last)
            var pinned = frame
            pinned.origin[axis] += max(extent.start, min(wanted, extent.end - length)) - block.start
            return pinned
        }
    }

    /// All headers, or all footers, of a section.
    private struct Block: Hashable {
        let section: ObjectIdentifier
        let part: SectionPlace.Part
    }

    /// From where to where something reaches.
    private struct Extent {
        var start, end: CGFloat

        mutating func include(_ other: Extent) { (start, end) = (min(start, other.start), max(end, other.end)) }
    }

    private func isPinned(_ part: SectionPlace.Part) -> Bool {
        switch part {
        case .header: views.contains(.sectionHeaders)
        case .footer: views.contains(.sectionFooters)
        case .content: false
        }
    }
}

extension Node {
    fileprivate var sectionPlace: SectionPlace {
        trait { $0.layoutValues[ObjectIdentifier(SectionPlace.self)] as? SectionPlace } ?? SectionPlace.defaultValue
    }
}
