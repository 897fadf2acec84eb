// BoxTraits.swift: rare settings of boxes, in one object, so that most boxes are small.

/// The rare settings of a box.
final class BoxTraits<Value: Number> {
    /// The value that the box was made from, for pictures.
    var source: (any Sendable)?
    /// How a stack shares its length, where it says so itself.
    var sharing: StackSharing<Value>?
    /// The greatest length of a stack.
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

/// Preferred distances, behind a pointer since they are large and few boxes have their own.
final class KeptSpacing<Value: Number> {
    let spacing: PreferredSpacing<Value>

    init(_ spacing: PreferredSpacing<Value>) { self.spacing = spacing }
}
