// AlignmentKey.swift: a guide of either direction, as the engine sees it.

package import Foundation

/// A guide: its direction, its name, where it lies by default, and how several values become one.
///
/// A class, because guides are passed on at every measurement.
package final class AlignmentKey: Sendable {
    /// What distinguishes guides.
    package enum Identity: Hashable, Sendable {
        /// A guide named by a type.
        case type(ObjectIdentifier)
        /// A guide named by a word, as scenes do.
        case name(String)
    }

    /// The direction in which the guide is measured: horizontal guides have an x.
    package let axis: Axis
    /// What distinguishes the guide from others of its direction.
    package let identity: Identity
    /// How a container combines its children's values.
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
    /// - Parameter defaultValue: Where it lies in a view without an explicit value, in points.
    package convenience init(
        _ axis: Axis, named name: String, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        self.init(axis, .name(name), .mean, GuideMask(name, axis), defaultValue: defaultValue)
    }

    /// Where the guide lies in a view without an explicit value, in points.
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
