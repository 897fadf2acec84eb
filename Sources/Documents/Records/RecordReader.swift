// RecordReader.swift: the records of some files in order, in bounded memory.
// A `.jsonl` file holds one record a line, a `.json` file one record.  Standard input and files of other names
// hold a record a line, unless their first line opens an object that it does not close, and the others complete it
// (`LayoutGuess`).

internal import Essentials

/// Walks through the records of files and of standard input.
public struct RecordReader {
    private enum Layout { case lines, whole, unknown }
    private typealias Line = (line: Int, data: Data)

    private var names: ArraySlice<FileName>
    /// What stands in the one file, where that is no file of the system.
    private var bytes: Data?
    private let isStream: Bool
    private let longest: Int
    private var file = ""
    private var lines: LineReader?
    /// The bytes of the files that are done.
    private var passedFiles = 0
    private var layout = Layout.unknown
    private var found = false
    /// Lines that were read to see what the file is like.
    private var pending: ArraySlice<Result<Line, InputError>> = []

    /// - Parameter names: Paths; `-` is standard input, and so is an empty list.
    public init(files names: [String]) { self.init(files: names.map { FileName($0) }) }

    /// - Parameters:
    ///   - names: As bytes; `-` is standard input, and so is an empty list.
    ///   - isStream: Whether every line that is not blank is a record, but in `.json` files, whatever its brackets say; and
    ///     whether there may be none.
    public init(files names: [FileName], asStream isStream: Bool = false) {
        self.init(files: names, asStream: isStream, longest: LineReader.longest)
    }

    /// - Parameter longest: The longest record that is read, in bytes; the other parameters are as above.
    package init(files names: [FileName], asStream isStream: Bool, longest: Int) {
        self.names = names.isEmpty ? [FileName("-")] : names[...]
        (self.isStream, self.longest) = (isStream, longest)
    }

    /// Reads what is there already.
    ///
    /// - Parameters:
    ///   - name: What the bytes are called; endings of names mean what they mean for files.
    ///   - isStream: Whether every line that is not blank is a record, as above.
    ///   - longest: The longest record that is read, in bytes; `nil` for the usual limit.
    package init(_ bytes: [UInt8], named name: FileName, asStream isStream: Bool, longest: Int? = nil) {
        self.init(files: [name], asStream: isStream, longest: longest ?? LineReader.longest)
        self.bytes = Data(bytes)
    }

    /// The next record, or what is wrong with the next file; `nil` after the last.
    public mutating func next() -> Result<Record, InputError>? {
        while true {
            if lines == nil {
                guard let name = names.popFirst() else { return nil }
                do { try open(name) } catch { return .failure(error) }
            }
            do {
                if let record = try nextInFile() { return .success(record) }
            } catch {
                // One line too long does not spoil a corpus; anything else ends the file.
                if layout == .unknown { layout = .lines }
                if !(layout == .lines && lines?.isReadable == true) { endFile() }
                found = true
                return .failure(error)
            }
            endFile()
            if !found, !isStream { return .failure(InputError(file: file, "is empty; it must hold JSON")) }
        }
    }

    /// Whether the next record can be had without waiting for whoever writes to standard input.
    public var hasMoreAtHand: Bool { !pending.isEmpty || lines?.hasMoreAtHand ?? true }

    /// How much has been read, in bytes of all files.
    package var bytesRead: Int { passedFiles + (lines?.passed ?? 0) }

    private mutating func endFile() {
        passedFiles += lines?.passed ?? 0
        lines = nil
    }

    private mutating func open(_ name: FileName) throws(InputError) {
        (file, found, pending) = (name.description, false, [])
        if let bytes {
            (lines, layout) = (LineReader(InputDescriptor(bytes), longest: longest), layoutByName)
            return
        }
        if FileIdentity.isWritten(name) {
            throw InputError(file: file, "is where standard output or standard error goes; send that elsewhere")
        }
        if name.isStandardInput {
            (lines, layout) = (LineReader(InputDescriptor(), longest: longest), isStream ? .lines : .unknown)
            return
        }
        do {
            lines = LineReader(try InputDescriptor(name), longest: longest)
        } catch {
            throw InputError(file: file, error.complaint(about: name))
        }
        if let kind = Self.tables.first(where: file.lowercased().hasSuffix) {
            lines = nil
            throw InputError(file: file, "is no JSON, as \(kind) says; plumb table reads CSV, TSV, Markdown and HTML")
        }
        layout = layoutByName
    }

    /// Endings of files of tables, which are read by a command of their own.
    private static let tables = [".csv", ".tsv", ".md", ".html"]

    private var layoutByName: Layout {
        file.hasSuffix(".jsonl") ? .lines : file.hasSuffix(".json") ? .whole : isStream ? .lines : .unknown
    }

    private mutating func nextInFile() throws(InputError) -> Record? {
        guard let first = try nextFilledLine() else { return nil }
        found = true
        if layout == .unknown {
            guard let whole = try wholeRecord(from: first) else {
                layout = .lines
                return try nextInFile()
            }
            return whole
        }
        guard layout == .whole else { return Record(file: file, line: first.line, data: first.data) }
        var text = first.data
        while let line = try nextLine() {
            text.append(UInt8(ascii: "\n"))
            text.append(line.data)
            guard text.count <= longest else { throw tooLong(line: first.line) }
        }
        return Record(file: file, line: first.line, data: text)
    }

    /// The record that a file of unknown layout is; `nil` where it holds a record a line, all of which are then pending.
    private mutating func wholeRecord(from first: Line) throws(InputError) -> Record? {
        var guess = LayoutGuess(first: first.data)
        var seen: [Result<Line, InputError>] = [.success(first)]
        while guess.isOpen {
            guard guess.length <= longest else {
                if guess.hasRecordLine { break }
                skip(to: guess)
                layout = .lines
                throw tooLong(line: first.line)
            }
            do throws(InputError) {
                guard let line = try nextLine() else {
                    guess.end()
                    break
                }
                seen.append(.success(line))
                guess.add(line.data)
            } catch {
                seen.append(.failure(error))
                break
            }
        }
        guard guess.isWhole else {
            pending = seen[...]
            return nil
        }
        layout = .whole
        return Record(file: file, line: first.line, data: guess.text)
    }

    /// Passes the lines of a record that is too long; the one that stands for itself comes next.
    private mutating func skip(to guess: LayoutGuess) {
        while lines?.isReadable == true {
            do throws(InputError) {
                guard let line = try nextLine() else { return }
                if guess.isRecord(line.data) { return pending = [.success(line)] }
            } catch {
                // One more line that is too long belongs to the record too; where there is nothing more to read this ends.
            }
        }
    }

    private mutating func nextFilledLine() throws(InputError) -> Line? {
        while let line = try nextLine() {
            if !line.data.isBlank { return line }
        }
        return nil
    }

    private mutating func nextLine() throws(InputError) -> Line? {
        if let line = pending.popFirst() { return try line.get() }
        do {
            guard let data = try lines?.next() else { return nil }
            return (lines?.line ?? 0, data)
        } catch {
            switch error {
            case .lineTooLong: throw tooLong(line: lines?.line ?? 0)
            case .unreadable(let reason): throw InputError(file: file, "cannot be read: \(reason)")
            }
        }
    }

    private func tooLong(line: Int) -> InputError {
        InputError(
            file: file, line: line, "is longer than \(longest >> 20) MiB, more than one problem can need")
    }
}
