// Item.swift: one child of a row or column, as the distribution problem sees it.
// Lengths in points along the main axis.  Plain data: Row checks it at the door.

/// One child of a row or column.
public struct Item: Sendable, Equatable {
    /// A name that is unique in its row, or `nil`: the item is then known by its index from 0.
    public var id: String?
    /// The least length that the item accepts, in points: 0 ... `Limits.length`.
    public var minimum: Double
    /// The length that the item takes when nothing is proposed, in points: `minimum ... maximum`.
    public var ideal: Double
    /// The greatest length that the item accepts, in points: `ideal ... Limits.length`, or infinity.
    public var maximum: Double
    /// Which tier the item belongs to: a finite number or `-Double.infinity`; higher tiers are filled first.
    public var priority: Double
    /// The item's share under `Policy.weights`, without unit: `Limits.factor`.
    public var weight: Double
    /// What the item tells a CSS flex line; read under `Policy.cssFlex` only.
    public var flex: Flex
    /// How far the item stretches and shrinks from `ideal`; read under `Policy.glue` only.
    public var glue: Glue

    /// Makes an item; nothing is checked before it enters a problem.
    ///
    /// - Parameter ideal: `nil` stands for `minimum`.
    public init(
        id: String? = nil, minimum: Double = 0, ideal: Double? = nil, maximum: Double = .infinity,
        priority: Double = 0, weight: Double = 1, flex: Flex = Flex(), glue: Glue = Glue()
    ) {
        self.id = id
        self.minimum = minimum
        self.ideal = ideal ?? minimum
        self.maximum = maximum
        self.priority = priority
        self.weight = weight
        self.flex = flex
        self.glue = glue
    }

    /// The flex base size and the flex factors of CSS Flexbox 7.
    public struct Flex: Sendable, Equatable {
        /// The flex base size, in points: 0 ... `Limits.length`.
        public var basis: Double
        /// The flex grow factor: 0, or within `Limits.factor`.
        public var grow: Double
        /// The flex shrink factor: 0, or within `Limits.factor`.
        public var shrink: Double

        /// Makes the factors of a CSS item; the defaults are `flex: 0 1 0`.
        public init(basis: Double = 0, grow: Double = 0, shrink: Double = 1) {
            self.basis = basis
            self.grow = grow
            self.shrink = shrink
        }
    }

    /// Stretchability and shrinkability with their orders of infinity, after The TeXbook, chapter 12.
    public struct Glue: Sendable, Equatable {
        /// Stretchability, in points at order 0: 0, or within `Limits.factor`.
        public var stretch: Double
        /// Shrinkability, in points at order 0: 0, or within `Limits.factor`.
        public var shrink: Double
        /// The order of infinity of `stretch`: 0 finite, 1 fil, 2 fill, 3 filll.
        public var stretchOrder: Int
        /// The order of infinity of `shrink`: 0 finite, 1 fil, 2 fill, 3 filll.
        public var shrinkOrder: Int

        /// Makes glue; without arguments it is rigid.
        public init(stretch: Double = 0, shrink: Double = 0, stretchOrder: Int = 0, shrinkOrder: Int = 0) {
            self.stretch = stretch
            self.shrink = shrink
            self.stretchOrder = stretchOrder
            self.shrinkOrder = shrinkOrder
        }
    }

    /// `length` brought into the item's own bounds, in points.
    func clamped(_ length: Double) -> Double { clamp(length, minimum, maximum) }
}

/// `value` brought into `lower ... upper`; the lower bound wins where the two cross.
func clamp(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    max(lower, min(value, upper))
}
