// BubbleLayer.swift: what opens beside a view: bubbles and menus.  Lengths in points.

/// A card beside the view that opens it, below it where there is room; a tap elsewhere puts it away.
struct BubbleLayer<Content: View>: View {
    let anchor: PresentationAnchor
    @ViewBuilder let content: Content
    @Environment(\.closing) private var close
    @Environment(\.barSizes) private var sizes
    @Environment(\.safeAreaInsets) private var insets

    var body: some View {
        // The place of the view is known when the layer is placed, and a reader looks again each time.
        GeometryReader { _ in
            BubblePlace(anchor: anchor.frame, insets: insets) {
                Color.clear.contentShape(Rectangle()).onTapGesture { close?() }.accessibilityHidden(true)
                content
                    .background { RoundedRectangle(cornerRadius: sizes.corners).fill(Color.raised) }
                    .shadow(color: .black.opacity(0.2), radius: 16)
            }
        }
    }
}

/// The whole screen, and a card in it beside a rectangle.
private struct BubblePlace: Layout {
    let anchor: CGRect
    let insets: EdgeInsets

    /// The distance from the view and from the sides of the screen.
    private static let gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let room = CGSize(
            width: max(0, bounds.width - 2 * Self.gap),
            height: max(0, bounds.height - insets.top - insets.bottom - 2 * Self.gap))
        let ideal = subviews[1].sizeThatFits(.unspecified)
        let offer = ProposedViewSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
        let size = subviews[1].sizeThatFits(offer)
        let lowest = bounds.height - insets.bottom - Self.gap - size.height
        let below = anchor.maxY + Self.gap
        let y = below <= lowest ? below : max(insets.top + Self.gap, min(anchor.minY - Self.gap - size.height, lowest))
        let x = min(max(anchor.midX - size.width / 2, Self.gap), max(Self.gap, bounds.width - Self.gap - size.width))
        subviews[1].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offer)
    }
}

/// What the views in a bubble ask it to be on a phone.
private struct AdaptationRequest: ScreenRequest {
    let adaptation: PresentationAdaptation

    var name: String { "presentationCompactAdaptation" }
    var isSeen: Bool { false }
}

extension View {
    /// Keeps a bubble around the view on a phone too, where it asks for that; else a bubble is a sheet there.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        requesting(EmptyView()) { _ in AdaptationRequest(adaptation: adaptation) }
    }

    /// Keeps a bubble around the view on a narrow screen too, where it asks for that; low screens are narrow ones here.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontal) }
}

/// A bubble on a tablet and on a computer; on a phone a sheet, unless the views in it ask otherwise.
struct PopoverLayer<Content: View>: View {
    let anchor: PresentationAnchor
    let content: Content
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.screenSystem) private var system

    var body: some View {
        if width == .regular || system.isMac {
            BubbleLayer(anchor: anchor) { content.named("Popover") }
        } else {
            Collected(VStack { content }) { (views, requests: [AdaptationRequest]) in
                if requests.first?.adaptation == .popover {
                    BubbleLayer(anchor: anchor) { views.named("Popover") }
                } else {
                    SheetLayer(content: views)
                }
            }
        }
    }
}

/// The rows of an open menu.
struct MenuLayer<Content: View>: View {
    let anchor: PresentationAnchor
    let content: Content
    @Environment(\.barSizes) private var sizes

    var body: some View {
        BubbleLayer(anchor: anchor) {
            // The line above the first row is cut off.
            VStack(alignment: .leading, spacing: 0) { content }.clipped()
                .buttonStyle(MenuRowStyle()).labelStyle(MenuLabelStyle())
                .environment(\.isInMenu, true)
                .frame(width: sizes.menuWidth)
                .named("Menu")
        }
    }
}

/// A row of a menu, which puts the menu away.
private struct MenuRowStyle: PrimitiveButtonStyle {
    @Environment(\.closing) private var close
    @Environment(\.barSizes) private var sizes
    @Environment(\.menuActionDismissBehavior) private var behavior

    func makeBody(configuration: Configuration) -> some View {
        HStack { TitleColumn(title: configuration.label) }
            .font(.body).foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: sizes.menuRow, alignment: .leading)
            .overlay(alignment: .top) { Color(.separator).frame(height: 0.5).offset(y: -0.5) }
            .contentShape(Rectangle())
            .onTapGesture {
                configuration.trigger()
                if behavior != .disabled { close?() }
            }
    }
}

/// A title, and its symbol at the other end.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.title
            Spacer()
            configuration.icon
        }
    }
}
