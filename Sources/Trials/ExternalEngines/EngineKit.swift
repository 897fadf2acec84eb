// EngineKit.swift: skeletons of engines, which answer rows of equal sizes and say what each field is.
// The files are in Sources/CKits/skeletons.

internal import CKits

/// A skeleton of an engine for `ExternalEngine`, in some language.
public enum EngineKit: String, CaseIterable, Sendable {
    /// Python 3, with its own reader of JSON.
    case python
    /// Rust without crates.
    case rust
    /// C without libraries.
    case c
    /// JavaScript for Node.
    case javascript

    /// The program.
    public var text: String { String(cString: ckits_text(rawValue)) }

    /// What its file is called.
    public var file: String {
        switch self {
        case .python: "engine.py"
        case .rust: "engine.rs"
        case .c: "engine.c"
        case .javascript: "engine.js"
        }
    }

    /// What makes a program of the file, in its folder; `nil` where the file is run as it is.
    public var build: String? {
        switch self {
        case .python, .javascript: nil
        case .rust: "rustc -O engine.rs"
        case .c: "cc -O2 -o engine engine.c -lm"
        }
    }

    /// The command that answers rows.
    public var command: String {
        switch self {
        case .python: "python3 engine.py"
        case .javascript: "node engine.js"
        case .rust, .c: "./engine"
        }
    }
}
