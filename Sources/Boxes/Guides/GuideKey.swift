// GuideKey.swift: alignment guides as plain data.  Lengths in points from a box's top or leading edge.

/// An alignment guide that any box can be asked for: one word, since each stack and each frame has its guides.
///
/// Guides of one's own that have one name along one axis are one guide; whoever makes them gives each name one default.
package enum GuideKey: Sendable {
    /// A guide that every box knows.
    case common(Known)
    /// A guide that only some boxes know.
    case own(Own)

    /// The guides that every box knows.
    package enum Known: UInt8, CaseIterable, Sendable {
        case leading, horizontalCenter, trailing, top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

        /// Where it lies in a box of some length along its axis that says nothing.
        func standard<Value: Number>(in length: Value) -> Value {
            switch self {
            case .leading, .top: 0
            case .horizontalCenter, .verticalCenter: length * Value.Scalar(decimal: 0.5)
            // Of a box without text the baselines are the lower edge.
            case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: length
            }
        }

        var axis: Axis { rawValue < Known.top.rawValue ? .horizontal : .vertical }
    }

    /// What is known of a guide that only some boxes know.
    package final class Own: Sendable {
        let name: String
        let axis: Axis
        let standard: GuideExpression

        init(_ name: String, _ axis: Axis, _ standard: GuideExpression) {
            (self.name, self.axis, self.standard) = (name, axis, standard)
        }
    }

    /// Makes a guide of one's own, which containers combine to the mean.
    package init(_ name: String, along axis: Axis, standard: GuideExpression) { self = .own(Own(name, axis, standard)) }

    /// The guide, where every box knows it.
    var known: Known? {
        switch self {
        case .common(let known): known
        case .own: nil
        }
    }

    /// The axis along which the guide is measured.
    package var axis: Axis {
        switch self {
        case .common(let known): known.axis
        case .own(let own): own.axis
        }
    }

    package static let leading = common(.leading), horizontalCenter = common(.horizontalCenter),
        trailing = common(.trailing), top = common(.top), verticalCenter = common(.verticalCenter),
        bottom = common(.bottom), firstTextBaseline = common(.firstTextBaseline),
        lastTextBaseline = common(.lastTextBaseline)

    /// The guides that every box knows.
    package static let standardKeys = Known.allCases.map { common($0) }

    /// The middle along an axis.
    package static func center(_ axis: Axis) -> GuideKey {
        axis == .horizontal ? .horizontalCenter : .verticalCenter
    }
}

extension GuideKey {
    /// The name, unique on its axis.
    package var name: String {
        switch self {
        case .common(.leading): "leading"
        case .common(.horizontalCenter): "hcenter"
        case .common(.trailing): "trailing"
        case .common(.top): "top"
        case .common(.verticalCenter): "vcenter"
        case .common(.bottom): "bottom"
        case .common(.firstTextBaseline): "firstTextBaseline"
        case .common(.lastTextBaseline): "lastTextBaseline"
        case .own(let own): own.name
        }
    }

    /// The value of a box that says nothing.
    package var standard: GuideExpression {
        let length = axis == .horizontal ? GuideExpression.width : .height
        switch self {
        case .common(.leading), .common(.top): return .number(0)
        case .common(.horizontalCenter), .common(.verticalCenter): return .product(.number(0.5), length)
        // Of a box without text the baselines are the lower edge.
        case .common: return length
        case .own(let own): return own.standard
        }
    }

    /// The same of a box of some length along the guide's axis; `nil` for a guide of one's own.
    func standard<Value: Number>(in length: Value) -> Value? { known?.standard(in: length) }

    /// How a container combines its children's values.
    package var combination: GuideCombination {
        switch known {
        case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: .never
        case .firstTextBaseline: .least
        case .lastTextBaseline: .greatest
        case nil: .mean
        }
    }

    /// Whether its default follows from the length along its own axis alone.
    var isPlain: Bool { known != nil || standard.isAlong(axis) }
}

extension GuideKey: Hashable {
    package static func == (first: GuideKey, second: GuideKey) -> Bool {
        switch (first, second) {
        case (.common(let first), .common(let second)): first == second
        case (.own(let first), .own(let second)): first.axis == second.axis && first.name == second.name
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(name)
    }
}

extension PerAxis<GuideKey> {
    /// The middle along both axes.
    package static var center: PerAxis { PerAxis { .center($0) } }
}
