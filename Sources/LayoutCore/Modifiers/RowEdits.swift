// RowEdits.swift: rows that people delete and move.

/// What deleting and moving the views of a `ForEach` do.
package struct RowEdits {
    /// What deleting the view of an id does.
    var delete: ((AnyHashable) -> Void)?
    /// What moving the view of an id before that of another does; behind all for `nil`.
    var move: ((AnyHashable, AnyHashable?) -> Void)?

    /// Edits of views by their ids.
    package init(
        delete: ((AnyHashable) -> Void)? = nil, move: ((AnyHashable, AnyHashable?) -> Void)? = nil
    ) {
        (self.delete, self.move) = (delete, move)
    }
}

/// How people edit a view that stands for an element.
struct EditedRow {
    /// The id of the element.
    let id: AnyHashable
    /// The views that it is one of, by the number of their identity.
    var owner: Int
    var edits = RowEdits()
}

/// Views for the elements of a collection, which know the places of these.
package protocol ElementViews {
    /// The number of elements.
    var elementCount: Int { get }
    /// The place of the element with an id; `nil` where none has it.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    func elementOffset(of id: AnyHashable) -> Int?
}

/// Views that people edit.
private struct Editing<Content: View>: PrimitiveView {
    let content: Content
    let edits: RowEdits

    func build(in context: BuildContext, into list: inout NodeList) {
        context.build(content, into: &list) { node in
            // The outermost of the ids is that of the element; a node that was kept is marked anew, since elements move.
            if let id = node.identity.ids(inside: context.identity).last {
                node.edit(id, of: context.identity.serial, by: edits)
            }
            return node
        }
    }
}

extension Node {
    /// Says what editing the view of an element does, beside what was said.
    func edit(_ id: AnyHashable, of owner: Int, by edits: RowEdits) {
        var row = traits.own.edited ?? EditedRow(id: id, owner: owner)
        if row.id != id { row = EditedRow(id: id, owner: owner) }
        row.owner = owner
        if let delete = edits.delete { row.edits.delete = delete }
        if let move = edits.move { row.edits.move = move }
        traits.own.edited = row
    }
}

extension View {
    /// The views of elements, which people edit.
    package func edited(by edits: RowEdits) -> some View { Editing(content: self, edits: edits) }

    /// Whether people may not delete the view, or not move it.
    package func keptFromEdits(deleting: Bool? = nil, moving: Bool? = nil) -> some View {
        marked {
            if let deleting { $0.own.keepsFromDeleting = deleting }
            if let moving { $0.own.keepsFromMoving = moving }
        }
    }
}
