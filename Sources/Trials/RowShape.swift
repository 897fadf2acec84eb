// RowShape.swift: random rows of every policy.  Lengths in points.

/// What the rows of a generator may be like.
public struct RowShape: Sendable {
    /// The policy of every row.
    public var policy: Policy
    /// How many items a row has: from 0 to `Limits.items`; with another range no row is made.
    public var items: ClosedRange<Int>
    /// Whether items may differ in priority.
    public var hasTiers: Bool
    /// Whether the container always holds the minima and the gaps.
    public var isFeasible: Bool
    /// Whether gaps may be other than 0.
    public var hasSpacing: Bool
    /// Whether lengths are multiples of half a point, far apart beside any tolerance.
    public var isCoarse: Bool
    /// Whether lengths, gaps and containers are whole, as engines that lay out pixels take them.
    public var isWhole = false
    /// Whether all gaps of a row are the same, and none is negative.
    public var hasOneGap = false
    /// How the rows of an engine are stated under the policy, where that has other fields: the rows have those fields
    /// alone that count in it, and are asked as rows of weights.
    public var statement: RowStatement?

    /// Rows of a policy; without further arguments all that the package accepts may occur in them.
    public init(
        policy: Policy = .equalSizes, items: ClosedRange<Int> = 1...12, hasTiers: Bool = true,
        isFeasible: Bool = false, hasSpacing: Bool = true, isCoarse: Bool = false
    ) {
        (self.policy, self.items, self.hasTiers) = (policy, items, hasTiers)
        (self.isFeasible, self.hasSpacing, self.isCoarse) = (isFeasible, hasSpacing, isCoarse)
    }
}

extension Generator where Value == Row {
    /// Rows of a shape, printed as problems that `plumb verify` reads.
    ///
    /// Items of no width, of one possible width and without maximum occur, containers that are tight, loose and,
    /// unless the shape is feasible, too small.
    public static func rows(_ shape: RowShape = RowShape()) -> Generator {
        Generator(
            describe: { $0.json() },
            draw: { [row = RowDraw(shape: shape)] choices in row.row(&choices) })
    }
}

private struct RowDraw: Sendable {
    private let shape: RowShape
    private let length: Generator<Double>
    private let gap: Generator<Double>

    init(shape: RowShape) {
        self.shape = shape
        length = .length(isCoarse: shape.isCoarse, isWhole: shape.isWhole)
        gap = .length(upTo: 20, isCoarse: shape.isCoarse, isWhole: shape.isWhole)
    }

    func row(_ choices: inout Choices) -> Row {
        let isPossible = shape.items.lowerBound >= 0 && shape.items.upperBound <= Limits.items
        if !isPossible { choices.refuse(.badCount(shape.items, most: Limits.items)) }
        let count = isPossible ? shape.items : 0...0
        let items = Generator<Item> { item(&$0) }.array(count: count).draw(&choices)
        let spacing = gaps(between: items.count, &choices)
        let available = container(for: items, gaps: spacing.reduce(0, +), &choices)
        do {
            return try Row(
                items: items, spacing: spacing, available: available,
                policy: shape.statement == nil ? shape.policy : .weights)
        } catch {
            preconditionFailure("a drawn row is within the rules: \(error)")
        }
    }

    private func item(_ choices: inout Choices) -> Item {
        if let statement = shape.statement { return item(askedAs: statement, &choices) }
        let minimum = length.draw(&choices)
        var item = Item(minimum: minimum, maximum: maximum(over: minimum, &choices))
        item.ideal = ideal(of: item, &choices)
        if shape.hasTiers { item.priority = Generator.one(of: [0, 0, 1, -.infinity]).draw(&choices) }
        switch shape.policy {
        case .weights: item.weight = Generator.one(of: [1, 2, 3, 0.5]).draw(&choices)
        case .cssFlex:
            item.flex = Item.Flex(
                basis: length.draw(&choices), grow: Generator.one(of: [0, 1, 2, 0.5, 0.25, 0.1]).draw(&choices),
                shrink: Generator.one(of: [1, 0, 2, 0.5, 0.25, 0.1]).draw(&choices))
        case .glue:
            let flexibility = Generator<Double>.one(of: [0, 1, 2, 5])
            item.glue = Item.Glue(
                stretch: flexibility.draw(&choices), shrink: flexibility.draw(&choices),
                stretchOrder: Generator.one(of: [0, 0, 1, 2]).draw(&choices),
                shrinkOrder: Generator.one(of: [0, 0, 1]).draw(&choices))
        case .levels:
            item.base = length.draw(&choices)
            item.weight = Generator.one(of: [1, 2, 3, 0.5]).draw(&choices)
        default: draw(shape.policy.definition.fields, of: &item, &choices)
        }
        return item
    }

    /// Draws what a policy reads beside bounds.
    private func draw(_ fields: ItemFields, of item: inout Item, _ choices: inout Choices) {
        if fields.contains(.basis) { item.flex.basis = length.draw(&choices) }
        if fields.contains(.grow) { item.flex.grow = Generator.one(of: [0, 1, 2, 3]).draw(&choices) }
        if fields.contains(.shrink) { item.flex.shrink = Generator.one(of: [1, 0, 2, 3]).draw(&choices) }
        if fields.contains(.shrinkPriority), shape.hasTiers {
            item.shrinkPriority = Generator.one(of: [0, 0, 1, 2]).draw(&choices)
        }
        if fields.contains(.base) { item.base = length.draw(&choices) }
        if fields.contains(.steps), choices.draw(upTo: 3) > 0 { drawSteps(of: &item, &choices) }
    }

    /// Makes an item a text from its minimum on; its maximum may be less than its widest step, and more.
    private func drawSteps(of item: inout Item, _ choices: inout Choices) {
        let more = Generator<Double> { length.draw(&$0) + 1 }.array(count: 0...4).draw(&choices)
        let widths = more.reduce(into: [item.minimum]) { $0.append($0[$0.count - 1] + $1) }
        let steps = widths.enumerated().map { index, width in
            Staircase<Double>.Step(width: width, height: Double(widths.count - index) * 16)
        }
        item.steps = try? Staircase(answers: steps)
    }

    /// An item with what an engine is asked.
    private func item(askedAs statement: RowStatement, _ choices: inout Choices) -> Item {
        var item = Item(minimum: statement.asks(.min) ? length.draw(&choices) : 0)
        if statement.asks(.ideal) { item.ideal = item.minimum + length.draw(&choices) }
        if statement.asks(.max) { item.maximum = maximum(over: item.ideal, &choices) }
        if statement.asks(.weight) { item.weight = Generator.one(of: [1, 2, 3]).draw(&choices) }
        if shape.hasTiers, statement.asks(.priority) { item.priority = Generator.one(of: [0, 0, 1, 2]).draw(&choices) }
        return item
    }

    private func maximum(over minimum: Double, _ choices: inout Choices) -> Double {
        switch choices.draw(upTo: 4) {
        case 0, 1: .infinity
        case 2: minimum
        default: minimum + length.draw(&choices)
        }
    }

    private func ideal(of item: Item, _ choices: inout Choices) -> Double {
        // Other policies look at the ideal in unspecified containers alone.
        guard shape.policy.definition.usesIdeals else { return item.minimum }
        return min(item.maximum, item.minimum + length.draw(&choices))
    }

    private func gaps(between count: Int, _ choices: inout Choices) -> [Double] {
        guard count > 1 else { return [] }
        let differ = shape.hasSpacing ? choices.draw(upTo: 3) : 0
        guard differ > 0 else { return [Double](repeating: 0, count: count - 1) }
        if shape.hasOneGap { return [Double](repeating: gap.draw(&choices), count: count - 1) }
        return choices.span { choices in (1..<count).map { _ in gap.draw(&choices) - (differ == 3 ? 10 : 0) } }
    }

    /// A container about as large as the minima, about as large as the maxima, or of any size.
    private func container(for items: [Item], gaps: Double, _ choices: inout Choices) -> Double {
        let least = items.reduce(0) { $0 + $1.minimum }
        let most = items.reduce(0) { $0 + min($1.maximum, $1.minimum + 100) }
        let lengths = Generator.length(
            upTo: 100 * max(1, items.count), isCoarse: shape.isCoarse, isWhole: shape.isWhole)
        let extra = lengths.draw(&choices)
        let room =
            switch choices.draw(upTo: shape.isFeasible ? 2 : 3) {
            case 0, 1: least + extra
            case 2: max(least, most - (shape.isWhole ? (extra / 4).rounded() : extra / 4))
            default: extra
            }
        return max(shape.isFeasible ? max(0, least + gaps) : 0, room + gaps)
    }
}
