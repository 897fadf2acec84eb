// AlignmentKey.swift: a guide of either direction, as the engine sees it.

package import Foundation

/// A guide: its direction, its name, where it lies by default, and how several values become one.
///
/// A class, because guides are handed around at every measurement.
package final class AlignmentKey: Sendable {
    /// What tells guides apart.
    package enum Identity: Hashable, Sendable {
        /// A guide named by a type.
        case type(ObjectIdentifier)
        /// A guide named by a word, as scenes do.
        case name(String)
    }

    /// The direction in which the guide is measured: horizontal guides have an x.
    package let axis: Axis
    /// What tells the guide from others of its direction.
    package let identity: Identity
    /// How a container makes one value of its children's.
    package let combination: GuideCombination
    let mask: GuideMask
    private let value: @Sendable (ViewDimensions) -> CGFloat

    init(
        _ axis: Axis, _ identity: Identity, _ combination: GuideCombination, _ mask: GuideMask,
        defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        self.axis = axis
        self.identity = identity
        self.combination = combination
        self.mask = mask
        value = defaultValue
    }

    /// A guide named by a word.
    ///
    /// - Parameter defaultValue: Where it lies in a view without a value of its own, in points.
    package convenience init(
        _ axis: Axis, named name: String, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        self.init(axis, .name(name), .mean, GuideMask(name, axis), defaultValue: defaultValue)
    }

    /// Where the guide lies in a view that says nothing, in points.
    package func defaultValue(in context: ViewDimensions) -> CGFloat { value(context) }
}

extension AlignmentKey: Hashable {
    package static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
        first === second || (first.axis == second.axis && first.identity == second.identity)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(identity)
    }
}
