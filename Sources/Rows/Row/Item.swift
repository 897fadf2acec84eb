// Item.swift: one child of a row or column, as the distribution problem sees it.
// Lengths in points along the main axis.  Plain data: Row checks it at the door.

/// One child of a row or column, its lengths in doubles.
public typealias Item = ItemOver<Double>

/// One child of a row or column, its lengths in numbers of some kind.
public struct ItemOver<Value: Number>: Sendable, Equatable {
    /// A name that is unique in its row, or `nil`: the item is then known by its index from 0.
    public var id: String?
    /// The least length that the item accepts, in points: 0 ... `Limits.length`.
    public var minimum: Value
    /// The length that the item takes when nothing is proposed, in points: `minimum ... maximum`.
    public var ideal: Value
    /// The greatest length that the item accepts, in points: `ideal ... Limits.length`, or infinity.
    public var maximum: Value
    /// Which tier the item belongs to: a finite number or `-Double.infinity`; higher tiers are filled first.
    public var priority: Double
    /// The item's share under `Policy.weights`, its gain per level under `Policy.levels`, without unit: `Limits.factor`.
    public var weight: Value.Scalar
    /// The length at level 0 under `Policy.levels`, in points: 0 ... `Limits.length`.
    public var base: Value
    /// Which items shrink first under `Policy.naturalSteps`: a finite number; higher ones do.
    public var shrinkPriority: Double
    /// What the item tells a CSS flex line; `grow` and `shrink` are read by other policies too (`ItemFields`).
    public var flex: Flex
    /// How far the item stretches and shrinks from `ideal`; read under `Policy.glue` only.
    public var glue: Glue
    /// The least heights of a text by its length along the row; read under `Policy.text` only.
    ///
    /// The first step is at most `minimum`; lengths in points.
    public var steps: Staircase<Value.Scalar>?

    /// Makes an item; nothing is checked before it enters a problem.
    ///
    /// - Parameter ideal: `nil` stands for `minimum`.
    @inlinable public init(
        id: String? = nil, minimum: Value = 0, ideal: Value? = nil, maximum: Value = .infinity,
        priority: Double = 0, weight: Value.Scalar = 1, flex: Flex = Flex(), glue: Glue = Glue(), base: Value = 0,
        shrinkPriority: Double = 0, steps: Staircase<Value.Scalar>? = nil
    ) {
        self.id = id
        self.minimum = minimum
        self.ideal = ideal ?? minimum
        self.maximum = maximum
        self.priority = priority
        self.weight = weight
        self.flex = flex
        self.glue = glue
        self.base = base
        self.shrinkPriority = shrinkPriority
        self.steps = steps
    }

    /// The flex base size and the flex factors of CSS Flexbox 7.
    public struct Flex: Sendable, Equatable {
        /// The flex base size, in points: 0 ... `Limits.length`.
        public var basis: Value
        /// The flex grow factor: 0, or within `Limits.factor`.
        public var grow: Value.Scalar
        /// The flex shrink factor: 0, or within `Limits.factor`.
        public var shrink: Value.Scalar

        /// Makes the factors of a CSS item; the defaults are `flex: 0 1 0`.
        @inlinable public init(basis: Value = 0, grow: Value.Scalar = 0, shrink: Value.Scalar = 1) {
            self.basis = basis
            self.grow = grow
            self.shrink = shrink
        }
    }

    /// Stretchability and shrinkability with their orders of infinity, after The TeXbook, chapter 12.
    public struct Glue: Sendable, Equatable {
        /// Stretchability, in points at order 0: 0, or within `Limits.factor`.
        public var stretch: Value.Scalar
        /// Shrinkability, in points at order 0: 0, or within `Limits.factor`.
        public var shrink: Value.Scalar
        /// The order of infinity of `stretch`: 0 finite, 1 fil, 2 fill, 3 filll.
        public var stretchOrder: Int
        /// The order of infinity of `shrink`: 0 finite, 1 fil, 2 fill, 3 filll.
        public var shrinkOrder: Int

        /// Makes glue; without arguments it is rigid.
        @inlinable public init(
            stretch: Value.Scalar = 0, shrink: Value.Scalar = 0, stretchOrder: Int = 0, shrinkOrder: Int = 0
        ) {
            self.stretch = stretch
            self.shrink = shrink
            self.stretchOrder = stretchOrder
            self.shrinkOrder = shrinkOrder
        }
    }
}

extension ItemOver {
    /// The bounds of an item that states none: those of its text, or 0 and infinity.
    package var standardBounds: (minimum: Value, maximum: Value) {
        steps.map { (Value($0.narrowest.width), Value($0.lowest.width)) } ?? (0, .infinity)
    }

    /// The ideal of an item that states none: its text on the fewest lines that its bounds allow, or its minimum.
    ///
    /// Where bounds vary there is no telling, and the ideal is the minimum.
    package var standardIdeal: Value {
        guard let steps, let least = minimum.known, let most = maximum.known else { return minimum }
        return Value(max(least, min(steps.lowest.width, most)))
    }

    /// The item with its lengths in numbers of another kind.
    func mapped<Other: Number>(
        _ length: (Value) -> Other, _ scalar: (Value.Scalar) -> Other.Scalar
    ) -> ItemOver<Other> {
        ItemOver<Other>(
            id: id, minimum: length(minimum), ideal: length(ideal), maximum: length(maximum), priority: priority,
            weight: scalar(weight),
            flex: .init(basis: length(flex.basis), grow: scalar(flex.grow), shrink: scalar(flex.shrink)),
            glue: .init(
                stretch: scalar(glue.stretch), shrink: scalar(glue.shrink), stretchOrder: glue.stretchOrder,
                shrinkOrder: glue.shrinkOrder), base: length(base), shrinkPriority: shrinkPriority,
            steps: steps?.mapped(scalar))
    }
}

extension ItemOver {
    /// A text: by itself as wide as its widest step, never wider, and never narrower than its narrowest.
    public init(id: String? = nil, steps: Staircase<Value.Scalar>, priority: Double = 0) {
        let natural = Value(steps.lowest.width)
        self.init(
            id: id, minimum: Value(steps.narrowest.width), ideal: natural, maximum: natural, priority: priority,
            steps: steps)
    }
}

extension Judge {
    /// A length brought into the bounds of an item.
    mutating func clamped(_ length: Value, to item: ItemOver<Value>) -> Value {
        clamped(length, item.minimum, item.maximum)
    }
}

/// `value` brought into `lower ... upper`; the lower bound wins where the two cross.
func clamp<Value: KnownNumber>(_ value: Value, _ lower: Value, _ upper: Value) -> Value {
    max(lower, min(value, upper))
}
