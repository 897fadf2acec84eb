// LayoutHost.swift: lays a root view out, keeps its state, and taps it.  Lengths in points.

/// Lays a root view out, keeps its state between layouts, and taps it.
///
///     let host = LayoutHost(view)
///     let tree = try host.layout(ProposedViewSize(width: 150, height: 10))
///     print(tree.frame(id: "capped")?.width ?? 0)  // 75.0
///
/// A host belongs to no thread and must be used by one at a time: it is not `Sendable`, so that the compiler refuses to
/// hand it to another while this one keeps it.
public final class LayoutHost {
    /// How often a layout is repeated while observers of preferences and appearing views write state.
    public static let maximumRounds = 32

    private let session = LayoutSession()
    private let identity = ViewIdentity()
    private let root: AnyView
    private let environment: EnvironmentValues
    /// Light or dark, where a view of the last layout wished for it.
    private var preferredScheme: ColorScheme?
    /// The root's node, and what it is with all that stands over it, as it was laid out last.
    private var built: Node?
    private(set) var node: Node?
    /// The list of the last layout, which may have been given away and not read.
    private var records: LayoutRecords?

    /// Makes a host of a root view.
    ///
    /// - Parameter environment: What is handed down to the root; `nil` for the usual values.
    public init(_ root: some View, environment: EnvironmentValues? = nil) {
        self.root = AnyView(root)
        self.environment = environment ?? EnvironmentValues()
    }

    /// Makes a host of root views; several stand in a column.
    public convenience init(environment: EnvironmentValues? = nil, @ViewBuilder root: () -> some View) {
        self.init(root(), environment: environment)
    }

    /// Makes a host whose stacks and grids share their lengths by an engine's rules.
    public convenience init(_ root: some View, engine: LayoutEngine) {
        var environment = EnvironmentValues()
        environment.stackRule = engine.rule
        self.init(root, environment: environment)
    }

    deinit {
        keepRecords()
        session.tasks.cancel()
        identity.detach()
        // Nobody is left to see that views go, and what was to tell it would keep them.
        _ = identity.takeFarewells()
    }

    /// Lays the root out; it has the size that it answers, and its frame begins at (0, 0).
    ///
    /// Where state is still being written after `maximumRounds` layouts, the tree is that of the last, and its diagnostics name
    /// the view that wrote last.
    /// - Throws: `LayoutError.tooDeep` or `LayoutError.stackExhausted` when views are nested endlessly, or more deeply than the
    ///   thread's stack can hold; `LayoutError.insideItself` to code that this layout runs, which is reported, and
    ///   `LayoutError.layoutsTooDeep` where code of views goes on making hosts and laying them out.
    public func layout(_ proposal: ProposedViewSize) throws(LayoutError) -> LayoutTree {
        let screen = UIScreen.shown(for: proposal, insets: environment.safeAreaInsets)
        return try RunningLayout.run(of: session, on: screen) { () throws(LayoutError) in
            try settledLayout(proposal)
        }
    }

    private func settledLayout(_ proposal: ProposedViewSize) throws(LayoutError) -> LayoutTree {
        keepRecords()
        var node = try round(proposal)
        var rounds = 1
        while session.isDirty, rounds < Self.maximumRounds {
            node = try round(proposal)
            rounds += 1
        }
        if session.isDirty { session.report(.unsettled(rounds: rounds), at: lastWriter) }
        let records = LayoutRecords(of: node)
        self.records = records
        return LayoutTree(
            list: records, screen: proposal.screen, colorScheme: colorScheme, size: node.frame.size,
            misuse: session.diagnostics, statistics: session.statistics)
    }

    /// Lays the root out once, and runs the code that reacts to where the views are.
    private func round(_ proposal: ProposedViewSize) throws(LayoutError) -> Node {
        session.begin()
        let node = session.observing { inPreferredScheme(upToDate()) }
        if let failure = session.failure { throw failure }
        let pass = PlacementPass()
        let start = pass.start(for: proposal, insets: environment.safeAreaInsets, of: node)
        session.observing { node.place(at: start.origin, proposal: start.proposal, in: pass) }
        let screen = pass.safeArea?.screen ?? proposal.screen ?? node.frame
        let shown = session.observing { context.screen(of: node, in: pass, room: screen) }
        self.node = shown
        if let failure = session.failure { throw failure }
        let unseen = session.unseenReactions
        session.unseenReactions = []
        for reaction in unseen + pass.reactions + identity.takeFarewells() { reaction() }
        session.currentObserver = nil
        let scrolls = session.scrolls
        session.scrolls = []
        for request in scrolls { scroll(request) }
        return shown
    }

    private var context: BuildContext {
        var environment = environment
        if let preferredScheme { environment.colorScheme = preferredScheme }
        return BuildContext(identity: identity, session: session, environment: environment)
    }

    /// Whether the screen is light or dark; apart, since small stacks have no room for copies of the environment.
    private var colorScheme: ColorScheme { preferredScheme ?? environment.colorScheme }

    /// The views, evaluated again where one of them wishes for another screen, light or dark, than they were evaluated for.
    private func inPreferredScheme(_ node: Node) -> Node {
        guard session.hasPreferredScheme else { return node }
        let wish = node.preferredColorScheme(for: identity.serial)
        guard wish != preferredScheme else { return node }
        preferredScheme = wish
        session.invalidateAll()
        return upToDate()
    }

    /// Whether no state has been written since the last layout, and no asynchronous action waits.
    var isSettled: Bool { isUpToDate && session.tasks.isEmpty }

    /// Whether nothing has changed since the last layout.
    var isUpToDate: Bool { !session.isDirty }
    /// Starts the asynchronous actions that wait.
    func startTasks() -> [PutOffTask] { session.tasks.start() }
    /// The path of the view whose code wrote state last; empty where none did.
    var lastWriter: String { session.lastWriter?.path ?? "" }

    /// The size and guides of the first view with an id, in its own coordinates, as it was laid out last.
    public func dimensions(id: some Hashable) -> ViewDimensions? {
        let id = AnyHashable(id)
        return node?.first { $0.traits.rare?.identifiers.contains(id) == true }.map { node in
            node.dimensions(in: node.placedProposal)
        }
    }

    /// Another host of the same root, with its own state, whose stacks share their lengths by an engine's rules.
    package func hosting(engine: LayoutEngine) -> LayoutHost {
        var environment = environment
        environment.stackRule = engine.rule
        return LayoutHost(root, environment: environment)
    }

    /// The value of a preference after the last layout; `nil` when nothing contributed.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { node?.preference(key) }

    /// The root's size and guides under a proposal; `nil` before the first layout.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions? { node?.dimensions(in: proposal) }

    /// Has the list of the last layout made, if somebody still holds it, before anything is placed anew.
    private func keepRecords() {
        if !isKnownUniquelyReferenced(&records) { records?.make() }
        records = nil
    }

    private func upToDate() -> Node {
        if let built, !session.isDirty { return built }
        var context = context
        context.isKept = session.beginBuild()
        // Several views stand in a column, one is itself.
        let node = context.node(of: root, severalIn: VStackLayout(), named: VStack<EmptyView>.self)
        built = node
        return node
    }
}

extension ProposedViewSize {
    /// The rectangle of the two lengths, where both are finite.
    fileprivate var screen: CGRect? {
        guard let width, let height, width.isFinite, height.isFinite else { return nil }
        return CGRect(x: 0, y: 0, width: max(0, width), height: max(0, height))
    }
}
