// SceneView.swift: one view of a scene, as JSON describes it.  Lengths in points, y growing down.
// A new kind is added here, in SceneKind+Decoding, SceneKind+JSON and ViewBuilding; TreeConversion says whether it has
// a range of sizes.

import Documents
import LayoutCore
public import Rows

/// A view with what it is called and how it is painted.
public struct SceneView: Sendable, Equatable {
    /// A name that is unique in its scene, if it has one.
    public var id: String?
    /// What the view is.
    public var kind: SceneKind
    /// What its rectangle is filled and outlined with in pictures.
    public var fill, stroke: SceneColor?

    /// A view, with a name or without.
    public init(_ kind: SceneKind, id: String? = nil, fill: SceneColor? = nil, stroke: SceneColor? = nil) {
        self.kind = kind
        self.id = id
        self.fill = fill
        self.stroke = stroke
    }
}

/// What a view of a scene is.
public indirect enum SceneKind: Sendable, Equatable {
    /// Always one size, with or without explicit baselines from the top.
    case fixed(width: Double, height: Double, baselines: [Double]?)
    /// Takes what it is offered, 10 where nothing is.
    case color
    /// Brings what it is offered, or its ideal, into a range.
    case range(width: LengthRange, height: LengthRange)
    /// A text stand-in: the widest step that is not wider than the offer, else the last.
    case lines([PerAxis<Double>])
    /// Empty space along its stack; without a minimum 8.
    case spacer(minimum: Double?)
    /// Text; a font by the name of its style, a size in points.
    case text(String, font: String?, size: Double?)
    /// A picture of a size, or a symbol.
    case image(String, size: PerAxis<Double>?)
    /// A rectangle, its corners rounded or not.
    case rectangle(cornerRadius: Double?)
    /// A view that takes what it is offered and offers it to its children.
    case geometry([SceneView])
    /// A row or a column; without a guide centred, without spacing what the views prefer.
    case stack(Axis, alignment: GuideKey?, spacing: Double?, [SceneView])
    /// Views on top of each other.
    case overlayStack(PerAxis<GuideKey>?, [SceneView])
    /// Rows of cells; a cell may span columns.
    case grid(PerAxis<GuideKey>?, spacing: PerAxis<Double?>, rows: [[SceneView]])
    /// A view that scrolls along some axes.
    case scroll(Set<Axis>, SceneView)
    /// One of the custom layouts that scenes know.
    case custom(SceneLayout, [SceneView])
    /// A view within limits.
    case frame(PerAxis<FrameLimits>, PerAxis<GuideKey>?, isFixed: Bool, SceneView)
    /// A view with space around it; negative insets enlarge it.
    case padding([Double], SceneView)
    /// A view that is offered nothing along some axes.
    case fixedSize(Set<Axis>, SceneView)
    /// A view drawn elsewhere.
    case offset(PerAxis<Double>, SceneView)
    /// A view whose centre stands at a point of what it is offered.
    case position(PerAxis<Double>, SceneView)
    /// A view that keeps a ratio of width to height, its own unless told.
    case aspect(ratio: Double?, fills: Bool, SceneView)
    /// A view in another tier of its container.
    case priority(Double, SceneView)
    /// A view that says where one of its guides lies.
    case guide(GuideKey, GuideExpression, SceneView)
    /// A view with another in front of it or behind it.
    case layered(isOverlay: Bool, PerAxis<GuideKey>?, content: SceneView, SceneView)
    /// A view that is offered a share of what its place is offered.
    case fraction(PerAxis<Double?>, SceneView)
    /// A cell of a grid that spans some columns.
    case span(Int, SceneView)
}

/// A custom layout that scenes name.
public enum SceneLayout: Sendable, Equatable {
    /// Boards left and right of a pole.
    case guideBoard(isLeft: [Bool])
    /// Groups of five cells, the first of each twice as high, on alternating sides.
    case blockGrid(spacing: Double)
    /// A row that gives all minima first and shares the rest in equal increments.
    case progressiveRow(alignment: GuideKey?, spacing: Double)
    /// A layout of one size that makes given calls.
    case placer(size: PerAxis<Double>, calls: [[PlaceCall]])

    /// One call of `place`.
    public struct PlaceCall: Sendable, Equatable {
        /// The point, from the origin of the bounds.
        public let at: PerAxis<Double>
        /// The point of the subview that comes to stand there, in shares of its size.
        public let anchor: PerAxis<Double>
        /// What the subview is offered.
        public let proposal: PerAxis<Double?>
    }
}
