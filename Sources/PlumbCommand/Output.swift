// Output.swift: standard output, standard error and what is known of the terminal.

import Foundation

/// Where the command writes.
enum Output {
    /// Writes to standard output.
    ///
    /// Where that takes no more, as on a full disk, nobody gets the answer: the command says so and ends with the
    /// status of bad input.
    static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            complain("standard output cannot be written; find room for it, or another place")
            exit(ExitStatus.badInput.rawValue)
        }
    }

    /// Writes one line to standard error.
    static func complain(_ line: String) { tell(line + "\n") }

    /// Writes to standard error, if that takes it.
    fileprivate static func tell(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    /// The width of the terminal in columns: what `COLUMNS` says, or else the terminal, or else 80.
    static var columns: Int {
        let stated = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
        if let stated, stated > 0 { return min(stated, 1_000) }
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return 80 }
        return Int(window.ws_col)
    }

    /// Whether colour may be used: on a terminal, and never with `NO_COLOR`.
    static var isColoured: Bool {
        isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    }

    /// `text` in a colour of the terminal, where colour may be used.
    static func coloured(_ text: String, good: Bool, enabled: Bool) -> String {
        enabled ? "\u{1B}[\(good ? 32 : 31)m\(text)\u{1B}[0m" : text
    }
}

/// A line on standard error that counts; silent unless that is a terminal.
struct Progress {
    private let noun: String
    private let isShown = isatty(STDERR_FILENO) == 1
    private var shown = 0

    init(counting noun: String) { self.noun = noun }

    /// Shows the count, once every few thousand.
    mutating func update(_ count: Int) {
        guard isShown, count - shown >= 5_000 else { return }
        shown = count
        Output.tell("\r\(count) \(noun)")
    }

    /// Takes the line away.
    func finish() {
        guard isShown, shown > 0 else { return }
        Output.tell("\r\u{1B}[K")
    }
}
