// ScrollModifiers.swift: how views scroll, and where windows begin.  Lengths in points.

/// Whether windows show where they have scrolled to.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    /// The ways by name.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic"),
        visible = ScrollIndicatorVisibility(name: "visible"), hidden = ScrollIndicatorVisibility(name: "hidden"),
        never = ScrollIndicatorVisibility(name: "never")
}

/// When scrolling goes beyond the end and back.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// The ways by name.
    public static let automatic = ScrollBounceBehavior(name: "automatic"),
        always = ScrollBounceBehavior(name: "always"),
        basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where margins of what scrolls lie.
public struct ContentMarginPlacement: Hashable, Sendable {
    let isAroundContent: Bool
    /// Around content and indicators, around content, around indicators.
    public static let automatic = ContentMarginPlacement(isAroundContent: true),
        scrollContent = ContentMarginPlacement(isAroundContent: true),
        scrollIndicators = ContentMarginPlacement(isAroundContent: false)
}

extension View {
    /// Adds room inside windows, around what scrolls; `nil` for 16 points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(edges, length ?? EdgeInsets.standard), for: placement)
    }

    /// Adds room inside windows, around what scrolls, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Adds room inside windows, around what scrolls, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        writing { values in
            guard placement.isAroundContent else { return }
            if edges.contains(.top) { values.scrollMargins.top = insets.top }
            if edges.contains(.leading) { values.scrollMargins.leading = insets.leading }
            if edges.contains(.bottom) { values.scrollMargins.bottom = insets.bottom }
            if edges.contains(.trailing) { values.scrollMargins.trailing = insets.trailing }
        }
    }

    /// Shows or hides where windows have scrolled to; without effect on frames.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        self
    }
    /// Whether people may scroll the windows inside; programs may.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
    /// Would let windows draw beyond their frames.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        leavingOut("scrollClipDisabled", if: disabled)
    }
    /// When scrolling goes beyond the end and back; without effect here.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    /// Whether indicators flash when the window appears; without effect here.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
