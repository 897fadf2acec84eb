// Python.swift: the Python in which scripts of Tests/Peers run, where there is one.

public import Foundation

/// The interpreter that is on the path.
public enum Python {
    /// Where python3 is; `nil` where there is none.
    public static let executable = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(filePath: String($0)).appending(path: "python3") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    /// Whether it has some packages.
    public static func has(_ packages: String...) -> Bool {
        guard let executable else { return false }
        let process = Process()
        process.executableURL = executable
        let question = "import sys, importlib.util as found; sys.exit(not all(map(found.find_spec, sys.argv[1:])))"
        process.arguments = ["-c", question] + packages
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
