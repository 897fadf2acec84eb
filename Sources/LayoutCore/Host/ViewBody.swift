// ViewBody.swift: of which views of the program a laid-out view is a part.

/// A view that consists of others by its body.
struct ViewBody {
    /// The type of the view.
    let type: Any.Type
    /// Tells the view from others of its type.
    let serial: Int
}

extension ViewIdentity {
    /// The views of whose bodies the view here is a part, the innermost first, up to the node around and its view.
    func bodies(below around: ViewIdentity?) -> [ViewBody] {
        var bodies: [ViewBody] = []
        var place = parent
        while let identity = place, identity.depth >= around?.depth ?? 0 {
            if identity.hasBody, let type = identity.viewType {
                bodies.append(ViewBody(type: type, serial: identity.serial))
            }
            place = identity === around ? nil : identity.parent
        }
        return bodies
    }
}
