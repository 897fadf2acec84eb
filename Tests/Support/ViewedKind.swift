// ViewedKind.swift: the kinds of view of scenes as views, which LayoutCore lays out: a second implementation that checks
// the first.  Lengths in points.

import Boxes
package import LayoutCore
import Rows
package import Scenes

/// A kind of view in scenes that is also a view.
package protocol ViewedKind: SceneKind {
    /// The view around those inside it.
    func view(of content: [AnyView]) -> any View
}

extension ViewedKind where Self: Layout {
    package func view(of content: [AnyView]) -> any View { self { content.together } }
}

extension FixedKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        let size = CGSize(width: width.points, height: height.points)
        return MeasuredLeaf(baselines: baselines.map { ($0[0], $0[1]) }) { _ in size }
    }
}

extension RangeKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        let (width, height) = (width.points, height.points)
        return MeasuredLeaf { offer in
            CGSize(
                width: width.clamped(offer.width ?? width.ideal), height: height.clamped(offer.height ?? height.ideal))
        }
    }
}

extension LinesKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        MeasuredLeaf { offer in
            let fitting = steps.filter { $0.horizontal <= offer.width ?? 0 }
            let step = offer.width == nil ? steps.first : fitting.max { $0.horizontal < $1.horizontal } ?? steps.last
            return CGSize(width: step?.horizontal ?? 0, height: step?.vertical ?? 0)
        }
    }
}

extension SpacerKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View { Spacer(minLength: minimum.map { CGFloat($0.points) }) }
}

extension TextKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        Text(verbatim: string).font(textFont)
    }
}

extension ImageKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        guard let size = size?.points else { return Image(systemName: image) }
        return Image(image, size: CGSize(width: size.horizontal, height: size.vertical))
    }
}

extension ShapeKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        name == "color" ? Rectangle().fill(SceneFill()) : RoundedRectangle(cornerRadius: radius).fill()
    }
}

extension StackKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        let (spacing, key) = (spacing.map { CGFloat($0.points) }, key.alignmentKey)
        return axis == .horizontal
            ? HStack(alignment: VerticalAlignment(key: key), spacing: spacing) { content.together }
            : VStack(alignment: HorizontalAlignment(key: key), spacing: spacing) { content.together }
    }
}

extension OverlayStackKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View { ZStack(alignment: alignment.orCenter) { content.together } }
}

extension GeometryKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View { GeometryReader { _ in content.together } }
}

extension ScrollKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View { ScrollView(axes) { content.together } }
}

extension LayerKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        let (layer, view) = (Array(content.prefix(1)).together, Array(content.dropFirst()).together)
        return isOverlay
            ? view.overlay(layer, alignment: alignment.orCenter) : view.background(layer, alignment: alignment.orCenter)
    }
}

extension GridKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        let rows = content.split(into: counts).map(\.together)
        return Grid(
            alignment: alignment.orCenter, horizontalSpacing: spacing.map { CGFloat($0.horizontal.points) },
            verticalSpacing: spacing.map { CGFloat($0.vertical.points) }
        ) {
            ForEach(rows.indices, id: \.self) { row in GridRow { rows[row] } }
        }
    }
}

extension SpanKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View { content.together.gridCellColumns(columns) }
}

extension FrameKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        let (width, height) = (limits.horizontal.points, limits.vertical.points)
        guard isFlexible else {
            return content.together.frame(
                width: width.ideal.map { CGFloat($0) }, height: height.ideal.map { CGFloat($0) },
                alignment: alignment.orCenter)
        }
        return content.together.frame(
            minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
            maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
            idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
            alignment: alignment.orCenter)
    }
}

extension PaddingKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View { content.together.padding(insets.edges) }
}

extension FixedSizeKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        content.together.fixedSize(horizontal: horizontal, vertical: vertical)
    }
}

extension MoveKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        let (x, y) = (CGFloat(x.points), CGFloat(y.points))
        return name == "offset" ? content.together.offset(x: x, y: y) : content.together.position(x: x, y: y)
    }
}

extension AspectKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        content.together.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit)
    }
}

extension PriorityKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View { content.together.layoutPriority(value) }
}

extension GuideKind: ViewedKind {
    package func view(of content: [AnyView]) -> any View {
        let (child, key) = (content.together, key.alignmentKey)
        let place = { (context: ViewDimensions) -> CGFloat in value.value(in: context) }
        return key.axis == .horizontal
            ? child.alignmentGuide(HorizontalAlignment(key: key), computeValue: place)
            : child.alignmentGuide(VerticalAlignment(key: key), computeValue: place)
    }
}

extension TextKind {
    /// The font, if one is given.
    private var textFont: Font? { size.map { .system(size: $0.points) } ?? style.map { .system($0) } }
}

/// The surroundings' paint where there is one, else grey.
private struct SceneFill: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        let paint = ForegroundStyle().paint(in: environment)
        return paint == .color(.primary) ? .color(.gray) : paint
    }
}

extension SceneColor {
    /// The colour as views have it.
    var color: Color {
        Color(
            red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255,
            opacity: opacity)
    }
}

extension SceneInsets {
    /// The insets as views have them.
    var edges: EdgeInsets {
        EdgeInsets(top: top.points, leading: leading.points, bottom: bottom.points, trailing: trailing.points)
    }
}

extension PerAxis<GuideKey>? {
    /// The guides as views take them; centred where nothing is said.
    var orCenter: LayoutCore.Alignment {
        let keys = self ?? .center
        return Alignment(
            horizontal: HorizontalAlignment(key: keys.horizontal.alignmentKey),
            vertical: VerticalAlignment(key: keys.vertical.alignmentKey))
    }
}

extension GuideExpression {
    /// The value in a view's dimensions, in points.
    func value(in context: ViewDimensions) -> Double {
        switch self {
        case .number(let number): number
        case .width: context.width
        case .height: context.height
        case .guide(let key): context[key.alignmentKey]
        case .explicit(let key, let otherwise):
            context[explicit: key.alignmentKey].map { Double($0) } ?? otherwise.value(in: context)
        case .sum(let first, let second): first.value(in: context) + second.value(in: context)
        case .difference(let first, let second): first.value(in: context) - second.value(in: context)
        case .product(let first, let second): first.value(in: context) * second.value(in: context)
        case .quotient(let first, let second): first.value(in: context) / second.value(in: context)
        }
    }
}

extension GuideKey {
    /// The guide as views know it.
    package var alignmentKey: AlignmentKey {
        if let key = Self.alignmentKeys[self] { return key }
        let standard = standard
        return AlignmentKey(axis, named: name) { CGFloat(standard.value(in: $0)) }
    }

    private static let alignmentKeys: [GuideKey: AlignmentKey] = [
        .leading: HorizontalAlignment.leading.key, .horizontalCenter: HorizontalAlignment.center.key,
        .trailing: HorizontalAlignment.trailing.key, .top: VerticalAlignment.top.key,
        .verticalCenter: VerticalAlignment.center.key, .bottom: VerticalAlignment.bottom.key,
        .firstTextBaseline: VerticalAlignment.firstTextBaseline.key,
        .lastTextBaseline: VerticalAlignment.lastTextBaseline.key,
    ]
}
