// Adviser.swift: who proposes bases, as a value that is passed along.

/// Who proposes bases for linear programs; every basis is proved, whoever proposed it, so that answers are the same.
///
/// `Adviser.glpk` comes with the target `GLPK`.
public struct Adviser: Sendable {
    /// What the adviser is called.
    public let name: String
    /// Its method, for `LinearProgram.solved(advisedBy:)` and all that is asked so.
    public let advice: any (SimplexAdvice & ~Copyable).Type

    /// An adviser by its method.
    public init<Advice: SimplexAdvice & ~Copyable>(_ name: String, _ advice: Advice.Type) {
        (self.name, self.advice) = (name, advice)
    }

    /// A simplex method in doubles, with no library beneath it.
    public static let doubles = Adviser("doubles", DenseAdvice.self)
    /// Nobody: what does not prove itself is found by pivots in fractions.
    public static let nobody = Adviser("nobody", NoAdvice.self)
}

extension Adviser: CustomStringConvertible {
    public var description: String { name }
}
