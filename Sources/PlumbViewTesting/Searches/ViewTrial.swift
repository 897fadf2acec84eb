// ViewTrial.swift: what has come of a change to a screen that was tried where a claim fails.

/// A change to a screen that was tried where a claim failed, and what came of it.
public struct ViewTrial: Sendable, Hashable {
    /// What came of a change.
    public enum Outcome: Sendable, Hashable {
        /// Nothing fails any more in any of so many settings, over all widths.
        case holds(variants: Int)
        /// There is still a width that fails.
        case fails(width: Int, ViewVariant)
        /// No fault was found as far as time allowed.
        case unfinished
    }

    /// The change, as one would say it.
    public let change: String
    /// What came of it.
    public let outcome: Outcome
}

extension ViewTrial: CustomStringConvertible {
    /// `the water-filling engine repairs it, in all 4 settings`.
    public var description: String {
        switch outcome {
        case .holds(let variants): "\(change) repairs it\(variants == 1 ? "" : ", in all \(variants) settings")"
        case .fails(let width, let variant): "\(change) does not repair it: it fails \(width) wide, \(variant)"
        case .unfinished: "\(change) may repair it: no fault was found in the widths that were tried"
        }
    }
}
