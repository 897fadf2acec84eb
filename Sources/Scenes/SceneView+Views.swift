// SceneView+Views.swift: scenes as views, to be laid out like any other.  Lengths in points.

package import LayoutCore
import Documents
import Rows

extension SceneView {
    /// The view with its id, its paint, its anchors and its place in the order of preferences.
    package var view: AnyView {
        var view = kind.view
        if let fill, kind.paintsBehind { view = AnyView(StaticViews([view]).background(fill.color)) }
        if let fill, !kind.paintsBehind { view = AnyView(StaticViews([view]).foregroundColor(fill.color)) }
        if let stroke { view = AnyView(StaticViews([view]).border(stroke.color)) }
        guard let id else { return view }
        return AnyView(StaticViews([view]).recorded(as: id, isLeaf: children.isEmpty).id(id))
    }
}

extension SceneKind {
    /// Whether a fill is a rectangle behind the view; shapes and text are painted themselves.
    fileprivate var paintsBehind: Bool {
        switch self {
        case .rectangle, .text, .image, .color: false
        default: true
        }
    }

    fileprivate var view: AnyView {
        switch self {
        case .fixed, .color, .range, .lines, .spacer, .text, .image, .rectangle: leaf
        case .geometry, .stack, .overlayStack, .grid, .scroll, .custom: container
        default: modifier
        }
    }

    private var leaf: AnyView {
        switch self {
        case .fixed(let width, let height, let baselines):
            let size = CGSize(width: width, height: height)
            return AnyView(MeasuredLeaf(baselines: baselines.map { ($0[0], $0[1]) }) { _ in size })
        case .range(let width, let height):
            return AnyView(
                MeasuredLeaf { offer in
                    CGSize(width: width.answer(to: offer.width), height: height.answer(to: offer.height))
                })
        case .lines(let steps): return AnyView(MeasuredLeaf { steps.size(offered: $0.width) })
        case .spacer(let minimum): return AnyView(Spacer(minLength: minimum.map { CGFloat($0) }))
        case .text(let string, let font, let size):
            let style = font.flatMap { Font.named[$0] }
            return AnyView(Text(verbatim: string).font(size.map { .system(size: $0) } ?? style))
        case .image(let name, let size):
            guard let size else { return AnyView(Image(systemName: name)) }
            return AnyView(Image(name, size: CGSize(width: size.horizontal, height: size.vertical)))
        case .rectangle(let radius): return AnyView(RoundedRectangle(cornerRadius: radius ?? 0).fill())
        // A colour is painted with its fill, which is the foreground; without one it is grey.
        default: return AnyView(Rectangle().fill(SceneFill()))
        }
    }

    private var container: AnyView {
        switch self {
        case .geometry(let children): return AnyView(GeometryReader { _ in children.views })
        case .stack(.horizontal, let key, let spacing, let children):
            let alignment = key.map { VerticalAlignment(key: $0.alignmentKey) } ?? .center
            return AnyView(HStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) { children.views })
        case .stack(.vertical, let key, let spacing, let children):
            let alignment = key.map { HorizontalAlignment(key: $0.alignmentKey) } ?? .center
            return AnyView(VStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) { children.views })
        case .overlayStack(let keys, let children):
            return AnyView(ZStack(alignment: keys.alignment) { children.views })
        case .grid(let keys, let spacing, let rows):
            return AnyView(
                Grid(
                    alignment: keys.alignment, horizontalSpacing: spacing.horizontal.map { CGFloat($0) },
                    verticalSpacing: spacing.vertical.map { CGFloat($0) }
                ) {
                    ForEach(rows.indices, id: \.self) { row in GridRow { rows[row].views } }
                })
        case .scroll(let axes, let child):
            var set: Axis.Set = []
            if axes.contains(.horizontal) { set.insert(.horizontal) }
            if axes.contains(.vertical) { set.insert(.vertical) }
            return AnyView(ScrollView(set) { [child].views })
        case .custom(let layout, let children): return layout.view(of: children)
        default: return AnyView(EmptyView())
        }
    }

    private var modifier: AnyView {
        switch self {
        case .frame(let limits, let keys, isFixed: true, let child):
            let (width, height) = (limits.horizontal.minimum, limits.vertical.minimum)
            return AnyView(
                [child].views.frame(
                    width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: keys.alignment))
        case .frame(let limits, let keys, isFixed: false, let child):
            return AnyView([child].views.flexible(limits.horizontal, limits.vertical, keys.alignment))
        case .padding(let insets, let child):
            return AnyView(
                [child].views.padding(
                    EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])))
        case .fixedSize(let axes, let child):
            return AnyView(
                [child].views.fixedSize(
                    horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
        case .offset(let point, let child):
            return AnyView([child].views.offset(x: point.horizontal, y: point.vertical))
        case .position(let point, let child):
            return AnyView([child].views.position(x: point.horizontal, y: point.vertical))
        case .aspect(let ratio, let fills, let child):
            return AnyView(
                [child].views.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit))
        case .priority(let value, let child): return AnyView([child].views.layoutPriority(value))
        case .guide(let key, let expression, let child): return child.guided(key, expression)
        case .layered(let isOverlay, let keys, let content, let child):
            return isOverlay
                ? AnyView([child].views.overlay([content].views, alignment: keys.alignment))
                : AnyView([child].views.background([content].views, alignment: keys.alignment))
        case .fraction(let share, let child):
            return AnyView(FractionLayout(share: share) { [child].views })
        case .span(let columns, let child): return AnyView([child].views.gridCellColumns(columns))
        default: return AnyView(EmptyView())
        }
    }
}

extension [SceneView] {
    /// The views as children in a fixed number, so that a stack of one of them disappears as it does in written code.
    package var views: StaticViews { StaticViews(map(\.view)) }
}

extension View {
    fileprivate func flexible(
        _ width: FrameLimits, _ height: FrameLimits, _ alignment: LayoutCore.Alignment
    ) -> some View {
        frame(
            minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
            maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
            idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
            alignment: alignment)
    }
}

extension SceneView {
    fileprivate func guided(_ key: GuideKey, _ expression: GuideExpression) -> AnyView {
        let child = [self].views
        let value = { (context: ViewDimensions) -> CGFloat in expression.value(in: context) }
        return switch key.axis {
        case .horizontal:
            AnyView(child.alignmentGuide(HorizontalAlignment(key: key.alignmentKey), computeValue: value))
        case .vertical: AnyView(child.alignmentGuide(VerticalAlignment(key: key.alignmentKey), computeValue: value))
        }
    }
}

extension PerAxis<GuideKey>? {
    /// The guides as views take them; centred where nothing is said.
    fileprivate var alignment: LayoutCore.Alignment {
        guard let self else { return .center }
        return Alignment(
            horizontal: HorizontalAlignment(key: self.horizontal.alignmentKey),
            vertical: VerticalAlignment(key: self.vertical.alignmentKey))
    }
}

extension LengthRange {
    fileprivate func answer(to offer: CGFloat?) -> Double { clamped(offer ?? ideal) }
}

extension [PerAxis<Double>] {
    /// The widest step that is not wider than the offer, else the last; the first where nothing is offered.
    fileprivate func size(offered width: CGFloat?) -> CGSize {
        let fitting = width.map { width in filter { $0.horizontal <= width }.max { $0.horizontal < $1.horizontal } }
        let step = width == nil ? first : fitting.flatMap(\.self) ?? last
        return CGSize(width: step?.horizontal ?? 0, height: step?.vertical ?? 0)
    }
}

/// The surroundings' paint where there is one, else grey.
private struct SceneFill: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        let paint = ForegroundStyle().paint(in: environment)
        return paint == .color(.primary) ? .color(.gray) : paint
    }
}
