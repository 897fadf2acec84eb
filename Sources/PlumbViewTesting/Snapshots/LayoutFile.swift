// LayoutFile.swift: where a kept layout lies.

/// The file of a kept layout: `Layouts/TESTFILE/TEST.txt` beside the test's file.
struct LayoutFile {
    let path: String
    /// The test, as `swift test --filter` finds it.
    let test: String

    /// Whether this run writes layouts in place of holding them to what is kept.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" }

    init(beside file: String, of function: String, named name: String?) {
        let test = URL(filePath: file)
        let stem = test.deletingPathExtension().lastPathComponent
        let words = ([Self.fileName(function)] + [name].compactMap { $0 }.map(Self.part)).joined(separator: "-")
        self.test = Self.filter(function: function)
        path = test.deletingLastPathComponent().appending(path: "Layouts/\(stem)/\(words).txt").path
    }

    /// A regular expression that the test's name fulfils: its words, with anything between them.  The file says nothing of the
    /// name: a function outside of a type has its target before it alone.
    private static func filter(function: String) -> String {
        let words = fileName(function).split(separator: "-").joined(separator: #"\W+"#)
        return #"[./`]\W*"# + words + #"\W*[`(]"#
    }

    /// The words of a name, joined by hyphens; anything that a file system may refuse is left out.
    static func fileName(_ name: String) -> String {
        name.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// A name that tells layouts apart: hyphens for spaces; hyphens, and what a file system may refuse, by their bytes as URLs
    /// have them.
    private static func part(of name: String) -> String {
        let kept = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_.,;+=@!()[]{}&'~"))
        return name.unicodeScalars.map { scalar in
            if scalar == " " { return "-" }
            if kept.contains(scalar) { return String(scalar) }
            return String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }.joined()
    }

    /// The name without the folder and the ending.
    var stem: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

    /// What is kept; `nil` where nothing is.
    var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    func write(_ text: String) throws {
        let file = URL(filePath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
