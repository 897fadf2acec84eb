// PlacedLayout.swift: a layout as measures from outside see it.  Lengths in points.

public import Rows

/// A row's items or a scene's views where they stand, over any number.  In points, in the coordinates of the outermost.
public struct PlacedLayout<Value: Number>: Sendable {
    /// One view.
    public struct View: Sendable {
        /// Its id; `nil` for the row itself, and for views without one.
        public let id: String?
        /// Where its sides are.  A row lies from left to right and has no height.
        public let left, right, top, bottom: Value
        /// The place of the container around it among the views; `nil` for the outermost.
        public let container: Int?
        /// Its visible lines; `nil` for a view that is no text.
        public var text: Text?
        /// Whether it is a heading, and whether it takes taps.
        public var isHeading = false, takesTaps = false
        /// How it cuts off or scrolls its content; `nil` for a view that does neither.
        public var window: Window?

        /// A view where it stands.
        public init(id: String?, left: Value, right: Value, top: Value, bottom: Value, container: Int?) {
            (self.id, self.left, self.right, self.top, self.bottom) = (id, left, right, top, bottom)
            self.container = container
        }
    }

    /// The visible lines of a text.
    public struct Text: Sendable {
        /// How many characters stand on each line, from top to bottom.
        public let characters: [Int]
        /// From each baseline to the next one.
        public let distances: [Value]
        /// The sizes of its fonts: the smallest and the largest.
        public let smallest, largest: Value

        /// A text in fonts of some sizes, by the words on its lines, and their baselines from its top.
        package init(lines: [String], baselines: [Value], smallest: Value, largest: Value) {
            let visible = lines.map { $0.reversed().drop(while: \.isWhitespace).count }
            let distances = zip(baselines, baselines.dropFirst()).map { $1 - $0 }
            self.init(characters: visible, distances: distances, smallest: smallest, largest: largest)
        }

        /// A text of so many characters a line, in fonts of some sizes.
        public init(characters: [Int], distances: [Value], smallest: Value, largest: Value) {
            (self.characters, self.distances) = (characters, distances)
            (self.smallest, self.largest) = (smallest, largest)
        }
    }

    /// A view that shows only a part of its content.
    public struct Window: Sendable {
        /// Whether its content scrolls across, and down.
        public let scrollsAcross, scrollsDown: Bool

        /// A window whose content moves, or is cut off.
        public init(scrollsAcross: Bool, scrollsDown: Bool) {
            (self.scrollsAcross, self.scrollsDown) = (scrollsAcross, scrollsDown)
        }
    }

    /// How bad something is.
    public struct Amount: Sendable {
        /// In points; where it is not above 0, all is well.
        public let value: Value
        /// The places of the views concerned.
        public let views: [Int]

        /// An amount in points, and the places of the views concerned.
        public init(_ value: Value, about views: [Int]) { (self.value, self.views) = (value, views) }
    }

    /// The views, each before those inside it.  The first is the outermost; of a row it is the container.
    public let views: [View]
    /// How long the screen is; `nil` where it has no end.
    public let width, height: Value?

    /// Views, each before those inside it, on a screen.
    public init(_ views: [View], width: Value? = nil, height: Value? = nil) {
        (self.views, self.width, self.height) = (views, width, height)
    }

    /// The windows around a view, the innermost first.
    public func windows(around view: Int) -> [Int] { around(view).filter { views[$0].window != nil } }

    /// The containers and windows around a view, the innermost first.
    func around(_ view: Int) -> [Int] {
        var (found, next): ([Int], Int?) = ([], views[view].container)
        while let place = next {
            found.append(place)
            next = views[place].container
        }
        return found
    }

    /// The places of the texts.
    var texts: [Int] { views.indices.filter { views[$0].text != nil } }

    /// A length in the numbers of the layout.
    static func points(_ number: Double) -> Value { Value(Value.Scalar(decimal: number)) }
}
