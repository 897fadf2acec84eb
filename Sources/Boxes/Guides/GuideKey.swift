// GuideKey.swift: alignment guides as plain data.  Lengths in points from a box's top or leading edge.

/// An alignment guide that any box can be asked for.
///
/// Guides of one's own that have one name along one axis are one guide; whoever makes them gives each name one default.
package struct GuideKey: Sendable {
    /// The guides that every box knows.
    enum Known: UInt8, CaseIterable {
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
    }

    /// A guide that only some boxes know.
    final class Own: Sendable {
        let name: String
        let standard: GuideExpression

        init(_ name: String, _ standard: GuideExpression) { (self.name, self.standard) = (name, standard) }
    }

    /// The axis along which the guide is measured.
    package let axis: Axis
    let known: Known?
    private let own: Own?

    private init(_ known: Known) {
        axis = known.rawValue < Known.top.rawValue ? .horizontal : .vertical
        (self.known, own) = (known, nil)
    }

    /// Makes a guide of one's own, which containers combine to the mean.
    package init(_ name: String, along axis: Axis, standard: GuideExpression) {
        (self.axis, known, own) = (axis, nil, Own(name, standard))
    }

    package static let leading = GuideKey(.leading), horizontalCenter = GuideKey(.horizontalCenter),
        trailing = GuideKey(.trailing), top = GuideKey(.top), verticalCenter = GuideKey(.verticalCenter),
        bottom = GuideKey(.bottom), firstTextBaseline = GuideKey(.firstTextBaseline),
        lastTextBaseline = GuideKey(.lastTextBaseline)

    /// The guides that every box knows.
    package static let standardKeys = Known.allCases.map { GuideKey($0) }

    /// The middle along an axis.
    package static func center(_ axis: Axis) -> GuideKey {
        axis == .horizontal ? .horizontalCenter : .verticalCenter
    }
}

extension GuideKey {
    /// The name, unique on its axis.
    package var name: String {
        switch known {
        case .leading: "leading"
        case .horizontalCenter: "hcenter"
        case .trailing: "trailing"
        case .top: "top"
        case .verticalCenter: "vcenter"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case nil: own?.name ?? ""
        }
    }

    /// The value of a box that says nothing.
    package var standard: GuideExpression {
        let length = axis == .horizontal ? GuideExpression.width : .height
        switch known {
        case .leading, .top: return .number(0)
        case .horizontalCenter, .verticalCenter: return .product(.number(0.5), length)
        // Of a box without text the baselines are the lower edge.
        case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: return length
        case nil: return own?.standard ?? .number(0)
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
        first.axis == second.axis && first.known == second.known && first.own?.name == second.own?.name
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
