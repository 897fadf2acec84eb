// MeasureDefinition.swift: measures of layouts in a file of their own, each with its claim.  Lengths in points.

public import Rows

/// A measure of layouts that Plumb does not know, with the claim that it is nowhere above an allowance.
///
/// It is written once, over numbers and a judge of comparisons as rules are: doubles judge the widths of a search, fractions a
/// point, and forms prove it of a family.  Documents, options and certificates call it by its names where the table of
/// rules has it.
public protocol MeasureDefinition: Sendable {
    /// The measure's name: letters, digits and hyphens, a letter first.
    var name: String { get }
    /// The name of the claim that it is nowhere above an allowance, 0 by default; of the same characters.
    var claim: String { get }
    /// Whether it measures only scenes and screens, so that rows are refused; `false` by default.
    var isOfScenes: Bool { get }
    /// What an amount depends on; `.layout` by default.  A measure of single views is proved view by view.
    var reach: MeasureReach { get }

    /// How bad each thing is that it looks at, in points; the measure is the greatest of these, and 0 at least.
    func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount]

    /// What stands against the claim, as one sentence without its stop.
    ///
    /// - Parameters:
    ///   - amount: How bad it is, in points.
    ///   - views: What the views concerned are called.
    func words(of amount: String, _ views: [String]) -> String
}

extension MeasureDefinition {
    public var isOfScenes: Bool { false }
    public var reach: MeasureReach { .layout }
}

/// What an amount of a measure depends on.
public enum MeasureReach: Sendable {
    /// Anything in the layout.
    case layout
    /// The lines and the size of one text, wherever it stands.
    case texts
    /// The size of one view that takes taps, wherever it stands.
    case targets
}

/// A definition as a measure has it; two of one name are the same.
public struct DefinedMeasure: Sendable, Hashable {
    /// What is measured.
    public let definition: any MeasureDefinition

    /// Wraps a definition.
    public init(_ definition: any MeasureDefinition) { self.definition = definition }

    /// Whether two definitions have one name.
    public static func == (first: Self, second: Self) -> Bool { first.definition.name == second.definition.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(definition.name) }
}

extension LayoutMeasure {
    /// A measure that has a file of its own.
    public init(_ definition: some MeasureDefinition) { self = .defined(DefinedMeasure(definition)) }
}

extension MeasureDefinition {
    /// Whether documents can call the measure and its claim by their names, and mean nothing else by them.
    package var hasFreeNames: Bool {
        [name, claim].allSatisfy { word in
            (word.first?.isLetter ?? false) && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
                && !LayoutTerm.Quantity.hasMeaning(word)
        }
    }
}

extension [Parameter] {
    /// Throws where a parameter has the measure's name: a text could mean either.
    package func check(_ measure: DefinedMeasure) throws(FamilyError) {
        let name = measure.definition.name
        if contains(where: { $0.name == name }) { throw .nameOfMeasure(name) }
    }
}
