// CertificateFile.swift: the file that `--certificate` names, written line by line, and there when it is whole.

import ArgumentParser
import Documents

/// A file to which certificates go while answers are printed.
struct CertificateFile {
    private let name: FileName
    private let file: WholeFile

    /// Begins a file anew, or behind what an earlier run has written to it.
    ///
    /// - Parameter input: The files that are read; to write over one of them would lose it.
    /// - Throws: `ExitCode` once the complaint is written.
    init(_ name: FileName, besides input: InputArguments) throws {
        self.name = name
        let inputs = input.files.isEmpty ? [FileName("-")] : input.files
        file = try Self.telling(name) { () throws(WholeFile.Failure) in
            try WholeFile(name, keeping: input.resumption.resume > 0, besides: inputs)
        }
        OutputFiles.add(file, named: name)
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
