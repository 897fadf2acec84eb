// MathProgData.swift: data sections of GNU MathProg models, written so that people can read them.

/// Parameters and sets, one statement a line.
struct MathProgData {
    private(set) var lines: [String] = []

    mutating func param(_ name: String, _ value: Double) { lines.append("param \(name) := \(value.mathProg);") }

    mutating func param(_ name: String, _ value: Int) { lines.append("param \(name) := \(value);") }

    mutating func param(_ name: String, word: String) { lines.append("param \(name) := '\(word)';") }

    /// A parameter over an index; nothing where it has no values.
    mutating func param(_ name: String, _ values: [(key: String, value: String)]) {
        if values.isEmpty { return }
        lines.append("param \(name) :=" + values.map { " [\($0.key)] \($0.value)" }.joined() + ";")
    }

    /// A parameter over the items of a row; items that have none are left out.
    mutating func param(_ name: String, _ values: [Double?]) {
        param(name, values.enumerated().compactMap { index, value in value.map { (String(index), $0.mathProg) } })
    }

    mutating func set(_ name: String, _ members: [String]) {
        lines.append("set \(name) := " + members.joined(separator: " ") + ";")
    }

    /// The names of the views or items, quoted.
    mutating func names(_ names: [String]) { param("name", names.enumerated().map { (String($0), $1.mathProgQuoted) }) }

    /// What earlier stages reached.
    mutating func reached(_ values: [Double], stage: Int) {
        param("stage", stage)
        param("reached", values.prefix(stage - 1).enumerated().map { (String($0 + 1), $1.mathProg) })
    }

    /// The whole section.
    var text: String { "data;\n\n" + lines.joined(separator: "\n") + "\n\nend;\n" }
}

extension Double {
    /// The number with the fewest digits; infinity is what the models call infinite.
    fileprivate var mathProg: String {
        self == .infinity ? "1e30" : self == -.infinity ? "-1e30" : self == 0 ? "0" : shortest
    }
}

extension String {
    /// The text in quotes, cut to the hundred bytes that MathProg takes, without control characters.
    fileprivate var mathProgQuoted: String {
        var text = ""
        for character in printable where text.utf8.count + String(character).utf8.count <= 90 { text.append(character) }
        return "'" + text.replacing("'", with: "''") + "'"
    }
}
