// WrappedText.swift: sentences in lines.

extension String {
    /// The text in lines of at most `columns` characters, broken at blanks; later lines begin with two blanks.
    ///
    /// A word that is longer stands alone on its line.
    func wrapped(to columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > columns {
                lines.append(line)
                line = "  " + word
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
