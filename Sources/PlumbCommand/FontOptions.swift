// FontOptions.swift: `--font`: texts measured with font files instead of the package's table.

import ArgumentParser
import Foundation
import PlumbText

/// The fonts of a command.
struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("font"),
        help: ArgumentHelp(
            """
            A TrueType or OpenType file that measures the texts; given again, the next file stands in for letters that \
            those before it lack.
            """, valueName: "file"))
    var paths: [String] = []

    /// What measures texts by the files; `nil` where there are none.
    ///
    /// - Throws: `ValidationError` with what is wrong with a file.
    func measurer() throws -> FontFileMeasurer? {
        if paths.isEmpty { return nil }
        do {
            return try FontFileMeasurer(fonts: paths.map { path throws(FontFileError) in try FontFile(path: path) })
        } catch {
            throw ValidationError("--font: \(error)")
        }
    }
}

extension FontFileMeasurer {
    /// The same for a display with so many pixels in a point.
    func scaled(to scale: Double) -> FontFileMeasurer {
        var measurer = self
        measurer.displayScale = CGFloat(scale)
        return measurer
    }

    /// Says on standard error which characters no font has, if there are any.
    func complainOfMissingCharacters() {
        let missing = missingCharacters
        if missing.isEmpty { return }
        let shown = missing.prefix(20).map(String.init).joined(separator: " ")
        let rest = missing.count > 20 ? " and \(missing.count - 20) more" : ""
        Output.complain("no font has \(shown)\(rest); they are measured by the first font's sign for what it lacks")
    }
}
