// LineReader.swift: a file line by line in bounded memory.

internal import Foundation

/// Reads the lines of a file or of standard input, one chunk of it in memory at a time.
struct LineReader {
    /// The longest line that is read, in bytes.
    static let longest = 16 << 20
    private static let chunk = 1 << 16
    private static let newline = UInt8(ascii: "\n")

    private let handle: FileHandle
    private let isLive: Bool
    private var buffer = Data()
    private var atEnd = false

    /// Whether there may be more to read: nothing has gone wrong but lines that were too long.
    private(set) var isReadable = true

    /// How many lines have been read.
    private(set) var line = 0

    /// - Parameter isLive: Whether somebody may still be writing: then lines are handed on as they come.
    init(_ handle: FileHandle, isLive: Bool) {
        self.handle = handle
        self.isLive = isLive
    }

    /// Whether a whole line can be had without waiting.
    var hasMoreAtHand: Bool { !isLive || buffer.contains(Self.newline) }

    /// Why a file cannot be read further.
    enum Failure: Error {
        case unreadable(String)
        case lineTooLong
    }

    /// The next line without its line break; `nil` at the end.  After `lineTooLong` the one behind it comes next.
    mutating func next() throws(Failure) -> Data? {
        var searched = 0
        while true {
            // `Data` checks every byte that it hands out; a corpus has hundreds of millions.
            let end = buffer.withUnsafeBytes { $0[searched...].firstIndex(of: Self.newline) }
            if let end { return take(upTo: buffer.startIndex + end) }
            searched = buffer.count
            if atEnd { return buffer.isEmpty ? nil : take(upTo: buffer.endIndex) }
            guard buffer.count <= Self.longest else {
                try skipLine()
                throw .lineTooLong
            }
            try fill()
        }
    }

    /// Drops the rest of a line without keeping it.
    private mutating func skipLine() throws(Failure) {
        repeat {
            buffer = Data()
            try fill()
        } while !atEnd && !buffer.contains(Self.newline)
        if let end = buffer.firstIndex(of: Self.newline) { _ = take(upTo: end) } else { line += 1 }
    }

    private mutating func take(upTo end: Data.Index) -> Data {
        let text = Data(buffer[buffer.startIndex..<end])
        buffer = buffer[min(end + 1, buffer.endIndex)...]
        line += 1
        return text
    }

    private mutating func fill() throws(Failure) {
        do {
            // `read` waits until the chunk is full, `availableData` only until there is something.
            let more = isLive ? handle.availableData : try handle.read(upToCount: Self.chunk) ?? Data()
            atEnd = more.isEmpty
            buffer = Data(buffer) + more
        } catch {
            isReadable = false
            throw .unreadable((error as NSError).localizedDescription)
        }
    }
}

extension Data {
    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A } }
}
