// BarRequest.swift: what views in a navigation container ask its bars to show.

/// What a view asks the bars around it to show.
struct BarRequest: ScreenRequest {
    /// What is asked for.
    enum Kind {
        /// A title, in one way or another.
        case title(Text)
        case titleMode(NavigationBarItem.TitleDisplayMode)
        /// Views at places.
        case items([ToolbarItemPlacement], [Subview])
        /// A field for searching, what it suggests, and where to search.
        case search(SearchField), suggestions([Subview]), scopes([Subview])
        /// Bars that are seen or not.
        case visibility(Visibility, [ToolbarPlacement])
        case ground(AnyShapeStyle, [ToolbarPlacement])
        /// Whether the way back is not shown.
        case backHidden(Bool)
    }

    let name: String
    let kind: Kind

    var isSeen: Bool {
        switch kind {
        case .title, .items, .search: true
        case .titleMode, .visibility, .ground, .backHidden, .suggestions, .scopes: false
        }
    }
}

/// What the bars of a container show.
struct BarContents {
    var title: Text?
    var mode = NavigationBarItem.TitleDisplayMode.automatic
    var items: [(place: BarPlace, view: Subview)] = []
    var search: SearchField?
    /// What the field for searching suggests, and where it searches.
    private(set) var suggestions = SubviewsCollection([]), scopes = SubviewsCollection([])
    var visibilities: [ToolbarPlacement: Visibility] = [:]
    var grounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    /// The view before the items.
    private(set) var start: BarStart?

    /// What views ask for; those around others come first and count more.
    init(_ requests: [BarRequest], start: BarStart? = nil) {
        self.start = start
        var isModeSet = false
        for request in requests {
            switch request.kind {
            case .title(let text): title = title ?? text
            case .titleMode(let mode):
                if !isModeSet, mode != .automatic { (self.mode, isModeSet) = (mode, true) }
            case .items(let places, let views):
                items += zip(places, views).map { (BarPlace($0), $1) }
            case .search(let field): search = search ?? field
            case .suggestions(let views): if suggestions.isEmpty { suggestions = SubviewsCollection(views) }
            case .scopes(let views): if scopes.isEmpty { scopes = SubviewsCollection(views) }
            case .visibility(let visibility, let bars):
                for bar in bars { visibilities[bar] = visibilities[bar] ?? visibility }
            case .ground(let style, let bars):
                for bar in bars { grounds[bar] = grounds[bar] ?? style }
            case .backHidden(let isHidden): if isHidden, case .back = start { self.start = nil }
            }
        }
    }

    /// The views at a place, in their order.
    func views(at place: BarPlace) -> SubviewsCollection {
        SubviewsCollection(items.filter { $0.place == place }.map(\.view))
    }

    /// Whether a bar is hidden by a view.
    func isHidden(_ bar: ToolbarPlacement) -> Bool {
        visibilities[bar] == .hidden || visibilities[.automatic] == .hidden && bar != .tabBar
    }

    /// Whether there is something for the bar at the top.
    var hasTop: Bool {
        guard !isHidden(.navigationBar) else { return false }
        return title != nil || search != nil || start != nil || items.contains { $0.place.isAtTop }
    }

    /// Whether there is something for the bar at the bottom.
    var hasBottom: Bool { !isHidden(.bottomBar) && items.contains { $0.place == .bottom || $0.place == .status } }

    /// Whether the title stands large below the items; without a wish, as that of the view before.
    var isLarge: Bool { title != nil && isLargeByWish && views(at: .middle).isEmpty }

    /// Whether the title stands in the row of the items.
    var hasMiddle: Bool { title != nil && !isLarge || !views(at: .middle).isEmpty }

    private var isLargeByWish: Bool {
        if mode == .automatic, case .back(let back) = start { return back.isLarge }
        return mode != .inline
    }
}

/// The view before the items of a bar at the top.
enum BarStart {
    /// The way back from a pushed view.
    case back(WayBack)
    /// A button that shows the columns before.
    case columns(() -> Void)
}

/// The way back from a pushed view.
struct WayBack {
    /// The title of the view before, and whether it was large.
    let title: Text?
    let isLarge: Bool
    let close: () -> Void

    init(to bars: BarContents, close: @escaping () -> Void) {
        (title, self.close) = (bars.title, close)
        isLarge = bars.title == nil || bars.isLarge
    }
}

/// Where an item stands on a phone or a tablet.
enum BarPlace: Hashable {
    case leading, middle, trailing, bottom, status
    /// Above a keyboard, which never shows.
    case keyboard

    init(_ placement: ToolbarItemPlacement) {
        self =
            switch placement {
            case .cancellationAction, .topBarLeading, .navigationBarLeading, .navigation: .leading
            case .principal, .title, .subtitle: .middle
            case .bottomBar: .bottom
            case .status: .status
            case .keyboard: .keyboard
            case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
                .topBarTrailing, .navigationBarTrailing:
                .trailing
            }
    }

    var isAtTop: Bool { self == .leading || self == .middle || self == .trailing }
}
