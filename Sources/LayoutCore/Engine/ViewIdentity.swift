// ViewIdentity.swift: what makes a view the same view after an update, which it outlives as views and nodes do not.

/// A view's identity: its place in the structure of views, with what it keeps there from one update to the next: state,
/// caches, and the identities of the views inside.
///
/// The place is the n-th child of a tuple, a branch of an `if`, an element of a `ForEach` by its id.
final class ViewIdentity {
    /// The type of the view that stands here, for paths, and whether it is made of others by its body.
    var viewType: Any.Type?, hasBody = false
    /// Which of its siblings this is; `nil` for an only child.  A number or an id, written out only for paths.
    let label: ViewKey?
    let depth: Int
    /// Distinguishes the identities of one root, also from those that are gone.
    let serial: Int
    let shared: Shared
    /// The cache of the layout that stands here.
    var layoutBox: AnyObject?
    /// What the view keeps here; `nil` for most.
    var memory: ViewMemory?
    /// What the view here became when it was built last.
    @exclusivity(unchecked) var kept = KeptBuild()
    /// The last build before which state was written here, and that before which it was written here or further in.
    private(set) var writtenBefore = 0, touchedBefore = 0

    /// Strong, since weak references are slow: the owner of an identity calls `detach` when it drops it, which breaks the
    /// cycle of references.
    let parent: ViewIdentity?
    /// The first child, which most have alone, and the children after it.
    @exclusivity(unchecked) private var first: ViewIdentity?
    @exclusivity(unchecked) private var others: [ViewIdentity?] = []
    @exclusivity(unchecked) private var keyed: [ViewKey: ViewIdentity] = [:]
    /// The child whose view may change its type, with that type.
    @exclusivity(unchecked) private var typed: (type: ObjectIdentifier, identity: ViewIdentity)?
    /// The visit of a `ForEach` that came here last.
    private var visit = 0

    /// What all identities of one root share.
    final class Shared {
        var lastSerial = 0
        var lastVisit = 0
        /// Whether any identity has ever had links.
        var hasLinks = false
        /// What is still to be run for views that have gone, with the numbers of their identities.
        var farewells: [(serial: Int, run: () -> Void)] = []
    }

    init(parent: ViewIdentity? = nil, label: ViewKey? = nil) {
        (self.parent, self.label) = (parent, label)
        depth = (parent?.depth ?? -1) + 1
        shared = parent?.shared ?? Shared()
        shared.lastSerial += 1
        serial = shared.lastSerial
    }

    /// The identity of the n-th child, made when it is first asked for.
    func child(_ index: Int, isLabelled: Bool = false) -> ViewIdentity {
        if index == 0, let first { return first }
        if index > 0, index <= others.count, let identity = others[index - 1] { return identity }
        let identity = ViewIdentity(parent: self, label: isLabelled ? .number(index) : nil)
        if index == 0 {
            first = identity
        } else {
            while others.count < index { others.append(nil) }
            others[index - 1] = identity
        }
        return identity
    }

    /// The identity of the child with an id, made when it is first asked for.
    ///
    /// - Parameter isLabelled: Whether the id shows in paths.
    func child(id: ViewKey, isLabelled: Bool = true) -> ViewIdentity {
        if let identity = keyed[id] { return identity }
        let identity = ViewIdentity(parent: self, label: isLabelled ? id : nil)
        keyed[id] = identity
        return identity
    }

    /// Starts a visit of the children with ids, of which there are a number.
    func beginVisit(of count: Int) -> Int {
        if keyed.isEmpty { keyed.reserveCapacity(count) }
        shared.lastVisit += 1
        return shared.lastVisit
    }

    /// The identity of the child with an id; `nil` where the same visit has been there.
    func child(id: ViewKey, visit: Int) -> ViewIdentity? {
        let identity = child(id: id)
        guard identity.visit != visit else { return nil }
        identity.visit = visit
        return identity
    }

    /// Forgets the children with ids that a visit has not come to, of which it has come to a number, and all state in them.
    func endVisit(_ visit: Int, of count: Int) {
        guard keyed.count > count else { return }
        keep { $0.visit == visit }
    }

    /// The identity of the only child, a new one when the type of its view has changed.
    func child(of type: Any.Type) -> ViewIdentity {
        if let typed, typed.type == ObjectIdentifier(type) { return typed.identity }
        typed?.identity.detach()
        let identity = ViewIdentity(parent: self)
        typed = (ObjectIdentifier(type), identity)
        return identity
    }

    /// Forgets the n-th child and all state in it.
    func forget(_ index: Int) {
        if index == 0 {
            first?.detach()
            first = nil
        } else if index <= others.count {
            others[index - 1]?.detach()
            others[index - 1] = nil
        }
    }

    /// Forgets the children with other ids than these, and all state in them.
    func keep(_ ids: Set<ViewKey>) {
        guard keyed.count > ids.count else { return }
        let kept = Set(ids.compactMap { keyed[$0].map { ObjectIdentifier($0) } })
        keep { kept.contains(ObjectIdentifier($0)) }
    }

    private func keep(where isKept: (ViewIdentity) -> Bool) {
        for identity in keyed.values where !isKept(identity) { identity.detach() }
        keyed = keyed.filter { isKept($0.value) }
    }

    /// Records that the view's state was written before a build.
    func markWritten(before build: Int) {
        writtenBefore = build
        var place: ViewIdentity? = self
        while let current = place, current.touchedBefore != build {
            current.touchedBefore = build
            place = current.parent
        }
    }

    /// The identities of the views right inside.
    var children: [ViewIdentity] {
        [first, typed?.identity].compactMap { $0 } + others.compactMap { $0 } + keyed.values
    }

    /// Releases everything here and below, before this identity itself is released.
    func detach() {
        var rest = [self]
        while let identity = rest.popLast() { identity.release(into: &rest) }
    }

    /// Releases what this identity keeps, and hands on the children for the same.
    private func release(into rest: inout [ViewIdentity]) {
        kept = KeptBuild()
        leave()
        if let first { rest.append(first) }
        if let typed { rest.append(typed.identity) }
        (first, typed) = (nil, nil)
        if !others.isEmpty {
            rest += others.compactMap { $0 }
            others = []
        }
        if !keyed.isEmpty {
            rest += keyed.values
            keyed = [:]
        }
    }

    /// The views from the root to here, such as `Root/VStack/Row[2]`.
    var path: String { names.joined(separator: "/") }

    /// The path for messages: without the middle where it is long, and never empty.
    var shortPath: String {
        let names = self.names
        guard !names.isEmpty else { return "the root" }
        guard names.count > 12 else { return names.joined(separator: "/") }
        let middle = "... \(names.count - 10) more ..."
        return (names.prefix(5) + [middle] + names.suffix(5)).joined(separator: "/")
    }

    /// The names from the root to here.  A number counts for the view that comes at its place or further inside.
    private var names: [String] {
        var names: [String] = []
        var label: ViewKey?
        for identity in lineage {
            label = identity.label ?? label
            guard let viewType = identity.viewType else { continue }
            names.append(Self.name(of: viewType) + (label.map { "[\($0.text)]" } ?? ""))
            label = nil
        }
        return names
    }

    /// The ids that each `ForEach` inside another identity gave this one, the innermost first.
    func ids(inside container: ViewIdentity) -> [AnyHashable] {
        var ids: [AnyHashable] = []
        var place = self
        while place !== container, let parent = place.parent {
            if let label = place.label, parent.keyed[label] === place { ids.append(label.erased) }
            place = parent
        }
        return ids
    }

    /// The identities from the root to this one.
    var lineage: [ViewIdentity] {
        var lineage: [ViewIdentity] = []
        var place: ViewIdentity? = self
        while let identity = place {
            lineage.append(identity)
            place = identity.parent
        }
        return lineage.reversed()
    }

    /// A type's name without its module and its generic arguments.
    static func name(of type: Any.Type) -> String {
        let name = String(describing: type)
        return String(name.prefix { $0 != "<" })
    }
}
