// EngineLog.swift: what engines write to standard error: the first lines as they come, then their number.

internal import Essentials
internal import Synchronization

/// The standard errors of the processes of one engine, line by line.
///
/// An engine that logs every row, or prints a traceback for each, says the same thousands of times: only the first lines
/// are shown, and each of them once.
public final class EngineLog: Sendable {
    private let most: Int
    private let show: @Sendable (String) -> Void
    private let lines = Mutex((shown: Set<[UInt8]>(), hidden: 0))

    /// A log without lines.
    ///
    /// - Parameters:
    ///   - most: How many lines are shown.
    ///   - show: Shows one; is called from any thread, one call at a time.
    public init(showing most: Int = 20, _ show: @escaping @Sendable (String) -> Void) {
        (self.most, self.show) = (most, show)
    }

    func add(_ line: [UInt8]) {
        lines.withLock { lines in
            if lines.shown.count < most, lines.shown.insert(line).inserted {
                show(String(decoding: line, as: UTF8.self))
            } else {
                lines.hidden += 1
            }
        }
    }

    /// How many lines came beyond those that were shown; from then on they are counted anew.
    public func takeHidden() -> Int {
        lines.withLock { lines in
            defer { lines.hidden = 0 }
            return lines.hidden
        }
    }
}

/// The end of a pipe that takes a process's standard error.
final class EngineErrors {
    /// The longest line that is kept, in bytes; the rest of a longer one is a line of its own.
    private static let longest = 4_096

    let descriptor: Int32
    private(set) var isOpen = true
    private let log: EngineLog
    private var line: [UInt8] = []

    init(_ descriptor: Int32, _ log: EngineLog) {
        (self.descriptor, self.log) = (descriptor, log)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// Takes what has come, but for what would not end.
    func read() {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<64 where isOpen {
            let count = Essentials.read(descriptor, &chunk, chunk.count)
            if count > 0 { take(chunk[..<count]) } else if count == 0 { close() } else { return }
        }
    }

    private func take(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if byte == EngineConversation.newline || line.count >= Self.longest {
                endLine()
            }
            if byte != EngineConversation.newline { line.append(byte) }
        }
    }

    private func endLine() {
        log.add(line)
        line.removeAll(keepingCapacity: true)
    }

    /// Closes the pipe; what has no end yet is a line too.
    func close() {
        if !isOpen { return }
        isOpen = false
        if !line.isEmpty { endLine() }
        _ = Essentials.close(descriptor)
    }
}
