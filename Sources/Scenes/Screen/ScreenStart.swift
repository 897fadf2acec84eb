// ScreenStart.swift: a screen solved container by container, as the places of a basis.  Lengths in points, exact.
//
// Where no guide leaves its container the answers of the containers in turn are those of the whole program
// (Mathematics.md, section 6, "Composition"), and what holds each length says which rows and columns are basic.  Every
// place that is not basic is held by an objective no later than that of the container it belongs to, so that no later
// objective can want it otherwise.  Nothing rests on this: the basis is a guess until it is proved.

import Boxes
import Fractions
import LinearPrograms

/// What holds every length of a screen when its containers are solved in turn.
struct ScreenStart {
    /// What holds a length.
    enum Hold {
        /// The row that its container has for it.
        case container
        /// What lies inside.
        case content
        /// Its least and its greatest value, and a value that is the only one.
        case least, most, fixed
    }

    /// One view along one axis.
    struct Place {
        /// Between what its column is held.
        var bounds = (lower: 0.0, upper: Double.infinity)
        /// The shortest, the longest and the chosen length.
        var least = Fraction(0)
        var most = Fraction.infinity
        var size = Fraction(0)
        var hold = Hold.fixed
        /// Whether it has the level of its tier, and is the first that has.
        var isLevel = false
        var isFirstOfLevel = false
        /// Whether it is as long as what it is offered, or longer.
        var fills = false
        var overflows = false
        /// Whether it starts and ends where its container does.
        var starts = false
        var ends = false
        /// Whether its children take all of its length.
        var isFull = false

        /// Whether its bounds alone leave it one length.
        var isFixed: Bool { bounds.lower == bounds.upper }
    }

    let screen: Screen
    let ranges: ScreenRanges
    var places: [PerAxis<Place>]

    /// Solves a screen from the root on; a guide that depends on what lies inside of its view is taken for a constant.
    ///
    /// - Complexity: O(*n* log *n*) sums of fractions.
    init(_ screen: Screen) {
        self.screen = screen
        ranges = ScreenRanges(screen)
        places = screen.nodes.map { _ in PerAxis { _ in Place() } }
        for index in screen.nodes.indices {
            for axis in Axis.allCases {
                let range = ranges[index, axis]
                places[index][axis].bounds = range.bounds
                (places[index][axis].least, places[index][axis].most) = (range.least, range.most)
            }
        }
        for axis in Axis.allCases { holdRoot(axis, ranges.mostOfRoot(axis)) }
        for index in screen.nodes.indices {
            for axis in Axis.allCases { layOut(index, axis) }
        }
    }

    private mutating func holdRoot(_ axis: Axis, _ most: Double?) {
        if let most { offer(Fraction(exactly: most), to: 0, axis) } else { holdLeast(0, axis) }
    }

    private mutating func layOut(_ index: Int, _ axis: Axis) {
        let node = screen.nodes[index]
        switch node.kind {
        case .leaf: break
        case .padding(_, let total):
            for child in node.children { fill(index, with: child, axis, insets: Fraction(exactly: total[axis])) }
        case .frame:
            for child in node.children { offer(places[index][axis].size, to: child, axis) }
        case .stack(axis, _, _): share(index, axis)
        case .stack, .overlay: align(index, axis)
        }
    }

    /// What a padding's child gets is what the insets leave, or the other way round where the content holds the padding.
    private mutating func fill(_ index: Int, with child: Int, _ axis: Axis, insets: Fraction) {
        let own = places[index][axis]
        if own.hold == .content {
            if own.size == own.least { holdLeast(child, axis) } else { holdMost(child, axis) }
        } else if places[child][axis].isFixed {
            holdLeast(child, axis)
        } else {
            hold(child, axis, .container, own.size - insets)
        }
    }
}

extension ScreenStart {
    /// Holds a length at what is inside, or at its own bound where that is larger; a padding has none.
    mutating func holdLeast(_ index: Int, _ axis: Axis) {
        let place = places[index][axis]
        let isInside = isPadding(index) || place.least > Fraction(exactly: place.bounds.lower)
        hold(index, axis, place.isFixed ? .fixed : isInside ? .content : .least, place.least)
    }

    private func isPadding(_ index: Int) -> Bool {
        if case .padding = screen.nodes[index].kind { true } else { false }
    }

    /// Holds a length at its greatest value.
    mutating func holdMost(_ index: Int, _ axis: Axis) {
        let most = places[index][axis].most
        let isInside = most < Fraction(exactly: places[index][axis].bounds.upper)
        hold(index, axis, places[index][axis].isFixed ? .fixed : isInside ? .content : .most, most)
    }

    mutating func hold(_ index: Int, _ axis: Axis, _ hold: Hold, _ size: Fraction) {
        (places[index][axis].hold, places[index][axis].size) = (hold, size)
    }

    /// A view takes what it is offered as far as it can.
    mutating func offer(_ length: Fraction, to child: Int, _ axis: Axis) {
        let place = places[child][axis]
        if screen.nodes[child].isUnspecified[axis] {
            holdLeast(child, axis)
        } else if place.least > length {
            holdLeast(child, axis)
            exceed(child, axis)
        } else if place.least == place.most {
            holdLeast(child, axis)
        } else if place.most <= length {
            holdMost(child, axis)
        } else {
            hold(child, axis, .container, length)
            places[child][axis].fills = true
        }
    }

    private mutating func exceed(_ index: Int, _ axis: Axis) {
        (places[index][axis].overflows, places[index][axis].fills) = (true, true)
    }
}
