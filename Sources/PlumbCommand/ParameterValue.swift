// ParameterValue.swift: `NAME=VALUE`, the value of a parameter on the command line.

import ArgumentParser
import Workbench

/// A parameter with its value.
struct ParameterValue: Sendable {
    let name: String
    let value: Fraction

    /// Reads `w=320` or `s=3/2`.
    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let value = Fraction(parts[1]), value.isFinite else {
            throw ValidationError("\(text) is no value of a parameter; it must be NAME=VALUE, such as w=320")
        }
        (name, self.value) = (parts[0], value)
    }
}
