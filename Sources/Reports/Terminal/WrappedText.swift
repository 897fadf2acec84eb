// WrappedText.swift: sentences in lines.

extension String {
    /// The text in lines of at most `columns` cells, broken at blanks; later lines begin with two blanks.
    ///
    /// A word that is longer stands alone on its line.
    func wrapped(to columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if !line.isEmpty, line.cells + 1 + String(word).cells > columns {
                lines.append(line)
                line = "  " + word
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

extension [String] {
    /// A list with commas after a word, broken into lines before the last column.
    func wrapped(after word: String, to columns: Int) -> [String] {
        var lines: [String] = []
        for (index, text) in enumerated() {
            let entry = text + (index < count - 1 ? "," : "")
            if let last = lines.last, last.cells + 1 + entry.cells <= columns {
                lines[lines.count - 1] = last + " " + entry
            } else {
                lines.append((lines.isEmpty ? word : String(repeating: " ", count: word.cells)) + entry)
            }
        }
        return lines
    }
}
