// ModularSubject.swift: what the functions of a scene's parts say, each by the view, the axis, and how offers come.

package import Boxes
import Rows

/// What a function says of a part of a scene.
package enum ModularSubject: Hashable, Sendable {
    /// How a side of an offer comes.
    package enum Mode: String, Hashable, Sendable, CaseIterable {
        /// It does not matter.
        case unasked
        case open, infinite, finite

        init(of offer: (some Number)?, isAsked: Bool) {
            guard isAsked else { self = .unasked; return }
            guard let offer else { self = .open; return }
            self = offer.isInfinite ? .infinite : .finite
        }
    }

    /// What is asked of a view where it stands.
    package struct Asked: Hashable, Sendable {
        package enum What: String, Sendable, CaseIterable { case offer, room }

        package let what: What
        package let view: Int
        package let axis: Axis

        /// How certificates call what is asked.
        package var name: String { what.rawValue }
    }

    /// How long a view is by what it is offered, and by the parameters that occur in it.
    case length(of: Int, Axis, width: Mode, height: Mode)
    /// What it is offered, or what room it has, by the parameters.
    case asked(Asked)

    /// What a view is offered where it stands, or what room it has.
    package init(_ what: Asked.What, of view: Int, along axis: Axis) {
        self = .asked(Asked(what: what, view: view, axis: axis))
    }

    /// The view, by its place among all, each of which stands before those inside it.
    package var view: Int {
        switch self {
        case .length(let view, _, _, _): view
        case .asked(let asked): asked.view
        }
    }

    /// The axis.
    package var axis: Axis {
        switch self {
        case .length(_, let axis, _, _): axis
        case .asked(let asked): asked.axis
        }
    }

    /// The same of another view.
    package func moved(to view: Int) -> ModularSubject {
        switch self {
        case .length(_, let axis, let width, let height): .length(of: view, axis, width: width, height: height)
        case .asked(let asked): ModularSubject(asked.what, of: view, along: asked.axis)
        }
    }
}
