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
