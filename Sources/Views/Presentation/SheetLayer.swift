// SheetLayer.swift: sheets over a screen.  Lengths in points.

/// What the views in a sheet ask of it.
struct SheetRequest: ScreenRequest {
    let name: String
    var detents: Set<PresentationDetent> = []
    /// The height that is chosen among them.
    var chosen: PresentationDetent?
    /// Where the choice is kept, if the views keep it.
    var choose: ((PresentationDetent) -> Void)?
    /// Whether people may not put the sheet away.
    var isHeld = false
    var hasHandle: Bool?
    var corners: CGFloat?
    var ground: AnyShapeStyle?

    var isSeen: Bool { false }
}

extension View {
    func askingSheet(_ name: String, _ change: (inout SheetRequest) -> Void) -> some View {
        var request = SheetRequest(name: name)
        change(&request)
        return requesting(EmptyView()) { [request] _ in request }
    }
}

/// A sheet: at the bottom of a phone's screen, in the middle of a tablet's or of a computer's window.
struct SheetLayer<Content: View>: View {
    let content: Content
    @Environment(\.barSizes) private var sizes
    @Environment(\.screenSystem) private var system
    @Environment(\.safeAreaInsets) private var insets
    @Environment(\.self) private var environment
    @Environment(\.closing) private var close
    /// The height to which people have pulled the sheet.
    @State private var pulled: PresentationDetent?

    var body: some View {
        Collected(VStack { content }.asContainer()) { (views, requests: [SheetRequest]) in
            GeometryReader { screen in
                ZStack(alignment: sizes.card == nil && !system.isMac ? .bottom : .center) {
                    Dimming().tapped(system.isMac ? nil : close(requests))
                    if system.isMac {
                        card(views, requests).fixedSize()
                    } else if let card = sizes.card {
                        self.card(views, requests)
                            .frame(
                                width: min(card.width, screen.size.width), height: min(card.height, screen.size.height))
                    } else {
                        let greatest = max(0, screen.size.height - insets.top - sizes.sheetTop - insets.bottom)
                        sheet(views, requests, height: height(requests, of: greatest)).onTouch(
                            .afterScrolling, takesTaps: false
                        ) { pull(requests, by: $0.globalTranslation.height, of: greatest) }
                    }
                }
                .frame(width: screen.size.width, height: screen.size.height)
            }
        }
    }

    /// What puts the sheet away where people may.
    private func close(_ requests: [SheetRequest]) -> (() -> Void)? {
        requests.contains(where: \.isHeld) ? nil : close
    }

    /// How high a sheet is, without what the device covers below it: the least of the heights that it may have, up to the
    /// greatest one, until somebody chooses another.
    private func height(_ requests: [SheetRequest], of greatest: CGFloat) -> CGFloat {
        let request = requests.first { !$0.detents.isEmpty }
        let heights = request?.detents.compactMap { $0.height(of: greatest, environment) } ?? []
        return (request?.chosen ?? pulled)?.height(of: greatest, environment) ?? heights.min() ?? greatest
    }

    /// What a drag does: the sheet takes the nearest of its heights, or goes away where nothing is nearer.
    private func pull(_ requests: [SheetRequest], by distance: CGFloat, of greatest: CGFloat) -> (() -> Void)? {
        guard distance != 0 else { return nil }
        let request = requests.first { !$0.detents.isEmpty }
        let current = height(requests, of: greatest)
        let wanted = current - distance
        let choices = (request?.detents ?? [.large]).compactMap { detent in
            detent.height(of: greatest, environment).map { (detent: detent, height: $0) }
        }
        guard let nearest = choices.min(by: { abs($0.height - wanted) < abs($1.height - wanted) }) else { return nil }
        if let close = close(requests), 2 * wanted < nearest.height { return close }
        guard nearest.height != current else { return nil }
        return { if let choose = request?.choose { choose(nearest.detent) } else { pulled = nearest.detent } }
    }

    private func sheet(_ views: SubviewsCollection, _ requests: [SheetRequest], height: CGFloat) -> some View {
        let isSeveral = (requests.first { !$0.detents.isEmpty }?.detents.count ?? 0) > 1
        let outline = outline(requests, isAtBottom: true)
        return views.onOwnScreen(
            covered: EdgeInsets(top: 0, leading: 0, bottom: insets.bottom, trailing: 0)
        )
        .frame(height: height + insets.bottom)
        .background(ground(requests), in: outline)
        .clipShape(outline)
        .overlay(alignment: .top) {
            if requests.compactMap(\.hasHandle).first ?? isSeveral { Handle() }
        }
        .named("Sheet")
    }

    private func card(_ views: SubviewsCollection, _ requests: [SheetRequest]) -> some View {
        let outline = outline(requests, isAtBottom: false)
        return views.onOwnScreen(covered: EdgeInsets()).background(ground(requests), in: outline)
            .clipShape(outline)
            .named("Sheet")
    }

    private func ground(_ requests: [SheetRequest]) -> AnyShapeStyle {
        requests.compactMap(\.ground).first ?? AnyShapeStyle(Color.raised)
    }

    private func outline(_ requests: [SheetRequest], isAtBottom: Bool) -> UnevenRoundedRectangle {
        let radius = requests.compactMap(\.corners).first ?? sizes.sheetCorners
        return UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: isAtBottom ? 0 : radius,
            bottomTrailingRadius: isAtBottom ? 0 : radius, topTrailingRadius: radius)
    }
}

/// The handle of a sheet that has several heights: 36 by 5, 5 below its top, as UIKit draws it.
private struct Handle: View {
    var body: some View {
        Capsule().fill(Color(.tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
    }
}

/// What makes the views below darker and keeps taps from them.
struct Dimming: View {
    var body: some View { Color.black.opacity(0.2).accessibilityHidden(true) }

    /// What makes the views below darker, with what a tap on it does.
    @ViewBuilder func tapped(_ action: (() -> Void)?) -> some View {
        if let action { onTapGesture(perform: action) } else { self }
    }
}

/// A view over the whole screen.
struct CoverLayer<Content: View>: View {
    let content: Content
    @Environment(\.safeAreaInsets) private var insets

    var body: some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).asContainer().onOwnScreen(covered: insets)
            .background { Color(.systemBackground) }
            .named("FullScreenCover")
    }
}

extension Color {
    /// The ground of what stands above a screen: white, in the dark the lighter black of Flutter's `darkElevatedColor`.
    static let raised = Color(rgb: 0xFFFFFF, dark: 0x1C1C1E)
}
