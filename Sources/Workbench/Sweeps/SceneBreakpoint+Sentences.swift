// SceneBreakpoint+Sentences.swift: what changes at a breakpoint of a scene, in words.  Lengths in points.

import Boxes

extension SceneBreakpoint {
    /// One sentence for each change, views that change alike in one; those that only grow faster or slower come last.
    ///
    /// - Parameter unit: That by which what is swept grows, as in "by 1/2 a point".
    package func sentences(per unit: String) -> [String] {
        let told = events.filter { !$0.change.isOfSlope } + events.filter(\.change.isOfSlope)
        return told.grouped { $0.subject == nil ? nil : $0.change }.map { alike in
            alike[0].change.sentence(of: alike.compactMap(\.subject?.printable).views, many: alike.count > 1, per: unit)
        }
    }
}

extension SceneBreakpoint.Change {
    fileprivate var isOfSlope: Bool { if case .changesSlope = self { true } else { false } }

    /// The event of some views, which all do the same.
    fileprivate func sentence(of who: String, many: Bool, per unit: String) -> String {
        func verb(_ word: String) -> String { many ? word : word + "s" }
        switch self {
        case .fits: return "the scene fits: nothing exceeds its container any more"
        case .overflows: return "the scene begins to overflow its container"
        case .leavesSpace: return "from here on the scene leaves space"
        case .usesAll: return "the scene takes all the space again"
        case .stackFits: return "\(who) \(verb("fit")) into \(many ? "their" : "its") room"
        case .stackOverflows:
            return "\(who) \(verb("begin")) to overflow \(many ? "their" : "its") room"
        case .breaks(let from, let to, let height):
            let breaks = to > from ? "\(verb("break")) into" : "\(verb("need"))"
            return "\(who) \(breaks) \(to.lines), not \(from.counted): \(height.points) high"
        case .jumps(let side, let from, let to):
            return "\(who.possessive) \(side.name) jumps from \(from.points) to \(to.points)"
        case .leaves(let side, let length, let mark, let rate):
            if let place = side.place(length, mark, many: many) { return "\(who) \(verb("leave")) \(place)" }
            return "\(who) \(verb("begin")) to \(side.motion(rate, many: true)), from \(side.measure(length))"
        case .reaches(let side, let length, let mark, let rate):
            let reaches = many ? "reach" : "reaches"
            if let place = side.place(length, mark, many: many) { return "\(who) \(reaches) \(place)" }
            return "\(who) no longer \(side.motion(rate, many: many)): \(side.measure(length))"
        case .changesSlope(let side, let from, let to):
            return """
                \(who.possessive) \(side.name) now gains \(to.double.slopeText) \(unit)\(many ? " each" : ""), not \
                \(from.double.slopeText)
                """
        }
    }
}

extension SceneBreakpoint.Side {
    /// `its maximum width, 160`; `nil` for a length without a name.
    fileprivate func place(_ length: Fraction, _ mark: SceneSweep.Landmark?, many: Bool) -> String? {
        mark.map { "\(many ? "their" : "its") \($0.rawValue) \(name), \(length.points)" }
    }

    /// `160 wide`, or `x 20`.
    fileprivate func measure(_ number: Fraction) -> String {
        switch self {
        case .length(let axis): "\(number.points) \(axis.adjective)"
        case .place: "\(name) \(number.points)"
        }
    }

    /// `grows`, or `move right`.
    fileprivate func motion(_ rate: Fraction, many: Bool) -> String {
        let ending = many ? "" : "s"
        return switch self {
        case .length: (rate > 0 ? "grow" : "shrink") + ending
        case .place(.horizontal): "move\(ending) \(rate > 0 ? "right" : "left")"
        case .place(.vertical): "move\(ending) \(rate > 0 ? "down" : "up")"
        }
    }
}

extension SceneSweep.Piece {
    /// Who changes its size from the start of the piece on, and by how much a unit of what is swept.
    package func growthSentence(per unit: String) -> String {
        let growing = frames.flatMap { frame in
            Axis.allCases.filter { frame.size[$0].slope != 0 }.map { axis in
                (name: frame.id.printable, words: Self.growth(by: frame.size[axis].slope, along: axis))
            }
        }
        if growing.isEmpty { return "no view changes its size" }
        return growing.grouped(by: \.words).map { alike in
            let (get, each) = alike.count > 1 ? ("get", " each") : ("gets", "")
            return "\(alike.map(\.name).views) \(get) \(alike[0].words) \(unit)\(each)"
        }.joined(separator: "; ")
    }

    private static func growth(by slope: Fraction, along axis: Axis) -> String {
        let (more, less) = axis == .horizontal ? ("wider", "narrower") : ("higher", "lower")
        return "\(slope > 0 ? more : less) by \(slope.magnitude.double.slopeText)"
    }
}

extension [String] {
    /// The views of these names; more than four are counted.
    fileprivate var views: String { count > 4 ? "\(count) views" : listed }
}

extension Int {
    /// The number as a sentence has it.
    fileprivate var counted: String {
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        return words.indices.contains(self) ? words[self] : "\(self)"
    }

    /// `two lines`.
    fileprivate var lines: String { "\(counted) \(self == 1 ? "line" : "lines")" }
}

extension String {
    /// `title's`, `4 views'`.
    fileprivate var possessive: String { hasSuffix("s") ? self + "'" : self + "'s" }
}
