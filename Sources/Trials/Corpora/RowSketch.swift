// RowSketch.swift: a row of an interface before its policy is known.  Lengths in points.

/// Pieces in a container with a gap between neighbours.
struct RowSketch {
    /// One child, and whether it is there to take up room.
    struct Piece {
        /// What the piece is called, as others may be too.
        let name: String
        /// What is known under every policy.
        let item: Item
        /// Whether a person would have it grow, beyond what it ideally takes.
        let grows: Bool
    }

    private(set) var pieces: [Piece] = []
    var gap = 8.0
    var available = 320.0

    /// What the pieces ideally take with their gaps, in points.
    var idealTotal: Double { pieces.reduce(gap * Double(max(0, pieces.count - 1))) { $0 + $1.item.ideal } }

    /// Adds a piece; a second one of a name gets a number.
    mutating func add(
        _ name: String, minimum: Double, ideal: Double, maximum: Double, priority: Double = 0, grows: Bool = false
    ) {
        let namesakes = pieces.count { $0.name == name }
        let item = Item(
            id: namesakes == 0 ? name : "\(name) \(namesakes + 1)", minimum: minimum, ideal: ideal, maximum: maximum,
            priority: priority)
        pieces.append(Piece(name: name, item: item, grows: grows))
    }

    /// Adds a piece of one possible length.
    mutating func add(_ name: String, fixed length: Double) {
        add(name, minimum: length, ideal: length, maximum: length)
    }

    /// Adds SwiftUI's spacer: at least 8 points, and last in line for more.
    mutating func addSpacer() {
        add("space", minimum: 8, ideal: 8, maximum: .infinity, priority: -.infinity, grows: true)
    }

    /// The row under a policy.
    ///
    /// Weights are 1, 2 or 3.  A flex item starts at its ideal length, grows where a person would have it grow, and
    /// shrinks; glue stretches and shrinks by what lies between the ideal and the bounds, and without limit where a
    /// person would have it grow.  CSS, TeX, GTK and Swing know no priorities.  Levels begin at the ideals; boxes of Qt
    /// expand, those of GTK, JavaFX and grids grow by a factor of 1, where a person would have them grow.
    func row(policy: Policy, _ choices: inout Choices) -> Row {
        let items = pieces.map { piece in
            var item = piece.item
            switch policy {
            case .weights: item.weight = Double(1 + choices.draw(upTo: 2))
            case .cssFlex:
                item.priority = 0
                item.flex = Item.Flex(basis: item.ideal, grow: piece.grows ? 1 : 0, shrink: 1)
            case .glue:
                item.priority = 0
                item.glue = Item.Glue(
                    stretch: piece.grows ? 1 : min(item.maximum - item.ideal, 1_000), shrink: item.ideal - item.minimum,
                    stretchOrder: piece.grows ? 1 : 0)
            case .levels: (item.base, item.weight) = (item.ideal, Double(1 + choices.draw(upTo: 2)))
            case .qtBox: item.priority = piece.grows ? 1 : 0
            case .gtkBox, .gridTracks: (item.priority, item.flex.grow) = (0, piece.grows ? 1 : 0)
            case .spread: item.priority = 0
            default: if policy.definition.fields.contains(.grow) { item.flex.grow = piece.grows ? 1 : 0 }
            }
            return item
        }
        do {
            return try Row(items: items, spacing: gap, available: available, policy: policy)
        } catch {
            preconditionFailure("a sketched row is within the rules: \(error)")
        }
    }
}

extension Choices {
    /// A whole number of a range, all equally likely.
    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(draw(upTo: UInt64(range.upperBound - range.lowerBound)))
    }

    /// A length of a range in steps of whole points, all equally likely.
    mutating func points(_ range: ClosedRange<Int>) -> Double { Double(whole(range)) }

    /// One of some values, all equally likely.
    mutating func one<Value>(of values: [Value]) -> Value { values[Int(draw(upTo: UInt64(values.count - 1)))] }

    /// Whether something happens that does so in `percent` of 100 cases.
    mutating func happens(_ percent: UInt64) -> Bool { draw(upTo: 99) >= 100 - percent }
}
