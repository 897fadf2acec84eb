// CertificateFile.swift: the file that `--certificate` names, written line by line.

import ArgumentParser
import Documents
import Foundation
import Rows

/// A file to which certificates go while answers are printed.
struct CertificateFile {
    private let name: FileName
    private let descriptor: Int32

    /// Opens a file anew, or at its end where an earlier run has written to it.
    ///
    /// - Parameter input: The files that are read; to write over one of them would lose it.
    /// - Throws: `ExitCode` once the complaint is told.
    init(_ name: FileName, besides input: InputArguments) throws {
        self.name = name
        if let target = Self.place(of: name), input.files.contains(where: { Self.place(of: $0) == target }) {
            try Output.refuse("\(name): is read as well; write certificates to another file".printable)
        }
        let start = input.resumption.resume > 0 ? O_APPEND : O_TRUNC
        descriptor = open(name.path, O_WRONLY | O_CREAT | O_CLOEXEC | start, 0o666)
        if descriptor < 0 { try refuse(errno) }
    }

    /// Where a file lies, whatever names it has.
    private static func place(of name: FileName) -> [UInt64]? {
        var facts = stat()
        guard !name.isStandardInput, stat(name.path, &facts) == 0 else { return nil }
        return [UInt64(facts.st_dev), UInt64(facts.st_ino)]
    }

    /// Writes one line.
    ///
    /// - Throws: `ExitCode` once the complaint is told.
    func write(_ line: String) throws { try write(Array((line + "\n").utf8)) }

    /// Writes lines.
    ///
    /// - Throws: `ExitCode` once the complaint is told.
    func write(_ bytes: [UInt8]) throws {
        let code = Output.put(bytes[...], to: descriptor)
        if code != 0 { try refuse(code) }
    }

    private func refuse(_ code: Int32) throws {
        try Output.refuse("\(name): certificates cannot be written here: \(String(cString: strerror(code)))".printable)
    }
}
