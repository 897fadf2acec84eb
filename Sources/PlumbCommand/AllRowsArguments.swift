// AllRowsArguments.swift: all rows of some number of items, as options describe them.

import ArgumentParser
import Workbench

/// The family of all rows that `plumb prove --items` is about, instead of files.
struct AllRowsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "All rows of so many items that fit into a container of 1, instead of files.", valueName: "count"))
    var items: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The priorities of the items of --items, with commas between them; -infinity is one too.",
            valueName: "list"))
    var priorities: String?

    @Option(help: "The policy of the rows of --items: equal-sizes by default, equal-increments or weights.")
    var policy: Policy?

    /// What the rows of `--items` are at most: an item more has some sixteen times as many regions.
    private static let mostItems = 12
    /// What a policy reads of an item beside its bounds and its weight, by the names of the fields.
    private static func fields(readBy policy: Policy) -> [String] {
        (policy.definition.usesIdeals ? ["ideal"] : [])
            + ItemFields.named.filter { policy.definition.fields.contains($0.field) }.map(\.name)
    }

    func validate() throws {
        guard let items else {
            if priorities != nil { throw ValidationError("--priorities are those of --items; give both") }
            if policy != nil { throw ValidationError("--policy is that of --items; a file has its own") }
            return
        }
        guard (1...Self.mostItems).contains(items) else {
            throw ValidationError(
                "--items must be from 1 to \(Self.mostItems), not \(items); each item more has some sixteen times as many "
                    + "regions")
        }
        let more = policy.map(Self.fields) ?? []
        if let policy, !more.isEmpty {
            throw ValidationError(
                "--policy \(policy) reads \(more.listed), which the rows of --items do not have; give a family in a file"
            )
        }
        let count = try listedPriorities().count
        guard count == 0 || count == items else {
            throw ValidationError(
                "--priorities: \(FamilyError.priorityCount(count, items: items))")
        }
    }

    /// The family with its name; `nil` where files are read.
    ///
    /// - Throws: `FamilyError`; `ValidationError` for priorities that are none.
    func document() throws -> FamilyDocument? {
        guard let items else { return nil }
        let family = try Family.allRows(
            of: items, policy: policy ?? .equalSizes, priorities: try listedPriorities())
        let name = "rows of \(items.counted("item"))"
        return FamilyDocument(
            id: priorities.map { "\(name), priorities \($0)" } ?? name, family: family)
    }

    private func listedPriorities() throws -> [Double] {
        guard let priorities else { return [] }
        return try priorities.split(separator: ",", omittingEmptySubsequences: false).map { text in
            guard let value = Double(text), value.isFinite || value == -.infinity else {
                throw ValidationError(
                    "--priorities must be finite numbers or -infinity, with commas between them, not \(text)")
            }
            return value
        }
    }
}
