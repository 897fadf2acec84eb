// ScreenError.swift: why a scene has no program, and where in it.

package import Boxes

/// Why a scene has no program.
public struct ScreenError: Error, Equatable {
    /// What is wrong.
    package enum Reason: Sendable, Equatable {
        /// A view of this kind does not answer an offer with the offer brought into a range.
        case noRange(String, known: [String])
        /// A number lies outside its range.
        case outOfRange(String, value: Double, allowed: String)
        /// Two limits stand in the wrong order.
        case outOfOrder(String, above: String)
        /// A guide is used along the wrong axis.
        case wrongAxis(GuideKey)
        /// A guide's expression is not linear in sizes.
        case notLinear(GuideKey)
        /// Which view has the guide of a container depends on sizes.
        case undecided(GuideKey)
        /// Two views carry the same id.
        case duplicateIdentifier(String)
        /// There are more views than `Limits.items`, or they lie on more levels than these.
        case tooLarge(levels: Int)
        /// A stack has more children than fairness in one objective can bear.
        case tooManyChildren(Int, most: Int)
        /// A policy shrinks from some lengths and grows from them, and guides say how long its stack is.
        case directed(String)
        /// A policy with directions, laid out stack by stack, came to other lengths than in the program.
        case otherDirection(String)
        /// A stack cannot share its length as it says.
        case unshared(String)
        /// The axis is to be as long as possible, and nothing bounds it.
        case unbounded(Axis)
    }

    /// What is wrong.
    package let reason: Reason
    /// Where: the kinds and places of the views from the root, such as `hstack/1/frame/0`.
    package let path: String

    /// A fault at a place.
    package init(_ reason: Reason, at path: String) { (self.reason, self.path) = (reason, path) }
}

extension ScreenError: CustomStringConvertible {
    /// One sentence: where, what was wrong, and what would be right.
    public var description: String {
        let what =
            switch reason {
            case .noRange(let kind, let known):
                "a view of kind \(kind) has no range of sizes; the tree program takes "
                    + known.dropLast().joined(separator: ", ") + " and \(known.last ?? "")"
            case .outOfRange(let name, let value, let allowed): "\(name) is \(value.shortest); it must be \(allowed)"
            case .outOfOrder(let smaller, let larger): "\(smaller) is above \(larger); it must not be"
            case .wrongAxis(let key): "the guide \(key.name) is \(key.axis.name); the other axis is needed here"
            case .notLinear(let key):
                "the guide \(key.name) is not linear in sizes; multiply and divide by numbers only"
            case .undecided(let key):
                "the guide \(key.name) is one view's at some sizes and another's at others; give the container one"
            case .duplicateIdentifier(let id): "two views are named \"\(id)\"; ids must differ"
            case .tooLarge(let levels):
                "the tree has more than \(Limits.items) views or \(levels) levels; use a smaller one"
            case .tooManyChildren(let count, let most):
                "the stack has \(count) views; one program takes at most \(most): divide it"
            case .directed(let policy):
                "under \(policy) a stack shrinks or grows, and no program knows which where guides reach through "
                    + "containers; use a policy without directions, or plumb layout --with optimal"
            case .otherDirection(let policy):
                "under \(policy) the program comes to other lengths than the stacks one by one, whose directions it "
                    + "takes; use plumb layout --with optimal"
            case .unshared(let reason): reason
            case .unbounded(let axis): "nothing bounds the \(axis.name) axis; propose a finite length"
            }
        return path.isEmpty ? what : "\(path): \(what)"
    }
}
