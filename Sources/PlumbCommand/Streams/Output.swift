// Output.swift: standard output, standard error and what is known of the terminal.

import Documents
import Essentials
import Rows

/// Where the command writes.
enum Output {
    /// Writes to standard output.
    ///
    /// Where that takes no more, as on a full disk, nobody gets the answer: the command says so and ends with the
    /// status of bad input.
    static func write(_ text: String) { write(Array(text.utf8)[...]) }

    /// Writes bytes to standard output, as `write(_:)` writes text.
    static func write(_ bytes: ArraySlice<UInt8>) {
        if bytes.isEmpty { return }
        if isTerminal { StatusLine.clear() }
        let code = OutputDescriptor.put(bytes, to: STDOUT_FILENO)
        if code == 0 { return }
        if code == EPIPE { Interruption.leaveUnread() }
        complain("standard output cannot be written; find room for it, or another place")
        exit(ExitStatus.badInput.rawValue)
    }

    /// Whether somebody looks at standard output.
    static let isTerminal = isatty(STDOUT_FILENO) == 1

    /// Writes a line, or some lines, to standard error.
    ///
    /// Every message goes through here: what it quotes, as the name of a file, must not command the terminal.
    static func complain(_ message: String) {
        StatusLine.clear()
        tell(message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.text)
    }

    /// Writes one line to standard error and ends with the status of bad input.
    static func refuse(_ complaint: String) throws {
        complain(complaint)
        try ExitStatus.badInput.leave()
    }

    /// Writes to standard error, if that takes it, as it is: for `complain(_:)` and the status line alone.
    static func tell(_ text: String) { _ = OutputDescriptor.put(Array(text.utf8)[...], to: STDERR_FILENO) }

    /// The columns that `COLUMNS` states; `nil` where it is not set or no number above 0.
    static var statedColumns: Int? {
        ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 1_000) : nil }
    }

    /// How many columns text has: as the terminal has, or else as `COLUMNS` says, or else 80.
    static var columns: Int {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
            return statedColumns ?? 80
        }
        return Int(window.ws_col)
    }

    /// Whether colour may be used: on a terminal, and never with `NO_COLOR`.
    static var isColoured: Bool {
        isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    }
}

extension [String] {
    /// The strings as lines.
    var text: String { map { $0 + "\n" }.joined() }
}

/// Answers written as they come, an empty line between two texts; what went wrong goes to standard error.
struct WrittenAnswers {
    private let areText: Bool
    private(set) var count = 0
    private(set) var status = ExitStatus.done

    init(areText: Bool) { self.areText = areText }

    /// Writes a block, in which an empty line stands before every text.
    mutating func write(_ block: AnswerBlock) {
        block.print(skipping: count == 0 && block.texts > 0 ? 1 : 0)
        count += block.texts
        if block.complains { status = .badInput }
    }

    mutating func write(_ outcome: Result<String, InputError>) {
        switch outcome {
        case .success(let text):
            Output.write(count > 0 && areText ? "\n" + text : text)
            count += 1
        case .failure(let error):
            Output.complain(error.description)
            status = .badInput
        }
    }
}
