// Traits.swift: what modifiers attach to a node without changing its layout.

/// What modifiers attach to a node without changing its layout.
struct Traits {
    var priority: Double?
    /// The other traits; most views have none.
    var rare: RareTraits?

    /// The other traits, made when they are first written.
    var own: RareTraits {
        get { rare ?? RareTraits() }
        set { rare = newValue }
    }
}

/// Traits that few views have.
struct RareTraits {
    var identifiers: [AnyHashable] = []
    var tag: AnyHashable?
    var layoutValues: [ObjectIdentifier: Any] = [:]
    var containerValues: ContainerValues?
    var zIndex: Double?
    var effects = Effects()
    var touchActions: [TouchAction] = []
    var touchTarget = TouchTarget.view
    /// The row of a list in which the view stands.
    var row: ListRowRoom?
    /// What runs when the view has come, and when it has gone.
    var appearActions: [() -> Void] = [], disappearActions: [() -> Void] = []
    /// What is said of the view to those who do not see it; `nil` for most.
    var accessibility: AccessibilityMarks?
    /// What typing does in the view; `nil` for most.
    var typing: TypingMarks?
    /// Where scrolling comes to rest here; `nil` for nowhere in particular.
    var scrollTarget: ScrollTargets?
    /// Whether people may not choose the view among others.
    var isSelectionDisabled = false
    /// How people edit the row that the view is; `nil` for most.
    var edited: EditedRow?
    /// Whether people may not delete the row, or not move it.
    var keepsFromDeleting = false, keepsFromMoving = false
    /// What the view offers to choose; `nil` for most.
    var choosing: OfferedChoices?
    /// Whether the system chose how the view and all inside it look.
    var hasSystemLook = false
    /// What would be shown with the view and is left out, by the names of modifiers.
    var leftOut: [String] = []
}

/// How a subtree is drawn.
struct Effects {
    var opacity = 1.0
    var isHidden = false
    /// Whether it is heard although it is hidden.
    var isHeard = false
    /// Whether it is a window onto what scrolls, which takes taps where it shows it.
    var isWindow = false
    /// How far beyond the frame a clipped view is drawn.
    var clipOutsets = EdgeInsets()
    /// Where in a frame of a size the view and what is inside it take taps; `nil` where they draw.
    var tapOutline: ((CGSize) -> Outline)?
    /// Whether taps go to what is behind, also from all inside.
    var letsTapsThrough = false
    /// What changes the drawing, the innermost first.
    var planned: [PlannedEffect] = []
}
