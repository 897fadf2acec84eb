// LineFile.swift: a file that an option names, written line by line beside the answers, and there when it is whole.

import ArgumentParser
import Documents

/// A file to which certificates or counts go while answers are printed.
struct LineFile {
    private let name: FileName
    private let file: WholeFile

    /// Begins a file of certificates anew, or behind what an earlier run has written to it.
    ///
    /// - Parameter input: The files that are read; to write over one of them would lose it.
    /// - Throws: `ExitCode` once the complaint is written.
    init(_ name: FileName, besides input: InputArguments) throws {
        try self.init(name, keeping: input.resume > 0, besides: input.files)
        OutputFiles.add(file, named: name)
    }

    /// Begins a file of what is known at the end of a run only.
    ///
    /// - Throws: `ExitCode` once the complaint is written.
    init(ofEnd name: FileName, besides files: [FileName]) throws {
        try self.init(name, keeping: false, besides: files)
        OutputFiles.add(file, named: name, isWholeAnyTime: false)
    }

    private init(_ name: FileName, keeping: Bool, besides files: [FileName]) throws {
        self.name = name
        let inputs = files.isEmpty ? [FileName("-")] : files
        file = try Self.telling(name) { () throws(WholeFile.Failure) in
            try WholeFile(name, keeping: keeping, besides: inputs)
        }
    }

    /// Writes one line.
    ///
    /// - Throws: `ExitCode` once the complaint is written.
    func write(_ line: String) throws { try write(Array((line + "\n").utf8)) }

    /// Writes lines.
    ///
    /// - Throws: `ExitCode` once the complaint is written.
    func write(_ bytes: [UInt8]) throws {
        try Self.telling(name) { () throws(WholeFile.Failure) in try file.write(bytes) }
    }

    /// Puts the file in its place.
    ///
    /// A run that went wrong before it proved anything leaves what an earlier one wrote; but one that was interrupted says
    /// where another goes on, which adds to this file.
    ///
    /// - Throws: `ExitCode` once the complaint is written.
    func finish(after status: ExitStatus) throws {
        let evenEmpty = status != .badInput || Interruption.isRequested
        try Self.telling(name) { () throws(WholeFile.Failure) in try file.finish(evenEmpty: evenEmpty) }
    }

    private static func telling<Value>(
        _ name: FileName, _ work: () throws(WholeFile.Failure) -> Value
    ) throws -> Value {
        do {
            return try work()
        } catch {
            Output.complain("\(name): \(error)")
            throw ExitCode(ExitStatus.badInput.rawValue)
        }
    }
}
