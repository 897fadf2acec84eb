// FontOptions.swift: `--font`: texts measured with font files instead of the package's table.

import ArgumentParser
import Documents
import Essentials
import Shaping

/// The fonts of a command.
struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("font"),
        help: ArgumentHelp(
            """
            A TrueType or OpenType file that measures the texts; given again, the next file stands in for letters that \
            those before it lack.
            """, valueName: "file"))
    var files: [FileName] = []

    /// What measures texts by the files; `nil` where there are none.
    ///
    /// - Throws: `ValidationError` with what is wrong with a file.
    func shaper() throws -> FontShaper? {
        if files.isEmpty { return nil }
        do {
            return try FontShaper(files.map { file throws(FontFileError) in try Self.font(file) })
        } catch {
            throw ValidationError("--font: \(error)")
        }
    }

    private static func font(_ file: FileName) throws(FontFileError) -> FontFile {
        if ShapingLibraries.versions.isEmpty { throw .withoutText }
        let data: Data
        do {
            data = try file.contents(atMost: FontFile.largestFile)
        } catch {
            guard case .tooLarge(let bytes) = error else { throw .unreadable(path: file.description) }
            throw .tooLarge(path: file.description, bytes: bytes)
        }
        return try FontFile(data: data, path: file.description)
    }
}

extension FontShaper {
    /// Says on standard error which characters no font has, if there are any.
    func complainOfMissingCharacters() {
        let missing = missingCharacters
        if missing.isEmpty { return }
        let shown = missing.prefix(20).map(String.init).joined(separator: " ")
        let rest = missing.count > 20 ? " and \(missing.count - 20) more" : ""
        Output.complain("no font has \(shown)\(rest); they are measured as the first font's missing glyph")
    }
}
