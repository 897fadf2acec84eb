// FreeArguments.swift: the numbers that `plumb prove` may change where a claim is refuted.

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
        name: .customLong("price"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("What a change of a free number by one point costs; else 1.", valueName: "item.field=price"))
    var prices: [String] = []

    @Option(
        name: .customLong("at-most"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The greatest value that a free number may have.", valueName: "item.field=value"))
    var most: [String] = []

    @Option(
        name: .customLong("at-least"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The least value that a free number may have.", valueName: "item.field=value"))
    var least: [String] = []

    func validate() throws { _ = try free() }

    /// What is free; `nil` where nothing is.
    var numbers: FreeNumbers? { try? free() }

    private func free() throws -> FreeNumbers? {
        do throws(UnfitFreedom) {
            let free = try FreeNumbers(names, prices: prices, most: most, least: least)
            return names.isEmpty ? nil : free
        } catch {
            throw ValidationError("\(error)")
        }
    }
}
