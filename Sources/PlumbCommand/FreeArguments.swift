// FreeArguments.swift: what `plumb prove` may change where a claim is refuted.

import ArgumentParser
import Workbench

struct FreeArguments: ParsableArguments {
    @Option(
        name: .customLong("free"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A number that may change where a claim is refuted: an item or view with a field, or a field of the whole; may be "
                + "given several times.", valueName: "item.field"))
    var names: [String] = []

    @Option(
        name: .customLong("choose"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "What else a field may say where a claim is refuted: title.priority=1, policy=weights,levels, or the rule: "
                + "rule=css; may be given several times.", valueName: "item.field=value"))
    var choices: [String] = []

    @Option(
        name: .customLong("drop"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "An item or a view that may go where a claim is refuted; of several the first goes first.",
            valueName: "item"))
    var drops: [String] = []

    @Option(
        name: .customLong("price"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "What a change of a free number by one point costs, or something else that is free; else 1.",
            valueName: "item.field=price"))
    var prices: [String] = []

    @Option(
        name: .customLong("at-most"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The greatest value that a free number may have.", valueName: "item.field=value"))
    var most: [String] = []

    @Option(
        name: .customLong("at-least"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The least value that a free number may have; without one, a number that is not below 0 stays so.",
            valueName: "item.field=value"))
    var least: [String] = []

    func validate() throws { _ = try free() }

    /// What is free; `nil` where nothing is.
    var numbers: FreeNumbers? { try? free() }

    /// What is free, as one would type it again.
    var words: [String] {
        names.map { "--free \($0)" } + choices.map { "--choose \($0)" } + drops.map { "--drop \($0)" }
    }

    private func free() throws -> FreeNumbers? {
        do throws(UnfitFreedom) {
            let free = try FreeNumbers(
                names, choosing: choices, dropping: drops, prices: prices, most: most, least: least)
            return free.isEmpty ? nil : free
        } catch {
            throw ValidationError("\(error)")
        }
    }
}
