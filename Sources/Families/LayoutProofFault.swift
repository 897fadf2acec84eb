// LayoutProofFault.swift: why findings about a layout are not proved.

public import Rows

/// Why findings are not proved.
public enum LayoutProofFault: Error, Sendable, Equatable {
    /// A finding names an item or a parameter that the family does not have.
    case measure(FamilyError)
    /// Nothing is said to have been found.
    case noFindings
    /// Findings hold everywhere, and there is no tree to prove it.
    case noTree
    /// A region does not end, or its parts are none.
    case uncovered(node: Int)
    /// The multipliers of a fact do not prove it.
    case unproved(node: Int, fact: Int)
    /// The rule compares what nothing decides.
    case undecided(node: Int, String)
    /// A measure is not shown to stay within what was found.
    case unbounded(node: Int, LayoutMeasure, Fraction)
    /// A point that is named is not one of the family, or of its region.
    case strayPoint([Fraction])
    /// A measure has another value at a point.
    case otherValue(LayoutMeasure, stated: Fraction, value: Fraction)
    /// The claim holds at the point that should refute it.
    case noCounterexample(LayoutClaim, value: Fraction)
    /// A value that should be approached is not, by what is shown of the region.
    case unapproached(LayoutMeasure, Fraction)
    /// A value that should be approached may be reached, by what is shown of the region.
    case notBelow(node: Int, LayoutMeasure, Fraction)
    /// Two rules have the same lengths in a region that is not said to be such, or the other way round.
    case otherRegion(node: Int, isSame: Bool)
    /// There is no layout at a point of the family.
    case noLayout(FamilyError)
    /// A form is not shown to be nowhere below 0, as there are no layouts without that.
    case unshownNeed(node: Int, String)
    /// A price of a change is not above 0, or its parameter does not exist.
    case prices(String)
    /// The points that should break a claim are not shown to be ones of the family.
    case strayWorld(node: Int)
    /// No claim is shown to be broken at the points that should break one.
    case unbroken(node: Int)
    /// The rule did not answer.
    case rule(String)
    /// What is said to hold in every world is not proved.
    case world(String)
    /// What is said of a part of a scene is not proved; the part by the place of its view.
    case part(view: Int, String)
}

extension LayoutProofFault: CustomStringConvertible {
    /// The fault as one sentence.
    public var description: String {
        switch self {
        case .measure(let error): error.description
        case .noFindings: "nothing is said to have been found, so nothing is proved"
        case .noTree: "nothing proves what is said of all points: the regions are missing"
        case .uncovered(let node): "region \(node) is missing, or is neither split nor answered"
        case .unproved(let node, let fact): "fact \(fact) of region \(node) does not follow from its multipliers"
        case .undecided(let node, let form):
            "in region \(node) the rule asks whether \(form) is above 0, and nothing there decides it"
        case .unbounded(let node, let measure, let bound):
            "in region \(node) nothing shows that \(measure) is at most \(bound)"
        case .strayPoint(let point):
            "the point (\(point.map(\.description).joined(separator: ", "))) lies outside of the family or of its region"
        case .otherValue(let measure, let stated, let value):
            "\(measure) is said to be \(stated) at a point; there it is \(value)"
        case .noCounterexample(let claim, let value):
            "\(claim) holds at the point that should refute it: \(claim.measure) is \(value)"
        case .unapproached(let measure, let bound): "no region shows that \(measure) comes near to \(bound)"
        case .notBelow(let node, let measure, let bound):
            "in region \(node) nothing shows that \(measure) stays below \(bound)"
        case .otherRegion(let node, true):
            "in region \(node) the rules give the same lengths, and it is not listed as one where they do"
        case .otherRegion(let node, false):
            "region \(node) is listed as one where the rules give the same lengths, and they do not"
        case .noLayout(let error): "the family has no layout at one of its points: \(error)"
        case .unshownNeed(let node, let form):
            "in region \(node) nothing shows that \(form) is nowhere below 0, so that there is a layout at every point"
        case .prices(let reason): reason
        case .strayWorld(let node): "in region \(node) nothing shows that the points named are ones of the family"
        case .unbroken(let node): "in region \(node) nothing shows that a claim is broken at the points named"
        case .rule(let reason): "the rule does not answer: \(reason)"
        case .world(let reason): reason
        case .part(let view, let reason): "of view \(view): \(reason)"
        }
    }
}
