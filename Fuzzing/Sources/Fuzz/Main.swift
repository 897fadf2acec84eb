// Main.swift: `fuzz TARGET [libFuzzer's arguments]`.

import CFuzzer
import Foundation
import Workbench

/// What is being fuzzed; set once, before libFuzzer begins.
nonisolated(unsafe) private var chosen = FuzzedReader.rows

@main enum Main {
    static func main() {
        let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: ", ")
        guard CommandLine.arguments.count > 1, let target = FuzzedReader(rawValue: CommandLine.arguments[1]) else {
            try? FileHandle.standardError.write(contentsOf: Data("fuzz TARGET ...; targets are \(names)\n".utf8))
            exit(2)
        }
        chosen = target
        let kept = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
        var count = Int32(kept.count)
        // They live as long as the process.
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: kept.count + 1)
        for (index, argument) in kept.enumerated() { list[index] = strdup(argument) }
        list[kept.count] = nil
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = list
        exit(
            LLVMFuzzerRunDriver(&count, &arguments) { tryInput($0, $1) })
    }
}

/// One text; by this name the library looks for it too.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
    chosen.read(Data(UnsafeRawBufferPointer(start: bytes, count: length)))
    return 0
}
