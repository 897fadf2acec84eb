// Breakpoint+Sentences.swift: what changes at a breakpoint, in words.  Lengths in points; items by name.

extension Breakpoint {
    /// One sentence for each change, items that change alike in one, called by `names`; those that only grow faster or
    /// slower come last, and are counted where there are many of them.
    public func sentences(naming names: [String]) -> [String] {
        var groups: [(event: Event, items: [Int])] = []
        for event in events.filter({ !$0.isChangeOfSlope }) + events.filter(\.isChangeOfSlope) {
            let alike = groups.lastIndex { Self.areAlike($0.event, event) }
            if let alike, let item = event.item {
                groups[alike].items.append(item)
            } else {
                groups.append((event: event, items: event.item.map { [$0] } ?? []))
            }
        }
        return groups.map { group in
            let isCounted = group.event.isChangeOfSlope && group.items.count > Self.mostNamed
            let who = isCounted ? "\(group.items.count) others" : group.items.map { names[$0] }.listed
            return group.event.sentence(of: who, many: group.items.count > 1)
        }
    }

    /// More items than these that only change their slope are counted; the sentence on who grows has their names.
    private static let mostNamed = 3

    /// Whether two events differ in nothing but the item.
    private static func areAlike(_ first: Event, _ second: Event) -> Bool {
        switch (first, second) {
        case (.leaves(_, let length, let landmark), .leaves(_, let other, let otherLandmark)),
            (.reaches(_, let length, let landmark), .reaches(_, let other, let otherLandmark)):
            landmark == otherLandmark && length.points == other.points
        case (.changesSlope(_, let from, let to, _), .changesSlope(_, let otherFrom, let otherTo, _)):
            from.slopeText == otherFrom.slopeText && to.slopeText == otherTo.slopeText
        default: false
        }
    }
}

extension Breakpoint.Event {
    fileprivate var isChangeOfSlope: Bool { if case .changesSlope = self { true } else { false } }

    /// The event of some items, which all do the same.
    fileprivate func sentence(of who: String, many: Bool) -> String {
        switch self {
        case .fits: "the row fits: nothing overflows any more"
        case .overflows: "the row begins to overflow"
        case .leavesSpace(let isFull):
            isFull ? "the row is full: from here on space stays unused" : "from here on space stays unused"
        case .usesAll: "the row takes all the space again"
        case .turns(.flexBasis): "the line turns from shrinking to growing"
        case .turns(.natural): "the glue turns from shrinking to stretching"
        case .turns(.preferred): "the row turns from shrinking to growing"
        case .tierBegins(let priority): "tier \(priority.points) begins to grow"
        case .tierStops(let priority, let isFull): "tier \(priority.points) \(isFull ? "is full" : "stands still")"
        case .leaves(_, let length, let landmark):
            "\(who) \(many ? "leave" : "leaves") \(Self.place(length, landmark, many: many))"
        case .reaches(_, let length, nil): "\(who) \(many ? "stop" : "stops") at \(length.points)"
        case .reaches(_, let length, let landmark):
            "\(who) \(many ? "reach" : "reaches") \(Self.place(length, landmark, many: many))"
        case .jumps(_, let from, let to): "\(who) jumps from \(from.points) to \(to.points)"
        case .changesSlope(_, let from, let to, let sharing):
            """
            \(who) now \(many ? "gain" : "gains") \(to.slopeText) a point\(many ? " each" : ""), not \(from.slopeText)\
            \(sharing.map { ", sharing with \($0.rawValue)" } ?? "")
            """
        }
    }

    /// `its maximum, 160`.
    private static func place(_ length: Double, _ landmark: Breakpoint.Landmark?, many: Bool) -> String {
        guard let landmark else { return length.points }
        let whose = many ? "their" : "its"
        return switch landmark {
        case .minimum: "\(whose) minimum, \(length.points)"
        case .maximum: "\(whose) maximum, \(length.points)"
        case .flexBasis: "\(whose) flex basis, \(length.points)"
        case .natural, .preferred: "\(whose) natural length, \(length.points)"
        case .shrunk: "\(whose) least length as glue, \(length.points)"
        }
    }
}

extension Sweep.Piece {
    /// Who moves from the start of the piece on, and by how much a point of container: `a and b grow by 1/2 each`.
    ///
    /// - Parameter names: One for each item.
    public func growthSentence(naming names: [String]) -> String {
        var groups: [(slope: String, names: [String])] = []
        for (name, length) in zip(names, lengths) {
            let slope = length.slope.slopeText
            guard slope != "0" else { continue }
            if let alike = groups.firstIndex(where: { $0.slope == slope }) {
                groups[alike].names.append(name)
            } else {
                groups.append((slope: slope, names: [name]))
            }
        }
        guard !groups.isEmpty else { return "nothing grows" }
        return groups.map { group in
            let many = group.names.count > 1
            let shrinks = group.slope.hasPrefix("-")
            let verb = shrinks ? (many ? "shrink" : "shrinks") : (many ? "grow" : "grows")
            let amount = shrinks ? String(group.slope.dropFirst()) : group.slope
            return "\(group.names.listed) \(verb) by \(amount) a point\(many ? " each" : "")"
        }.joined(separator: "; ")
    }
}
