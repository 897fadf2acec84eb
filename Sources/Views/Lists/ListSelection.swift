// ListSelection.swift: which rows of a list are chosen.

/// Which rows of a list are chosen.
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)

    var isEmpty: Bool {
        switch self {
        case .one(let value): value.wrappedValue == nil
        case .several(let values): values.wrappedValue.isEmpty
        }
    }

    /// What goes back from the column to which the choice of one row leads; `nil` where none is chosen, or several are.
    var goBack: (() -> Void)? {
        guard case .one(let value) = self, value.wrappedValue != nil else { return nil }
        return { value.wrappedValue = nil }
    }

    /// What choosing a row does; `nil` where none can be chosen.
    func action(isEditing: Bool, isMac: Bool) -> ChoiceAction? {
        switch self {
        case .one(let value): ChoiceAction(of: Value.self) { value.wrappedValue = $0 }
        case .several(let values) where isMac: ChoiceAction(of: Value.self) { values.wrappedValue = [$0] }
        case .several(let values) where isEditing:
            ChoiceAction(of: Value.self) { values.wrappedValue.formSymmetricDifference([$0]) }
        case .several: nil
        }
    }
}

private enum RowChoiceKey: EnvironmentKey { static var defaultValue: ChoiceAction? { nil } }

extension EnvironmentValues {
    /// What choosing a row of the list around does; `nil` where none can be chosen.
    var rowChoice: ChoiceAction? {
        get { self[RowChoiceKey.self] }
        set { self[RowChoiceKey.self] = newValue }
    }
}
