// CallVerb.swift: the verbs of a call, the options of each, and what a call can be refused for.

import Rows

/// What a call asks: a command of `plumb` by its name.
enum CallVerb: String, CaseIterable {
    case solve, verify, prove, check, explain, sweep, layout, compare, merge, model, table, generate, fuzz

    private static let lines = ["answer-all", "numbers", "limit", "format"]

    /// The options beside those that all verbs have.
    var options: [String] {
        switch self {
        case .solve: Self.lines + ["with", "arithmetic"]
        case .verify: Self.lines + ["arithmetic"]
        case .prove:
            Self.lines + ["with", "claim", "worst", "regions", "modular", "items", "priorities", "policy"]
                + ["free", "choose", "drop", "price", "at-most", "at-least"]
        case .check: ["format", "of", "with"]
        case .explain: Self.lines
        case .sweep: Self.lines + ["with", "axis", "over", "at", "from", "to"]
        case .layout: Self.lines + ["with", "proposal", "details", "compare", "widths", "that"]
        case .compare: ["limit", "format", "with", "arithmetic", "table-width"]
        case .merge: ["format"]
        case .model: ["limit", "format", "model", "form", "stage"]
        case .table: ["limit", "format", "with"] + TableCall.options
        case .generate: GeneratingCall.options
        case .fuzz: ["format"] + FuzzingCall.options
        }
    }

    /// Why a library does not take an option that the command has; `nil` for other names.
    static func refusal(of option: String) -> String? {
        switch option {
        case "stdio", "engines", "explicit", "stated", "time-limit", "time-to-start", "memory-limit", "without-filter":
            "is about programs, which a library does not start; ask the command"
        case "certificate", "summary", "baseline": "names a file, which a library does not write; ask the command"
        case "font", "claims", "data", "reuse": "names a file, which a library does not read; ask the command"
        case "survey", "color", "width", "compare": "makes text for people; ask the command"
        case "marks", "size": "is about pictures, which a library does not draw; ask the command"
        case "same", "for-every": "compares rules on families, which a library does not; ask the command"
        case "name", "first-line": "says where standard input stands in a file; name the bytes with file"
        case "resume": "leaves records out at the beginning; pass the others alone"
        default: nil
        }
    }

    /// What `format` may say; the first is what is written without it.
    var formats: [String] {
        switch self {
        case .solve: ["json", "problem"]
        case .verify, .compare, .merge: ["json", "partial"]
        case .model: ["text", "mathprog", "mathprog-data", "lp", "mps"]
        default: ["json"]
        }
    }
}

/// Why a call is refused.
enum CallError: Error, Equatable, CustomStringConvertible {
    /// No verb of this name.
    case badVerb(String)
    /// A word, and those that could stand there.
    case badChoice(String, [String])
    /// Neither width nor height.
    case badAxis(String)
    /// No `NAME=VALUE`.
    case badParameter(String)
    /// Options that do not go together.
    case conflict(String)

    /// What is wrong, and what would be right.
    var description: String {
        switch self {
        case .badVerb(let name):
            "there is no verb \(name.printable); there are \(CallVerb.allCases.map(\.rawValue).listed)"
        case .badChoice(let word, let known): "is \(word.printable); it must be one of \(known.joined(separator: ", "))"
        case .badAxis(let word): "is \(word.printable); it must be width or height"
        case .badParameter(let text):
            "\(text.printable) is no value of a parameter; it must be NAME=VALUE, such as w=320"
        case .conflict(let message): message
        }
    }
}
