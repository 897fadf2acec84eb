// StatusLine.swift: the one line of a terminal that is written over again and again, on standard error.

import Rows
import Synchronization

/// A line that says what the command is doing, and gives way to whatever else is written.
enum StatusLine {
    // There is one terminal, and the line stands on it whoever wrote it.
    private static let isOnScreen = Mutex(false)
    private static let blank = "\r\u{1B}[K"

    /// Shows a text in place of the last one.
    static func show(_ text: String) {
        isOnScreen.withLock {
            $0 = true
            Output.tell(blank + text.printable)
        }
    }

    /// Takes the line away, unless the terminal takes nothing just now.
    static func clear() {
        isOnScreen.withLockIfAvailable {
            if $0 { Output.tell(blank) }
            $0 = false
        }
    }
}
