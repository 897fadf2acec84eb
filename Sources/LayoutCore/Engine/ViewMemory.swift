// ViewMemory.swift: what a view keeps at its place from one update to the next, and what runs when it comes and goes.

/// What a view keeps at its place from one update to the next.
final class ViewMemory {
    /// What ties the properties of the composite view that stands there to their places.
    var links: [ViewIdentity.Link] = []
    /// The view's state, by the order of its properties.
    var cells: [Int: AnyObject] = [:]
    /// How many actions of views that have appeared have run, by the depth of the modifiers.
    var appeared: [Int: Int] = [:]
    /// What observers of preferences saw last, by their depth.
    var observed: [Int: Any] = [:]
    /// What runs when the view has gone, by the depth of the modifiers.
    var farewells: [Int: [() -> Void]] = [:]
}

extension ViewIdentity {
    /// How a property of a view is tied to its place again before the view's code runs.
    typealias Link = () -> Void

    /// What the view keeps, made when it is first asked for.
    var own: ViewMemory {
        if let memory { return memory }
        let memory = ViewMemory()
        self.memory = memory
        return memory
    }

    /// Replaces what ties the properties of the view to this place, and ties them.
    func link(_ links: [Link]) {
        if !links.isEmpty { shared.hasLinks = true }
        if memory != nil || !links.isEmpty { own.links = links }
        for link in links { link() }
    }

    /// Ties the properties of the view here again.
    func relinkHere() {
        for link in memory?.links ?? [] { link() }
    }

    /// Ties the properties of this and all enclosing views to their places again.
    ///
    /// One view value may stand at several places; its closures must reach the state of the place they belong to.
    func relink() {
        guard shared.hasLinks else { return }
        for identity in lineage { identity.relinkHere() }
    }

    /// Runs the actions of modifiers here, each the first time only.
    func appear(_ actions: [() -> Void], _ depth: Int) {
        let count = own.appeared[depth] ?? 0
        guard actions.count > count else { return }
        own.appeared[depth] = actions.count
        relink()
        for action in actions[count...] { action() }
    }

    /// Puts off what runs now that the view here has gone.
    func leave() {
        guard let farewells = memory?.farewells, !farewells.isEmpty else { return }
        memory?.farewells = [:]
        let actions = farewells.sorted { $0.key < $1.key }.flatMap(\.value)
        shared.farewells.append(
            (
                serial,
                {
                    self.relink()
                    for action in actions { action() }
                }
            ))
    }

    /// What is to be run for views that have gone, of those that came first before; it is handed out once.
    func takeFarewells() -> [() -> Void] {
        defer { shared.farewells = [] }
        return shared.farewells.sorted { $0.serial < $1.serial }.map(\.run)
    }
}
