// LineReader.swift: a file line by line in bounded memory.

internal import Essentials

/// Reads the lines of a file or of standard input, one chunk of it in memory at a time.
struct LineReader {
    /// The longest line that is read, in bytes, unless the reader has another limit.
    static let longest = 16 << 20
    private static let chunk = 1 << 18
    private static let newline = UInt8(ascii: "\n")

    private let source: InputDescriptor
    private let longest: Int
    /// What has been read; lines are slices of it, and share its memory.
    private var buffer = Data()
    /// How much of it has been handed on.
    private var taken = 0
    private var atEnd = false

    /// Whether there may be more to read: nothing has gone wrong but lines that were too long.
    private(set) var isReadable = true

    /// How many bytes have been handed on or dropped.
    private(set) var passed = 0

    /// How many lines have been read.
    private(set) var line = 0

    /// - Parameter longest: The longest line that is read, in bytes.
    init(_ source: InputDescriptor, longest: Int = longest) { (self.source, self.longest) = (source, longest) }

    /// Whether a whole line can be had without waiting.
    var hasMoreAtHand: Bool { !source.isLive || newline(from: taken) != nil }

    /// Why a file cannot be read further.
    enum Failure: Error {
        case unreadable(String)
        case lineTooLong
    }

    /// The next line without its line break; `nil` at the end.  After `lineTooLong` the one behind it comes next.
    mutating func next() throws(Failure) -> Data? {
        var searched = taken
        while true {
            if let end = newline(from: searched) { return take(upTo: end) }
            if atEnd { return taken == buffer.count ? nil : take(upTo: buffer.count) }
            let length = buffer.count - taken
            guard length <= longest else {
                try skipLine()
                throw .lineTooLong
            }
            try fill()
            searched = length
        }
    }

    /// Where the next line break stands.
    private func newline(from start: Int) -> Int? {
        // `Data` checks every byte that it hands out; a corpus has hundreds of millions.
        buffer.withUnsafeBytes { bytes in
            guard start < bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start, Int32(Self.newline), bytes.count - start)
            else { return nil }
            return base.distance(to: UnsafeRawPointer(found))
        }
    }

    /// Drops the rest of a line without keeping it.
    private mutating func skipLine() throws(Failure) {
        repeat {
            passed += buffer.count - taken
            (buffer, taken) = (Data(), 0)
            try fill()
        } while !atEnd && newline(from: 0) == nil
        if let end = newline(from: 0) { _ = take(upTo: end) } else { line += 1 }
    }

    private mutating func take(upTo end: Int) -> Data {
        let text = buffer[taken..<end]
        let next = min(end + 1, buffer.count)
        passed += next - taken
        taken = next
        line += 1
        return text
    }

    /// Reads on behind what has not been handed on; a long line is moved once, and then grows where it is.
    private mutating func fill() throws(Failure) {
        do {
            let more = try source.read(atMost: Self.chunk)
            atEnd = more.isEmpty
            if taken > 0 { buffer = Data(buffer[taken...]) }
            taken = 0
            buffer.append(more)
        } catch {
            isReadable = false
            guard case .refused(let reason) = error else { throw .unreadable("it is no file") }
            throw .unreadable(reason)
        }
    }
}

extension Data {
    /// Whether there is nothing but white space.
    var isBlank: Bool {
        withUnsafeBytes { $0.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A } }
    }
}
