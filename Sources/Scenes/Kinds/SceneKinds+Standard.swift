// SceneKinds+Standard.swift: the kinds of view that every scene knows: a new one is entered here.

import Boxes

extension SceneKinds {
    /// The kinds that every scene knows.
    package static let standard = SceneKinds([
        FixedKind(), ShapeKind(name: "color"), RangeKind(), ShapeKind(name: "rectangle"),
        ShapeKind(name: "roundedRectangle"), SpacerKind(), LinesKind(), TextKind(), ImageKind(), StackKind(.horizontal),
        StackKind(.vertical), OverlayStackKind(), GeometryKind(), GridKind(), ScrollKind(), FrameKind(),
        FrameKind(PerAxis { _ in FrameLimits() }), PaddingKind(), PriorityKind(), GuideKind(), FixedSizeKind(),
        MoveKind(name: "offset"), MoveKind(name: "position"), AspectKind(), LayerKind(isOverlay: true),
        LayerKind(isOverlay: false), SpanKind(),
    ])
}
