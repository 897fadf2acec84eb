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

    /// How bad each thing is that it looks at, in points; the measure is the greatest of these, and 0 at least.
    func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount]

    /// What stands against the claim, as one sentence without its stop.
    ///
    /// - Parameters:
    ///   - amount: How bad it is, in points.
    ///   - views: What the views concerned are called.
    func words(of amount: String, _ views: [String]) -> String
}

/// A row's items or a scene's views where they stand, over any number.  In points, in the coordinates of the outermost.
public struct PlacedLayout<Value: Number>: Sendable {
    /// One view.
    public struct View: Sendable {
        /// Its id; `nil` for the row itself, and for what has no name.
        public let id: String?
        /// Where its sides are.  A row lies from left to right and has no height.
        public let left, right, top, bottom: Value
        /// The place of the container around it among the views; `nil` for the outermost.
        public let container: Int?

        /// A view where it stands.
        public init(id: String?, left: Value, right: Value, top: Value, bottom: Value, container: Int?) {
            (self.id, self.left, self.right, self.top, self.bottom) = (id, left, right, top, bottom)
            self.container = container
        }
    }

    /// How bad something is.
    public struct Amount: Sendable {
        /// In points; where it is not above 0, all is well.
        public let value: Value
        /// The places of the views concerned.
        public let views: [Int]

        /// So much, about some views.
        public init(_ value: Value, about views: [Int]) { (self.value, self.views) = (value, views) }
    }

    /// The views, each before those inside it.  The first is the outermost; of a row it is the container.
    public let views: [View]

    /// Views, each before those inside it.
    public init(_ views: [View]) { self.views = views }
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
