// AllRows.swift: the family of all rows of some number of items, as options describe it.

package import Families

/// All rows of so many items that fit into a container of 1.
package struct AllRows: Sendable {
    /// What the rows have at most: an item more has some sixteen times as many regions.
    package static let mostItems = 12

    private let items: Int
    private let policy: Policy
    private let priorities: String?
    private let numbers: [Double]

    /// Reads options.
    ///
    /// - Parameter priorities: Finite numbers or `-infinity`, one an item, with commas between them.
    package init(items: Int, priorities: String?, policy: Policy?) throws(AllRowsError) {
        guard (1...Self.mostItems).contains(items) else { throw .badCount(items) }
        let fields = policy.map(Self.fields) ?? []
        if let policy, !fields.isEmpty { throw .fieldsOfPolicy(policy, fields) }
        numbers = try priorities.map(Self.numbers) ?? []
        guard numbers.isEmpty || numbers.count == items else {
            throw .badPriorities(.priorityCount(numbers.count, items: items))
        }
        (self.items, self.priorities, self.policy) = (items, priorities, policy ?? .equalSizes)
    }

    /// What a policy reads of an item beside its bounds and its weight, by the names of the fields.
    private static func fields(readBy policy: Policy) -> [String] {
        (policy.definition.usesIdeals ? ["ideal"] : [])
            + ItemFields.named.filter { policy.definition.fields.contains($0.field) }.map(\.name)
    }

    private static func numbers(_ text: String) throws(AllRowsError) -> [Double] {
        var numbers: [Double] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = Double(part), number.isFinite || number == -.infinity else {
                throw .badPriority(String(part))
            }
            numbers.append(number)
        }
        return numbers
    }

    /// The family with its name.
    ///
    /// - Parameter inAllContainers: Whether the container varies; otherwise it is 1, into which the rows fit.
    package func document(inAllContainers: Bool = false) throws(FamilyError) -> FamilyDocument {
        let family =
            try inAllContainers
            ? Family.allContainers(of: items, policy: policy, priorities: numbers)
            : Family.allRows(of: items, policy: policy, priorities: numbers)
        let name = "rows of \(items.counted("item"))"
        return FamilyDocument(id: priorities.map { "\(name), priorities \($0)" } ?? name, family: family)
    }
}

/// Why options describe no rows.
package enum AllRowsError: Error {
    /// Too many items, or none.
    case badCount(Int)
    /// A policy that reads more of an item than these rows have.
    case fieldsOfPolicy(Policy, [String])
    /// Text that is no priority.
    case badPriority(String)
    /// Not one priority an item.
    case badPriorities(FamilyError)

    /// The option, and what is wrong with it.
    package var complaint: (option: String, words: String) {
        switch self {
        case .badCount(let count):
            (
                "items",
                "must be from 1 to \(AllRows.mostItems), not \(count); each item more has some sixteen times as many regions"
            )
        case .fieldsOfPolicy(let policy, let fields):
            (
                "policy",
                "\(policy) reads \(fields.listed), which the rows of items do not have; give a family in a file"
            )
        case .badPriority(let text):
            (
                "priorities",
                "must be finite numbers or -infinity, with commas between them, not \(text.printable)"
            )
        case .badPriorities(let error): ("priorities", "do not suit: \(error)")
        }
    }
}
