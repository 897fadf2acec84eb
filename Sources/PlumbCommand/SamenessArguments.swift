// SamenessArguments.swift: two rules that `plumb prove` holds against each other.

import ArgumentParser
import Workbench

struct SamenessArguments: ParsableArguments {
    @Option(
        name: .customLong("same"),
        help: ArgumentHelp(
            "Where two rules give the same lengths, in place of claims: two of \(ComparedRules.names), each perhaps with a "
                + "policy, as in water-fill:weights.", valueName: "rule,rule"))
    var names: String?

    @Option(
        name: .customLong("for-every"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "With --same, a parameter that may be anything: where they agree whatever it is; may be given several times.",
            valueName: "parameter"))
    var every: [String] = []

    func validate() throws {
        if names == nil, !every.isEmpty {
            throw ValidationError("--for-every names parameters of a comparison; give --same as well")
        }
    }

    /// Reads the rules; where no comma is between them, the second is what stands first among the files.
    ///
    /// - Returns: The files that are left.
    /// - Throws: `ValidationError`.
    mutating func read(before files: [FileName]) throws -> [FileName] {
        var rest = files[...]
        if let first = names, !first.contains(","), let second = rest.popFirst() { names = "\(first),\(second)" }
        _ = try read()
        return Array(rest)
    }

    /// The rules; `nil` where nothing is compared.
    var rules: ComparedRules? { try? read() }

    private func read() throws -> ComparedRules? {
        do throws(UnfitComparison) {
            return try names.map { name throws(UnfitComparison) in try ComparedRules(name) }
        } catch {
            throw ValidationError("--same \(error)")
        }
    }
}
