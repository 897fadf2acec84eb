// PageModulesTests.swift: the modules of the page fit together without a browser, and the playground that is kept is made of them.

import Foundation
import TestSupport
import Testing

@testable import Reports

struct PageModulesTests {
    private static let web = Repository.root.appending(path: "Sources/CPage/web")

    /// The modules by name, but for GLPK's bytes.
    private static func modules() throws -> [String: String] {
        let files = try FileManager.default.contentsOfDirectory(at: web, includingPropertiesForKeys: nil)
        let names = files.map(\.lastPathComponent).filter { $0.hasSuffix(".js") && $0 != "glpk.js" }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try String(contentsOf: web.appending(path: $0), encoding: .utf8)) })
    }

    /// The names that a module declares at its top, and whether it exports them.
    private static func declared(in text: String) -> [(name: String, isExported: Bool)] {
        text.matches(of: #/(?m)^(export )?(?:async )?(?:function|const|let|class) (?:\[([^\]]*)\]|([A-Za-z_$][\w$]*))/#)
            .flatMap { match in
                let names = match.2.map { $0.split(separator: ",") } ?? [match.3 ?? ""]
                return names.map { ($0.trimmingCharacters(in: .whitespaces), match.1 != nil) }
            }
    }

    @Test func `no two modules declare one name, since they stand in one script`() throws {
        var owners: [String: [String]] = [:]
        for (module, text) in try Self.modules() {
            for (name, _) in Self.declared(in: text) { owners[name, default: []].append(module) }
        }
        #expect(owners.count > 200)
        for (name, modules) in owners { #expect(modules.count == 1, "\(name) stands in \(modules.sorted())") }
    }

    @Test func `a module imports what the module that it names exports`() throws {
        let modules = try Self.modules()
        let exported = modules.mapValues { Set(Self.declared(in: $0).filter(\.isExported).map(\.name)) }
        var count = 0
        for (module, text) in modules {
            for match in text.matches(of: #/(?m)^import \{ ([^}]*) \} from '\.\/([\w-]+\.js)';/#)
            where match.2 != "glpk.js" {
                for name in match.1.split(separator: ", ") {
                    count += 1
                    #expect(
                        exported[String(match.2)]?.contains(String(name)) == true,
                        "\(module) imports \(name), which \(match.2) does not export")
                }
            }
        }
        #expect(count > 150)
    }

    @Test func `the kept playground is made of the modules as they are`() throws {
        let file = Repository.root.appending(path: "Documentation/playground.html")
        let kept = try String(contentsOf: file, encoding: .utf8)
        let element = try #require(
            kept.firstMatch(of: #/<script type="application\/json"[^>]*data-encoding="(\w+)"[^>]*>/#))
        let rest = kept[element.range.upperBound...]
        let data = try #require(rest.firstRange(of: "</script>")).lowerBound
        var template = PageTemplate(title: "The gallery", isPlayground: true)
        template.isDeflated = element.1 == "deflate"
        let made = String(decoding: template.document(holding: Array(rest[..<data].utf8)), as: UTF8.self)
        // Compared by itself: a failure would print both.
        let isCurrent = made == kept
        #expect(isCurrent, "Scripts/renew page writes Documentation/playground.html anew")
    }

    /// The hash of a text as content policies write it, by the system's own tool.
    private static func hash(_ text: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        #if os(Linux)
            process.arguments = ["sha256sum"]
        #else
            process.arguments = ["shasum", "-a", "256"]
        #endif
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        input.fileHandleForWriting.write(Data(text.utf8))
        try input.fileHandleForWriting.close()
        let digits = String(decoding: output.fileHandleForReading.readDataToEndOfFile().prefix(64), as: UTF8.self)
        process.waitUntilExit()
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(digits.dropFirst($0).prefix(2), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }

    @Test(arguments: [false, true])
    func `a page runs its own script and style and nothing else`(isPlayground: Bool) throws {
        let template = PageTemplate(title: "A page", isPlayground: isPlayground)
        let page = String(decoding: template.document(holding: Array("{}".utf8)), as: UTF8.self)
        let policy = try #require(page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)).1
        let style = try Self.hash(String(#require(page.firstMatch(of: #/<style>([^<]*)<\/style>/#)).1))
        let start = try #require(page.firstRange(of: "<script type=\"module\">")).upperBound
        let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
        let script = try Self.hash(String(page[start..<end]))
        let wanted = """
            default-src 'none'; script-src 'sha256-\(script)'\(isPlayground ? " 'wasm-unsafe-eval'" : ""); \
            style-src 'sha256-\(style)'; img-src data:
            """
        #expect(policy == wanted, "Scripts/renew page writes PageHashes.swift anew")
        #expect(page.matches(of: #/ (on[a-z]+|style)="/#).isEmpty)
    }

    @Test func `a page asks no network`() throws {
        let shell = try String(contentsOf: Self.web.appending(path: "shell.html"), encoding: .utf8)
        #expect(shell.contains("default-src 'none'"))
        for (module, text) in try Self.modules() {
            for word in ["fetch(", "XMLHttpRequest", "WebSocket", "importScripts", "sendBeacon"] {
                #expect(!text.contains(word), "\(module) has \(word)")
            }
        }
    }
}
