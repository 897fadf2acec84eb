// Policy+Standard.swift: the policies of this package, each in a file of its own (Mathematics.md, section 2).
// A new one has four lines here: a constant, a kind, its place in the list, its reduction.

extension Policy {
    /// Base 0, weight 1: equal lengths, what SwiftUI's stacks aim at.
    public static let equalSizes = Policy(EqualSizes(), .equalSizes)
    /// Base `minimum`, weight 1: equal increments over the minima, progressive filling.
    public static let equalIncrements = Policy(EqualIncrements(), .equalIncrements)
    /// Base 0, weight `Item.weight`: Compose's `Modifier.weight`, UIStackView's `fillProportionally`.
    public static let weights = Policy(Weights(), .weights)
    /// Base and factors of CSS Flexible Box Layout, section 9.7.
    public static let cssFlex = Policy(CSSFlex(), .cssFlex)
    /// Natural length, stretch and shrink of TeX's glue (The TeXbook, chapter 12).
    public static let glue = Policy(Glue(), .glue)

    /// Base `Item.base`, weight `Item.weight`, stated by each item.
    public static let levels = Policy(Levels(), .levels)
    /// What QBoxLayout of Qt's widgets aims at.
    public static let qtBox = Policy(QtBox(), .qtBox)
    /// What GtkBox and the `auto` tracks of CSS grids aim at.
    public static let gtkBox = Policy(GtkBox(), .gtkBox)
    /// Steps from the natural lengths: JavaFX's HBox, MigLayout.
    public static let naturalSteps = Policy(NaturalSteps(), .naturalSteps)
    /// In proportion to what each item can give or take: Swing's BoxLayout.
    public static let spread = Policy(Spread(), .spread)
    /// Tracks of CSS grids, `minmax()` beside `fr`.
    public static let gridTracks = Policy(GridTracks(), .gridTracks)
    /// The least height of a row of texts, then equal increments.
    public static let text = Policy(LeastHeight(), .text)

    /// The policy of a name, among those of this package by default.
    public init?(named name: String, among policies: [Policy] = allCases) {
        guard let policy = policies.first(where: { $0.name == name }) else { return nil }
        self = policy
    }

    /// The policies of this package.
    public static let allCases: [Policy] = [
        .equalSizes, .equalIncrements, .weights, .cssFlex, .glue, .levels, .qtBox, .gtkBox, .naturalSteps, .spread,
        .gridTracks, .text,
    ]

    /// The policies that the compiler specialises.
    enum Kind {
        case equalSizes, equalIncrements, weights, cssFlex, glue, levels
        case qtBox, gtkBox, naturalSteps, spread, gridTracks, text, other
    }

    /// What the policy leaves to decide.
    func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws(J.Failure) -> ReducedRowOver<J.Value> {
        switch kind {
        case .equalSizes: EqualSizes().reduced(row, in: room, judge: &judge)
        case .equalIncrements: EqualIncrements().reduced(row, in: room, judge: &judge)
        case .weights: Weights().reduced(row, in: room, judge: &judge)
        case .cssFlex: try CSSFlex().reduced(row, in: room, judge: &judge)
        case .glue: Glue().reduced(row, in: room, judge: &judge)
        case .levels: Levels().reduced(row, in: room, judge: &judge)
        case .qtBox: try QtBox().reduced(row, in: room, judge: &judge)
        case .gtkBox: try GtkBox().reduced(row, in: room, judge: &judge)
        case .naturalSteps: try NaturalSteps().reduced(row, in: room, judge: &judge)
        case .spread: try Spread().reduced(row, in: room, judge: &judge)
        case .gridTracks: GridTracks().reduced(row, in: room, judge: &judge)
        case .text: LeastHeight().reduced(row, in: room, judge: &judge)
        case .other: try definition.reduced(row, in: room, judge: &judge)
        }
    }

    /// The optimal lengths.
    func filled<J: Judge>(_ row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws(J.Failure) -> [J.Value] {
        switch kind {
        case .equalSizes: row.filled(under: EqualSizes(), in: room, judge: &judge)
        case .equalIncrements: row.filled(under: EqualIncrements(), in: room, judge: &judge)
        case .weights: row.filled(under: Weights(), in: room, judge: &judge)
        case .levels: row.filled(under: Levels(), in: room, judge: &judge)
        default: try reduced(row, in: room, judge: &judge).filled(judge: &judge)
        }
    }

    /// The row without its container, under a policy whose items keep their own bounds in all of them.
    func levelForm(of row: Row) -> ReducedRow? {
        switch kind {
        case .equalSizes: row.levelForm(under: EqualSizes())
        case .equalIncrements: row.levelForm(under: EqualIncrements())
        case .weights: row.levelForm(under: Weights())
        case .levels: row.levelForm(under: Levels())
        default: (definition as? any UndirectedPolicy).map { row.levelForm(under: $0) }
        }
    }

    /// Judges claimed lengths.
    func verdict<Value: KnownNumber>(
        on claim: [Value], of row: RowOver<Value>, in room: Value, rounding: Value
    ) -> VerdictOver<Value> {
        switch kind {
        case .equalSizes: return row.verdict(on: claim, under: EqualSizes(), in: room, rounding: rounding)
        case .equalIncrements: return row.verdict(on: claim, under: EqualIncrements(), in: room, rounding: rounding)
        case .weights: return row.verdict(on: claim, under: Weights(), in: room, rounding: rounding)
        case .levels: return row.verdict(on: claim, under: Levels(), in: room, rounding: rounding)
        default:
            var judge = PlainJudge<Value>()
            return row.verdict(on: claim, reduced(row, in: room, judge: &judge), rounding: rounding)
        }
    }
}
