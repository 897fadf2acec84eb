// Slot.swift: a place in the structure of views.  Slots outlive updates; views and nodes do not.

/// A place in the structure of views, which keeps what outlives an update: state, caches and the slots below.
///
/// Identity is structural: the n-th child of a tuple, a branch of an `if`, an element of a `ForEach` by its id.
final class Slot {
    /// The type of the view that stands here, for paths.
    var viewType: Any.Type?
    /// Which of its siblings this is; `nil` for an only child.
    let label: String?
    let depth: Int
    /// Tells the slots of one root apart, also from those that are gone.
    let serial: Int
    private let serials: Serials
    /// State cells and environment links of the composite view that stands here, by the order of its properties.
    var links: [Link] = []
    var cells: [AnyObject] = []
    /// The cache of the layout that stands here.
    var layoutBox: AnyObject?
    /// The modifiers whose views have appeared, by their depth.
    var appeared: Set<Int> = []
    /// What observers of preferences saw last.
    var memory: [Int: Any] = [:]

    private weak var parent: Slot?
    private var positional: [Slot?] = []
    private var keyed: [AnyHashable: Slot] = [:]

    private final class Serials {
        var last = 0
    }

    /// How a property of a view is tied to its place again before the view's code runs.
    typealias Link = () -> Void

    init(parent: Slot? = nil, label: String? = nil) {
        self.parent = parent
        self.label = label
        depth = (parent?.depth ?? -1) + 1
        serials = parent?.serials ?? Serials()
        serials.last += 1
        serial = serials.last
    }

    /// The slot of the n-th child, made when it is first asked for.
    func child(_ index: Int, label: String? = nil) -> Slot {
        while positional.count <= index { positional.append(nil) }
        if let slot = positional[index] { return slot }
        let slot = Slot(parent: self, label: label)
        positional[index] = slot
        return slot
    }

    /// The slot of the child with an id, made when it is first asked for.
    func child(id: AnyHashable) -> Slot { child(id: id, label: "\(id.base)") }

    /// The slot of the child with an id that does not show in paths.
    func unlabelledChild(id: AnyHashable) -> Slot { child(id: id, label: nil) }

    private func child(id: AnyHashable, label: @autoclosure () -> String?) -> Slot {
        if let slot = keyed[id] { return slot }
        let slot = Slot(parent: self, label: label())
        keyed[id] = slot
        return slot
    }

    /// Forgets the n-th child and all state in it.
    func forget(_ index: Int) {
        if index < positional.count { positional[index] = nil }
    }

    /// Forgets the children with other ids than these, and all state in them.
    func keep(_ ids: Set<AnyHashable>) {
        if keyed.count > ids.count { keyed = keyed.filter { ids.contains($0.key) } }
    }

    /// Ties the properties of this and all enclosing views to their places again.
    ///
    /// One view value may stand at several places; its closures must reach the state of the place they belong to.
    func relink() {
        parent?.relink()
        for link in links { link() }
    }

    /// The views from the root to here, such as `Root/VStack/Row[2]`.
    var path: String {
        let above = parent?.path
        guard let viewType else { return above ?? "" }
        let name = Self.name(of: viewType) + (label.map { "[\($0)]" } ?? "")
        guard let above, !above.isEmpty else { return name }
        return above + "/" + name
    }

    /// A type's name without its module and its generic arguments.
    static func name(of type: Any.Type) -> String {
        let name = String(describing: type)
        return String(name.prefix { $0 != "<" })
    }
}
