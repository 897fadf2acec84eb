// Breakpoint+Sentences.swift: what changes at a breakpoint, in words.  Lengths in points; items by name.

extension Breakpoint {
    /// One sentence for each change, items that change alike in one, called by `names`; those that only grow faster or
    /// slower come last, and are counted where there are many of them.
    public func sentences(naming names: [String]) -> [String] {
        let told = events.filter { !$0.isChangeOfSlope } + events.filter(\.isChangeOfSlope)
        return told.grouped(by: \.said).map { alike in
            let isCounted = alike[0].isChangeOfSlope && alike.count > Self.mostNamed
            let who = isCounted ? "\(alike.count) others" : alike.compactMap(\.item).map { names[$0] }.listed
            return alike[0].sentence(of: who, many: alike.count > 1)
        }
    }

    /// More items than these that only change their slope are counted; the sentence on who grows has their names.
    private static let mostNamed = 3
}

extension Breakpoint.Event {
    fileprivate var isChangeOfSlope: Bool { if case .changesSlope = self { true } else { false } }

    /// What may be said of several items at once; `nil` for what is said of one, or of the row.
    fileprivate var said: String? {
        if case .jumps = self { return nil }
        return item == nil ? nil : sentence(of: "", many: false)
    }

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
        let moving = zip(names, lengths).map { (name: $0, slope: $1.slope.slopeText) }.filter { $0.slope != "0" }
        if moving.isEmpty { return "nothing grows" }
        return moving.grouped(by: \.slope).map { alike in
            let (slope, many) = (alike[0].slope, alike.count > 1)
            let shrinks = slope.hasPrefix("-")
            let verb = shrinks ? (many ? "shrink" : "shrinks") : (many ? "grow" : "grows")
            let amount = shrinks ? String(slope.dropFirst()) : slope
            return "\(alike.map(\.name).listed) \(verb) by \(amount) a point\(many ? " each" : "")"
        }.joined(separator: "; ")
    }
}
