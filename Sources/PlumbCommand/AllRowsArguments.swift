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
    /// Policies by which nothing moves before items tell more than bounds.
    private static let policiesOfMore: [Policy: String] = [
        .cssFlex: "bases and factors", .glue: "stretchability and shrinkability",
        .levels: "bases", .qtBox: "hints and stretch factors", .gtkBox: "natural lengths and who expands",
        .naturalSteps: "natural lengths and factors", .spread: "natural lengths", .gridTracks: "factors",
    ]

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
        if let policy, let more = Self.policiesOfMore[policy] {
            throw ValidationError(
                "--policy \(policy) goes by \(more), which the rows of --items do not have; give a family in a file")
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
