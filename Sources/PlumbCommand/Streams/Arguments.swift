// Arguments.swift: the command line in its bytes; Swift's own list replaces those that are no text.

public import ArgumentParser
public import Documents
import Essentials

/// The words of the command line behind the name of the command.
enum Arguments {
    /// In a form that a parser of options takes, and `FileName` has its bytes again.
    static var list: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { word in
                FileName(bytes: (0..<strlen(word)).map { UInt8(bitPattern: word[$0]) }).argument
            }
        }
    }
}

extension FileName: ExpressibleByArgument {
    /// What the system calls it; see `Arguments`.
    public var defaultValueDescription: String { description }
    /// Shells complete it as the name of a file.
    public static var defaultCompletionKind: CompletionKind { .file() }
}

extension String {
    /// The text as people read it, where it may quote the command line.
    var readable: String {
        unicodeScalars.contains { $0.value >= 0x10_FE00 } ? FileName(argument: self).description : self
    }
}
