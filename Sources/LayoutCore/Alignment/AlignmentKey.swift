// AlignmentKey.swift: a guide of either direction, as the engine sees it: how guides are named, combined and told apart.

/// A guide: its direction, its name, where it lies by default, and how several values become one.
///
/// A class, because guides are passed on at every measurement.
package final class AlignmentKey: Sendable {
    /// What distinguishes guides.
    package enum Identity: Hashable, Sendable {
        /// A guide that every view has, by its bit in the masks.
        case builtIn(UInt64)
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
        (self.axis, self.identity, self.combination, self.mask) = (axis, identity, combination, mask)
        value = defaultValue
    }

    /// A guide that every view has.
    convenience init(
        _ axis: Axis, builtIn mask: GuideMask, _ combination: GuideCombination = .never,
        defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        self.init(axis, .builtIn(mask.rawValue), combination, mask, defaultValue: defaultValue)
    }

    /// A guide named by a type.
    convenience init(_ axis: Axis, _ id: any AlignmentID.Type) {
        self.init(axis, .type(ObjectIdentifier(id)), .mean, GuideMask(ObjectIdentifier(id), axis)) {
            id.defaultValue(in: $0)
        }
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

/// A type that names a guide and says where it lies in views without an explicit value.
public protocol AlignmentID: SendableMetatype {
    /// Where the guide lies in a view, in points from its left or top.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension GuideCombination {
    /// The combination of several values, in points; `nil` for none.
    package func callAsFunction(_ values: some Sequence<CGFloat>) -> CGFloat? {
        var judge = PlainJudge<Double>()
        return combined(values.lazy.map { Double($0) }, judge: &judge).map { CGFloat($0) }
    }
}

/// A set of guides that may hold more guides than were put in, never fewer.
///
/// The built-in guides have a bit each; custom guides share the rest, by hash.
struct GuideMask: OptionSet, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The bit of a custom guide.
    init(_ name: some Hashable, _ axis: Axis) {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(axis)
        self.init(rawValue: 1 << (16 + UInt64(bitPattern: Int64(hasher.finalize())) % 48))
    }

    /// Whether these are guides that every view has.
    var isBuiltIn: Bool { rawValue < 1 << 16 }

    /// Every guide.
    static let all = GuideMask(rawValue: .max)
    /// The guides that never leave a container of several children: bits 0 to 7.
    static let kept = GuideMask(rawValue: 0xFF)
    static let baselines: GuideMask = [firstTextBaseline, lastTextBaseline]

    static let leading = GuideMask(rawValue: 1 << 0)
    static let horizontalCenter = GuideMask(rawValue: 1 << 1)
    static let trailing = GuideMask(rawValue: 1 << 2)
    static let top = GuideMask(rawValue: 1 << 3)
    static let verticalCenter = GuideMask(rawValue: 1 << 4)
    static let bottom = GuideMask(rawValue: 1 << 5)
    static let firstTextBaseline = GuideMask(rawValue: 1 << 8)
    static let lastTextBaseline = GuideMask(rawValue: 1 << 9)
}
