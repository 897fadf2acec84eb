// PackageManifest.swift: the targets and products of the package, read from its manifest's text, with what they link.

import Foundation

/// The package's targets and products.
public struct PackageManifest: Sendable {
    /// The targets of the package that each target under `Sources` or `Models` names; those for tests are left out.
    public let targets: [String: [String]]
    /// The products.
    public let products: [String]

    /// Reads the manifest, in which a target's declaration has no strings but its own name, those of other targets, and
    /// paths, libraries and packages that are called otherwise.
    public init() throws {
        let text = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
            .replacing(/\ *\/\/.*/, with: "")
        var strings: [String: [String]] = [:]
        let heads = ["library(", ".target(", ".executableTarget(", ".macro(", ".systemLibrary("]
        for declaration in text.split(separator: /\n {8}(?=[a-z.])/) where heads.contains(where: declaration.hasPrefix)
        {
            let found = Self.strings(in: declaration)
            if !declaration.contains("\"Tests/"), let name = found.first { strings[name] = Array(found.dropFirst()) }
        }
        let listed = text.matches(of: /\.(?:library|executable)\(name: "(\w+)"/)
        var products = listed.map { String($0.1) }
        // The modules of Apple's names, which a loop declares, and what stands on one of them.
        for line in text.matches(of: /\n {4}"(\w+)": (\[.*\]),/) {
            products.append(String(line.1))
            strings[String(line.1)] = Self.strings(in: line.2)
        }
        for line in text.matches(of: /\.first \{ \$0\.name == "(\w+)" \}\?\.dependencies\.append\("(\w+)"\)/) {
            strings[String(line.1)]?.append(String(line.2))
        }
        self.products = products
        targets = strings.mapValues { named in named.filter { strings[$0] != nil } }
    }

    private static func strings(in text: Substring) -> [String] { text.matches(of: /"([^"]*)"/).map { String($0.1) } }

    /// A target and all that it stands on.
    public func closure(of target: String) -> Set<String> {
        var found: Set<String> = []
        var left = [target]
        while let next = left.popLast() {
            if found.insert(next).inserted { left += targets[next] ?? [] }
        }
        return found
    }
}
