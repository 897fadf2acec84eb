// SceneBreakpoint+Sentences.swift: what changes at a breakpoint of a scene, in words.  Lengths in points.

import Boxes

extension SceneBreakpoint {
    /// One sentence for each change, views that change alike in one; those that only grow faster or slower come last.
    ///
    /// - Parameter unit: That by which what is swept grows, as in "by 1/2 a point".
    package func sentences(per unit: String) -> [String] {
        var groups: [(event: Event, names: [String])] = []
        for event in events.filter({ !$0.isChangeOfSlope }) + events.filter(\.isChangeOfSlope) {
            if let subject = event.subject, let alike = groups.firstIndex(where: { $0.event.isLike(event) }) {
                groups[alike].names.append(subject)
            } else {
                groups.append((event: event, names: event.subject.map { [$0] } ?? []))
            }
        }
        return groups.map { group in
            let isCounted = group.names.count > Self.mostNamed
            let who = isCounted ? "\(group.names.count) views" : group.names.map(\.printable).listed
            return group.event.sentence(of: who, many: group.names.count > 1, per: unit)
        }
    }

    /// More views than these are counted.
    static let mostNamed = 4
}

extension SceneBreakpoint.Event {
    fileprivate var isChangeOfSlope: Bool { if case .changesSlope = self { true } else { false } }

    /// The view or the stack that changes; `nil` for the scene.
    package var subject: String? {
        switch self {
        case .fits, .overflows, .leavesSpace, .usesAll: nil
        case .stackFits(let name), .stackOverflows(let name): name
        case .breaks(let view, _, _, _), .jumps(let view, _, _, _), .leaves(let view, _, _, _, _),
            .reaches(let view, _, _, _, _), .changesSlope(let view, _, _, _):
            view
        }
    }

    /// Whether two events differ in nothing but in who changes.
    fileprivate func isLike(_ other: SceneBreakpoint.Event) -> Bool { with(subject: "") == other.with(subject: "") }

    private func with(subject: String) -> SceneBreakpoint.Event {
        switch self {
        case .fits, .overflows, .leavesSpace, .usesAll: self
        case .stackFits: .stackFits(subject)
        case .stackOverflows: .stackOverflows(subject)
        case .breaks(_, let from, let to, let height): .breaks(view: subject, from: from, to: to, height: height)
        case .jumps(_, let side, let from, let to): .jumps(view: subject, side, from: from, to: to)
        case .leaves(_, let side, let length, let mark, let rate):
            .leaves(view: subject, side, at: length, mark, rate: rate)
        case .reaches(_, let side, let length, let mark, let rate):
            .reaches(view: subject, side, at: length, mark, rate: rate)
        case .changesSlope(_, let side, let from, let to): .changesSlope(view: subject, side, from: from, to: to)
        }
    }

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
        case .breaks(_, let from, let to, let height):
            let breaks = to > from ? "\(verb("break")) into" : "\(verb("need"))"
            return "\(who) \(breaks) \(to.lines), not \(from.counted): \(height.points) high"
        case .jumps(_, let side, let from, let to):
            return "\(who.possessive) \(side.name) jumps from \(from.points) to \(to.points)"
        case .leaves(_, let side, let length, let mark, let rate):
            if let place = side.place(length, mark, many: many) { return "\(who) \(verb("leave")) \(place)" }
            return "\(who) \(verb("begin")) to \(side.motion(rate, many: true)), from \(side.measure(length))"
        case .reaches(_, let side, let length, let mark, let rate):
            let reaches = many ? "reach" : "reaches"
            if let place = side.place(length, mark, many: many) { return "\(who) \(reaches) \(place)" }
            return "\(who) no longer \(side.motion(rate, many: many)): \(side.measure(length))"
        case .changesSlope(_, let side, let from, let to):
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
        var groups: [(words: (verb: String, amount: String), names: [String])] = []
        for frame in frames {
            for axis in Axis.allCases where frame.size[axis].slope != 0 {
                let words = Self.growth(by: frame.size[axis].slope, along: axis)
                if let alike = groups.firstIndex(where: { $0.words == words }) {
                    groups[alike].names.append(frame.id.printable)
                } else {
                    groups.append((words: words, names: [frame.id.printable]))
                }
            }
        }
        guard !groups.isEmpty else { return "no view changes its size" }
        return groups.map { words, names in
            let who = names.count > SceneBreakpoint.mostNamed ? "\(names.count) views" : names.listed
            return "\(who) \(names.count > 1 ? "get" : "gets") \(words.verb) by \(words.amount) \(unit)"
                + (names.count > 1 ? " each" : "")
        }.joined(separator: "; ")
    }

    private static func growth(by slope: Fraction, along axis: Axis) -> (verb: String, amount: String) {
        let (more, less) = axis == .horizontal ? ("wider", "narrower") : ("higher", "lower")
        return (slope > 0 ? more : less, slope.magnitude.double.slopeText)
    }
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
