// AllRowsArguments.swift: all rows of some number of items, as options describe them.

import ArgumentParser
import Documents
import Workbench

/// The family of all rows that `plumb prove --items` is about, instead of files.
struct AllRowsArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "All rows of so many items that fit into a container of 1, with --same in all containers, instead of files.",
            valueName: "count"))
    var items: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The priorities of the items of --items, with commas between them; -infinity is one too.",
            valueName: "list"))
    var priorities: String?

    @Option(
        help: ArgumentHelp(
            "The policy of the rows of --items: equal-sizes by default, equal-increments, weights or text.",
            valueName: "policy"),
        transform: { name in
            guard let policy = Policy(argument: name) else {
                throw ValidationError(
                    "there is no policy \(name.printable); write equal-sizes, equal-increments, weights or text")
            }
            return policy
        })
    var policy: Policy?

    func validate() throws {
        if items == nil {
            if priorities != nil { throw ValidationError("--priorities are those of --items; give both") }
            if policy != nil { throw ValidationError("--policy is that of --items; a file has its own") }
        }
        _ = try described()
    }

    /// The family with its name; `nil` where files are read.
    ///
    /// - Parameter inAllContainers: Whether the container varies.
    /// - Throws: `FamilyError`; `ValidationError` for options that describe none.
    func document(inAllContainers: Bool = false) throws -> FamilyDocument? {
        try described()?.document(inAllContainers: inAllContainers)
    }

    private func described() throws -> AllRows? {
        guard let items else { return nil }
        do throws(AllRowsError) {
            return try AllRows(items: items, priorities: priorities, policy: policy)
        } catch {
            let (option, words) = error.complaint
            throw ValidationError("--\(option) \(words)")
        }
    }
}
