// ViewKey.swift: how the children of a view are told apart whose order may change.

/// What tells a child of a view from its siblings: an id of any type.
///
/// Numbers, the commonest ids, are kept as numbers, since an `AnyHashable` is slow to make and to compare.
enum ViewKey: Hashable {
    case number(Int)
    case id(AnyHashable)

    /// The key of an id.
    init<ID: Hashable>(_ id: ID) {
        if ID.self == Int.self, let number = id as? Int { self = .number(number) } else { self = .id(AnyHashable(id)) }
    }

    /// The id as it was given.
    var erased: AnyHashable {
        switch self {
        case .number(let number): AnyHashable(number)
        case .id(let id): id
        }
    }

    /// The id, as paths and messages show it.
    var text: String { "\(erased.base)" }
}
