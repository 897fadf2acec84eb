// LayoutSession.swift: what all nodes of one host share: counts, diagnostics, and whether state has changed.

/// What all nodes of one host share.
final class LayoutSession {
    /// More places inside each other than this are taken for an endless recursion; a view has up to five.
    static let deepest = 5_000

    @exclusivity(unchecked) private var stack = StackRoom()
    private(set) var diagnostics: [LayoutDiagnostic] = []
    private var names: [ObjectIdentifier: String] = [:]
    /// The first reason why the layout cannot be completed.
    private(set) var failure: LayoutError?
    /// Whether views have to be evaluated again, and the view whose state was written last.
    private(set) var isDirty = true
    private(set) var lastWriter: ViewIdentity?
    /// The number of the evaluation of views, and of the layout.
    private(set) var build = 0
    private(set) var layout = 0
    /// The views whose state was written since the last evaluation; `nil` where all count as written.
    private var written: [ViewIdentity]?
    /// The view whose observer runs.
    var currentObserver: ViewIdentity?
    /// The view whose code runs: it is kept by whoever runs it, and counting references would cost a part of a layout.
    @exclusivity(unchecked) private var running: Unmanaged<ViewIdentity>?
    /// How often a node has computed a size in this layout, and the most for a single node.
    @exclusivity(unchecked) var statistics = LayoutStatistics()
    /// Which properties of a type are tied to its place.
    var linkedProperties: [ObjectIdentifier: LinkedProperties] = [:]
    /// Values that views share by their names.
    var stored: [String: Any] = [:]
    /// Asynchronous actions that run when the layout settles.
    var tasks = PutOffTasks()
    /// Views to be shown in windows, once they are placed.
    var scrolls: [ScrollRequest] = []
    /// Whether a view has ever presented another.
    var hasPresented = false
    /// Whether a view has ever watched a value.
    var watchesValues = false
    /// What watches values in views that are out of sight.
    var unseenReactions: [() -> Void] = []
    /// Whether a view has ever wished for a light or a dark screen.
    var hasPreferredScheme = false
    /// The calls of `place`, while they are watched.
    var placings: [NotedPlacement]?

    /// Records a misuse, once for each view and kind.
    func report(_ problem: LayoutDiagnostic.Problem, at path: String) {
        let diagnostic = LayoutDiagnostic(problem: problem, path: path)
        if diagnostics.count < 1000, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Runs code of a view, which messages then name.
    @inline(__always)
    func run<Result>(_ identity: ViewIdentity, _ code: () -> Result) -> Result {
        let outer = running
        running = .passUnretained(identity)
        defer { running = outer }
        return code()
    }

    /// The path of the view whose code runs, without its middle where it is long.
    var runningPath: String { (running?.takeUnretainedValue() ?? currentObserver)?.shortPath ?? "the root" }

    /// Records a misuse of the view whose code runs.
    func reportHere(_ problem: LayoutDiagnostic.Problem) {
        report(problem, at: running?.takeUnretainedValue().path ?? "the root")
    }

    /// Whether too little of the stack is left for a layout, as there may be inside another one.
    func lacksStack() -> Bool {
        stack.enter()
        return stack.isExhausted()
    }

    /// Gives up the layout; the first reason is kept.
    func fail(_ error: LayoutError) {
        if failure == nil { failure = error }
    }

    /// Whether a view is too deep inside others for the thread's stack; then the layout is given up.
    @inline(__always)
    func isTooDeep(_ identity: ViewIdentity) -> Bool {
        !(identity.depth < Self.deepest && stack.isCertain) && isTooDeepIndeed(identity)
    }

    private func isTooDeepIndeed(_ identity: ViewIdentity) -> Bool {
        if identity.depth >= Self.deepest {
            fail(.tooDeep(path: identity.shortPath))
        } else if stack.isExhausted() {
            fail(.stackExhausted(path: identity.shortPath))
        } else {
            return false
        }
        return true
    }

    /// A type's name without its module and its generic arguments.
    func name(of type: Any.Type) -> String {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = ViewIdentity.name(of: type)
        names[ObjectIdentifier(type)] = name
        return name
    }

    /// Starts a new layout.
    func begin() {
        // What was reported stands in views that would be kept: all are evaluated again, and report again.
        if !diagnostics.isEmpty || failure != nil { invalidateAll() }
        diagnostics = []
        failure = nil
        layout += 1
        stack.enter()
        statistics = LayoutStatistics()
    }

    /// Records that a view's state has been written.
    func invalidate(by identity: ViewIdentity?) {
        isDirty = true
        lastWriter = currentObserver ?? identity
        if let identity { written?.append(identity) } else { written = nil }
    }

    /// Has all views evaluated again.
    func invalidateAll() { (isDirty, written) = (true, nil) }

    /// Starts an evaluation of views; whether those may be kept in which no state was written.
    func beginBuild() -> Bool {
        build += 1
        isDirty = false
        defer { written = [] }
        for identity in written ?? [] { identity.markWritten(before: build) }
        return written != nil
    }
}
