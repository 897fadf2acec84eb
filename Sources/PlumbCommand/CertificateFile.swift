// CertificateFile.swift: the file that `--certificate` names, written line by line.

import ArgumentParser
import Foundation
import Rows

/// A file to which certificates go while answers are printed.
struct CertificateFile {
    private let name: String
    private let handle: FileHandle

    /// Opens a file anew.
    ///
    /// - Parameter inputs: The files that are read; to write over one of them would lose it.
    /// - Throws: `ExitCode` once the complaint is told.
    init(_ name: String, besides inputs: [String]) throws {
        self.name = name
        let target = URL(filePath: name).resolvingSymlinksInPath()
        if inputs.contains(where: { $0 != "-" && URL(filePath: $0).resolvingSymlinksInPath() == target }) {
            try Output.refuse("\(name.printable): is read as well; write certificates to another file")
        }
        let descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        if descriptor < 0 { try Self.refuse(name, String(cString: strerror(errno))) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Writes one line.
    ///
    /// - Throws: `ExitCode` once the complaint is told.
    func write(_ line: String) throws { try write(Array((line + "\n").utf8)) }

    /// Writes lines.
    ///
    /// - Throws: `ExitCode` once the complaint is told.
    func write(_ bytes: [UInt8]) throws {
        if bytes.isEmpty { return }
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            try Self.refuse(name, (error as NSError).localizedDescription)
        }
    }

    private static func refuse(_ name: String, _ reason: String) throws {
        try Output.refuse("\(name.printable): certificates cannot be written here: \(reason)")
    }
}
