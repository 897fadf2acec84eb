// BoxTraits.swift: what few boxes have, in one object, so that all others are small.

/// What few boxes have.
final class BoxTraits<Value: Number> {
    /// What the box was made of, for pictures.
    var source: (any Sendable)?
    /// How a stack shares its length, where it says so itself.
    var sharing: StackSharing<Value>?
    /// What a stack comes to at most.
    var longest: Value?
    /// What shares the width of a whole grid.
    var columnRule: ((GridQuestion<Value>) throws -> [Value])?
    /// Why a stack or a grid could not share its length as it says.
    var fault: (any Error)?
    /// The lengths as functions.
    var response: (any BoxResponse<Value>)?

    /// Whether the box answers otherwise than its content says.
    var hasOwnLengths: Bool { sharing != nil || longest != nil || response != nil }
}

/// What few boxes prefer, behind a pointer: preferences are large.
final class KeptSpacing<Value: Number> {
    let spacing: PreferredSpacing<Value>

    init(_ spacing: PreferredSpacing<Value>) { self.spacing = spacing }
}
