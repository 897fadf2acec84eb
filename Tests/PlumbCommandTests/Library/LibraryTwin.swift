// LibraryTwin.swift: the library asked the same as the command, wherever a test runs the command for JSON: what it prints
// has to be the command's, byte for byte.

import Foundation
import Testing

/// A run of the command as a call of the library.
struct LibraryTwin {
    private let verb: String
    private let options: [String: Any]
    private let input: Data

    /// The options of calls by how they stand on the command line.
    private static let flags: Set = [
        "answer-all", "details", "compare", "explicit", "one-tier", "feasible", "whole", "one-gap", "fill", "ragged",
    ]
    private static let numbers: Set = [
        "regions", "to", "stage", "count", "seed", "cases", "resume", "items", "width", "height", "header-rows",
    ]
    private static let words: Set = [
        "with", "arithmetic", "numbers", "format", "axis", "over", "proposal", "widths", "that", "model",
        "form", "kind", "policy", "like", "against", "verdict", "words", "priorities", "modular", "table",
    ]
    private static let lists: Set = [
        "claim", "worst", "at", "column", "free", "choose", "drop", "price", "at-most", "at-least",
    ]
    private static let verbs: Set = [
        "solve", "verify", "prove", "check", "explain", "sweep", "layout", "model", "merge", "table", "generate",
        "fuzz",
    ]

    /// - Returns: `nil` where the command was asked what the library does not do: to read several files, to write
    ///   some, for texts and pictures.
    init?(_ arguments: [String], input: Data) {
        guard let verb = arguments.first, Self.verbs.contains(verb), input.count < 1 << 16 else { return nil }
        var (options, files): ([String: Any], [String]) = ([:], [])
        var rest = arguments.dropFirst().flatMap(Self.parts)[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                files.append(word)
                continue
            }
            let name = String(word.dropFirst(2))
            if Self.flags.contains(name) {
                options[name] = true
                continue
            }
            guard let value = rest.popFirst() else { return nil }
            // Of the command's searches alone the library has these.
            if name == "resume", verb != "fuzz" { return nil }
            if name == "from", verb == "table" {
                options[name] = value
            } else if Self.numbers.contains(name) || name == "from" {
                guard let number = Double(value), number.isFinite || number == .infinity else { return nil }
                options[name] = number.isFinite ? number as Any : "infinity" as Any
            } else if Self.words.contains(name), !value.hasPrefix("stdio:") {
                options[name] = value
            } else if Self.lists.contains(name) {
                options[name] = (options[name] as? [String] ?? []) + [value]
            } else {
                return nil
            }
        }
        let format = options["format"] as? String
        let isText = verb == "model" || verb == "generate"
        let isJSON = format == "json" || format == "problem" || options["answer-all"] != nil || isText
        guard isJSON, format != "text" || verb == "model", files.count < 2, !files.contains(where: Self.isProgram)
        else {
            return nil
        }
        // A table's rules side by side are a text.
        if verb == "table", options["compare"] != nil { return nil }
        self.verb = verb
        if let file = files.first, file != "-" {
            guard let contents = try? Data(contentsOf: URL(filePath: file)), contents.count < 1 << 16 else {
                return nil
            }
            options["file"] = file
            self.input = contents
        } else {
            self.input = input
        }
        self.options = options
    }

    private static func isProgram(_ file: String) -> Bool { file.hasSuffix(".mod") }

    /// `--name=value` as two words.
    private static func parts(_ word: String) -> [String] {
        guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return [word] }
        return [String(word[..<sign]), String(word[word.index(after: sign)...])]
    }

    /// Expects the library to answer as the command did.
    func expect(_ run: Run) throws {
        let answer = try LibraryAnswer(verb, options, input)
        // Options that the parser of the command line refuses are refused in other words.
        #expect(answer.text == run.output, "plumb_call(\"\(verb)\", \(options))")
        #expect(answer.status == run.status, "plumb_call(\"\(verb)\", \(options)): \(answer.errors)")
        if answer.text.isEmpty, answer.status == 2 { return }
        #expect(run.complaints.hasPrefix(answer.errors), "plumb_call(\"\(verb)\", \(options))")
    }
}
