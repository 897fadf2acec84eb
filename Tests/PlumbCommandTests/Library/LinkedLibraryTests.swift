// LinkedLibraryTests.swift: the library without GPL code is linked and loaded, names nothing of GLPK, and exports its header; the
// example of Documentation/CLibrary.md prints what that page says, and calls that nobody should make are refused.

import Foundation
import PlumbC
import PlumbLibrary
import TestSupport
import Testing

struct LinkedLibraryTests {
    private static let missing: Comment = "cc, nm, readelf or pkg-config is not installed"
    private static let tools = ["cc", "nm", "readelf", "pkg-config"].map(Tool.init)

    /// Runs a line of `sh` at the root of the repository, with a folder as `$FOLDER`.
    private func sh(_ line: String, in folder: URL) throws -> Run {
        let root = Repository.root.path
        return try run(
            URL(filePath: "/bin/sh"), ["-c", "cd '\(root)' && \(line)"], input: Data(),
            environment: [
                "FOLDER": folder.path, "PKG_CONFIG_PATH": folder.path + "/lib/pkgconfig",
                "LD_LIBRARY_PATH": folder.path + "/lib",
            ])
    }

    @Test(.enabled(if: tools.allSatisfy(\.isThere), missing))
    func `the library without GPL code has the functions of the header, and a program uses them`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The command stands in BUILD/TRIPLE/debug.
        let build = try builtCommand().resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        let linked = try sh(
            "Scripts/c-library --debug --scratch-path '\(build)' --only plumbcore \"$FOLDER\"", in: folder)
        try #require(linked.status == 0, "\(linked.complaints)")
        let needed = try sh("readelf -d \"$FOLDER/lib/libplumbcore.so\"", in: folder).output
        #expect(needed.contains("libplumbcore.so.1") && !needed.lowercased().contains("glpk"))
        let named = try sh("nm -D --defined-only \"$FOLDER/lib/libplumbcore.so\"", in: folder).lines
        let symbols = named.filter { $0.contains(" T ") }.compactMap { $0.split(separator: " ").last.map(String.init) }
        let header = try Document("Sources/PlumbC/include/plumb.h").text()
        let declared = header.matches(of: #/\n[a-z][\w ]*?[ *](plumb_\w+)\(/#).map { String($0.1) }
        #expect(declared.count >= 14)
        #expect(Set(symbols) == Set(declared))
        try expectExample(in: folder)
        let hostile = try sh(
            "cc -o \"$FOLDER/hostile\" Tests/CLibrary/hostile.c $(pkg-config --cflags --libs plumbcore) -lpthread "
                + "&& \"$FOLDER/hostile\" 2000 1 16", in: folder)
        #expect(hostile.status == 0, "\(hostile.output)\(hostile.complaints)")
    }

    private func expectExample(in folder: URL) throws {
        let page = Document("Documentation/CLibrary.md")
        let commands = try page.blocks("sh").joined(separator: "\n").split(separator: "\n").map(String.init)
        let command = try #require(commands.first { $0.hasPrefix("cc -o judge Examples") })
        let compile = command.replacing("-o judge", with: "-o \"$FOLDER/judge\"")
            .replacing("libs plumb)", with: "libs plumbcore)")
        let example = try sh("\(compile) && \"$FOLDER/judge\"", in: folder)
        #expect(example.status == 1, "\(example.complaints)")
        let printed = try page.blocks("text").first
        #expect(example.lines.dropLast().joined(separator: "\n") == printed)
    }

    /// GPL programs are told what they link.
    @Test func `the library knows what it is made of`() throws {
        let components = try #require(plumb_components().map { String(cString: $0) })
        #expect(components.contains(#""license": "GPL-3.0-or-later", "glpk": "5"#))
        #expect(try plumb("--version").output.contains(String(cString: plumb_version())))
        #expect(plumb_abi_version() == UInt32(PLUMB_ABI_VERSION))
    }
}
