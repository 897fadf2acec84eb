// ViewIdentity.swift: what makes a view the same view after an update.  Identities outlive updates; views and nodes do
// not.

/// A view's identity: its place in the structure of views, with what it keeps there from one update to the next: state,
/// caches, and the identities of the views inside.
///
/// The place is the n-th child of a tuple, a branch of an `if`, an element of a `ForEach` by its id.
final class ViewIdentity {
    /// The type of the view that stands here, for paths.
    var viewType: Any.Type?
    /// Which of its siblings this is; `nil` for an only child.  A number or an id, written out only for paths.
    let label: AnyHashable?
    let depth: Int
    /// Distinguishes the identities of one root, also from those that are gone.
    let serial: Int
    private let shared: Shared
    /// What ties the properties of the composite view that stands here to their places.
    var links: [Link] = [] {
        didSet { if !links.isEmpty { shared.hasLinks = true } }
    }
    /// The view's state, by the order of its properties.
    var cells: [Int: AnyObject] = [:]
    /// The cache of the layout that stands here.
    var layoutBox: AnyObject?
    /// The modifiers whose views have appeared, by their depth.
    var appeared: Set<Int> = []
    /// What observers of preferences saw last.
    var memory: [Int: Any] = [:]
    /// What the view here became when it was built last, and how its body becomes nodes again.
    var kept: NodeList?
    var rebuild: ((BuildContext, inout NodeList) -> Void)?
    /// The last build before which state was written here, and that before which it was written here or further in.
    private(set) var writtenBefore = 0, touchedBefore = 0

    /// Strong, since weak references are slow: the owner of an identity calls `detach` when it drops it, which breaks the
    /// cycle of references.
    private let parent: ViewIdentity?
    private var positional: [ViewIdentity?] = []
    private var keyed: [AnyHashable: ViewIdentity] = [:]
    /// The child whose view may change its type, with that type.
    private var typed: (type: ObjectIdentifier, identity: ViewIdentity)?

    /// What all identities of one root share.
    private final class Shared {
        var lastSerial = 0
        /// Whether any identity has ever had links.
        var hasLinks = false
    }

    /// How a property of a view is tied to its place again before the view's code runs.
    typealias Link = () -> Void

    init(parent: ViewIdentity? = nil, label: AnyHashable? = nil) {
        (self.parent, self.label) = (parent, label)
        depth = (parent?.depth ?? -1) + 1
        shared = parent?.shared ?? Shared()
        shared.lastSerial += 1
        serial = shared.lastSerial
    }

    /// The identity of the n-th child, made when it is first asked for.
    func child(_ index: Int, isLabelled: Bool = false) -> ViewIdentity {
        while positional.count <= index { positional.append(nil) }
        if let identity = positional[index] { return identity }
        let identity = ViewIdentity(parent: self, label: isLabelled ? AnyHashable(index) : nil)
        positional[index] = identity
        return identity
    }

    /// The identity of the child with an id, made when it is first asked for.
    ///
    /// - Parameter isLabelled: Whether the id shows in paths.
    func child(id: AnyHashable, isLabelled: Bool = true) -> ViewIdentity {
        if let identity = keyed[id] { return identity }
        let identity = ViewIdentity(parent: self, label: isLabelled ? id : nil)
        keyed[id] = identity
        return identity
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
        guard index < positional.count else { return }
        positional[index]?.detach()
        positional[index] = nil
    }

    /// Forgets the children with other ids than these, and all state in them.
    func keep(_ ids: Set<AnyHashable>) {
        guard keyed.count > ids.count else { return }
        for (id, identity) in keyed where !ids.contains(id) { identity.detach() }
        keyed = keyed.filter { ids.contains($0.key) }
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

    /// Releases everything here and below, before this identity itself is released.
    func detach() {
        (kept, rebuild) = (nil, nil)
        for identity in positional { identity?.detach() }
        for identity in keyed.values { identity.detach() }
        typed?.identity.detach()
        (positional, keyed, typed) = ([], [:], nil)
    }

    /// Ties the properties of this and all enclosing views to their places again.
    ///
    /// One view value may stand at several places; its closures must reach the state of the place they belong to.
    func relink() {
        guard shared.hasLinks else { return }
        parent?.relink()
        for link in links { link() }
    }

    /// Runs the actions of one of the modifiers here, the first time only.
    func appear(_ actions: [() -> Void], _ depth: Int) {
        guard appeared.insert(depth).inserted else { return }
        relink()
        for action in actions { action() }
    }

    /// The views from the root to here, such as `Root/VStack/Row[2]`.
    var path: String { trail.names.joined(separator: "/") }

    /// The names from the root to here, and the number of a place whose view comes further inside.
    private var trail: (names: [String], label: AnyHashable?) {
        var (names, label) = parent?.trail ?? ([], nil)
        label = self.label ?? label
        guard let viewType else { return (names, label) }
        names.append(Self.name(of: viewType) + (label.map { "[\($0.base)]" } ?? ""))
        return (names, nil)
    }

    /// A type's name without its module and its generic arguments.
    static func name(of type: Any.Type) -> String {
        let name = String(describing: type)
        return String(name.prefix { $0 != "<" })
    }
}
