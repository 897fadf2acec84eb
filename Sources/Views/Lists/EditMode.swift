// EditMode.swift: whether people edit lists, which the container around keeps, and the button that changes it.  A host deletes and
// moves rows; lists show no marks for that while they are edited, and rows that would have some appear in the diagnostics.

/// Whether lists are edited.
public enum EditMode: Hashable, Sendable {
    /// They are not, for a short time, or they are.
    case inactive, transient, active
    /// Whether they are.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether lists are edited: a value of the container of views around, or of a program; `nil` where nobody keeps one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins editing, and then ends it with the title "Done".
///
/// It changes `EnvironmentValues.editMode`; where nobody keeps that, only its title.
public struct EditButton: View {
    @Environment(\.editMode) private var mode
    @State private var own = EditMode.inactive

    public init() {}

    /// The button.
    public var body: some View {
        let mode = mode ?? $own
        let isEditing = mode.wrappedValue.isEditing
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}

/// A container that keeps whether the lists inside are edited, where nobody around it does.
struct EditScope<Content: View>: View {
    @State private var mode = EditMode.inactive
    @ViewBuilder let content: Content

    var body: some View {
        content.transformEnvironment(\.editMode) { around in around = around ?? $mode }
    }
}

/// Rows that people delete or move.
struct EditableRows<Rows: DynamicViewContent>: DynamicViewContent, ElementViews {
    @Environment(\.editMode) private var mode
    let rows: Rows
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    var data: Rows.Data { rows.data }
    var elementCount: Int { data.count }
    func elementOffset(of id: AnyHashable) -> Int? { (rows as? any ElementViews)?.elementOffset(of: id) }

    /// The rows without marks.
    var body: some View {
        rows.edited(by: RowEdits(deleting: delete, moving: move, of: self))
            .leavingOut("editMode", if: mode?.wrappedValue.isEditing == true)
    }
}

extension RowEdits {
    /// Edits that tell the places of elements.
    init(
        deleting delete: ((IndexSet) -> Void)?, moving move: ((IndexSet, Int) -> Void)?, of rows: some ElementViews
    ) {
        self.init(
            delete: delete.map { delete in
                { id in rows.elementOffset(of: id).map { delete(IndexSet(integer: $0)) } }
            },
            move: move.map { move in
                { id, next in
                    guard let from = rows.elementOffset(of: id) else { return }
                    let to = next.map(rows.elementOffset) ?? rows.elementCount
                    // Before itself and before the next one a row stands already.
                    if let to, to != from, to != from + 1 { move(IndexSet(integer: from), to) }
                }
            })
    }
}
