// ViewClaim.swift: what may be claimed of a screen.  Lengths in points.

/// What is claimed of a screen in every width, language, text size and direction.
///
/// Views that are hidden, with all inside them, are left out.  A container is what places views: a stack of several, a
/// grid, a layout of one's own, a `GeometryReader`.
public enum ViewClaim: Sendable {
    /// No container is longer than its room, nor the screen itself, nor a frame around a container, nor what stands in a
    /// `GeometryReader` or a layout of one's own longer than that.
    ///
    /// The room of a view is the length of the nearest frame, `GeometryReader` or layout of one's own around it, of the view
    /// that it is an overlay or background of, or of the screen, less padding in between; along what scrolls it has no end.
    /// What a stack proposes is a share and no room: a row inside may take more of it as long as the stack fits.
    case fits
    /// No row or column is longer than both its room and what its views take at least: their lengths when offered 0, gaps
    /// included.  What is longer could have been shorter.
    case noAvoidableOverflow
    /// No two views of one container overlap, but in those that put views over each other: `ZStack`, overlays.
    case apart
    /// Every view lies within the container around it, the outermost within the screen, also where an `offset` moves
    /// it.  What a clipped view or a scroll view has directly inside may reach beyond it.
    case inside
    /// Of no text anything is left out, neither by its limit of lines nor for want of width or height.
    case untruncated
    /// Every view that takes taps is at least as long in both directions, in points; 44 is Apple's recommendation.  A `Button`
    /// in a list takes them with its row, unless a style gives it a look; the system's own switches and steppers are left out.
    case tappable(minimum: CGFloat = 44)
    /// No text lies over another one; texts of one scroll view are compared, and those outside of all.
    case textsApart
    /// No line of a text has more characters; 80 are WCAG's recommendation.
    case shortLines(most: Int = 80)
    /// No font is smaller, in points; 11 is Apple's recommendation.
    case legible(least: CGFloat = 11)
    /// The lines of a text are at least so many times the size of their font apart, from baseline to baseline.
    case spacedLines(least: CGFloat = 1.15)
    /// No text is larger than its heading: the texts that follow a view with the trait `isHeader` in its container, up to
    /// the next one; where none follow there, those that follow the container.
    case largeHeadings
    /// Every view that takes taps lies on the screen, or in what scrolls.
    case targetsOnScreen
    /// No view reaches beyond the left or the right side of the screen, or of the scroll view around it.
    case noScrollingAcross
    /// The views of some ids have one edge in common, `.leading` or `.top` for example.
    case aligned([String], at: Edge)
    /// The frames from right to left mirror those from left to right, each view's; judged from right to left.
    case mirrored
    /// No text and no view that takes taps reaches into the insets of the screen, in points; the lower one counts where
    /// the screen has a height.
    case within(safeArea: EdgeInsets)
    /// A condition of your own, with a name for reports.
    case that(_ name: String, @Sendable (LayoutTree) -> Bool)

    /// The claim as source code has it.
    public var source: String {
        switch self {
        case .fits: ".fits"
        case .noAvoidableOverflow: ".noAvoidableOverflow"
        case .apart: ".apart"
        case .inside: ".inside"
        case .untruncated: ".untruncated"
        case .tappable(let minimum): ".tappable(minimum: \(minimum.source))"
        case .textsApart: ".textsApart"
        case .shortLines(let most): ".shortLines(most: \(most))"
        case .legible(let least): ".legible(least: \(least.source))"
        case .spacedLines(let least): ".spacedLines(least: \(least.source))"
        case .largeHeadings: ".largeHeadings"
        case .targetsOnScreen: ".targetsOnScreen"
        case .noScrollingAcross: ".noScrollingAcross"
        case .aligned(let ids, let edge): ".aligned([\(ids.map(\.literal).joined(separator: ", "))], at: .\(edge))"
        case .mirrored: ".mirrored"
        case .within(let insets):
            ".within(safeArea: EdgeInsets(top: \(insets.top.source), leading: \(insets.leading.source), "
                + "bottom: \(insets.bottom.source), trailing: \(insets.trailing.source)))"
        case .that(let name, _): ".that(\(name.literal), condition)"
        }
    }

    /// Whether another sharing of lengths may help where it fails.
    var dependsOnShares: Bool {
        switch self {
        case .fits, .noAvoidableOverflow, .inside, .untruncated, .targetsOnScreen, .noScrollingAcross: true
        case .apart, .tappable, .textsApart, .shortLines, .legible, .spacedLines, .largeHeadings, .aligned, .mirrored,
            .within, .that:
            false
        }
    }

    var isMirrored: Bool {
        if case .mirrored = self { return true }
        return false
    }
}

extension CGFloat {
    /// The number in the fewest digits, as source code has it.
    var source: String { isInfinite ? (self < 0 ? "-.infinity" : ".infinity") : Double(self).shortest }
}

extension String {
    /// The text as source code has it.
    var literal: String { debugDescription }
}
