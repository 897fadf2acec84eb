// NameTable.swift: names for rows and columns that LP and MPS files can carry.
// GLPK's own rules (cplex.c): letters, digits and !"#$%&()/,.;?@_`'{}|~, not starting like a number or a keyword.
// GLPK aborts on names over 255 bytes or with control characters; names must differ to be read back.

/// Makes names legal and different.
struct NameTable {
    private var taken: Set<String> = []
    private static let allowed = Set("!\"#$%&()/,.;?@_`'{}|~")
    private static let replacements: [Character: Character] = [
        " ": "_", "-": "~", "[": "(", "]": ")", "<": "{", ">": "}",
    ]
    private static let keywords = Set(
        """
        free inf infinity st s.t. subject such min max minimize maximize minimum maximum bound bounds end \
        general generals gen integer integers int binary binaries bin
        """.split(separator: " ").map(String.init))

    /// A legal name that was not given before.
    mutating func unique(_ name: String) -> String {
        let base = Self.legal(name)
        var candidate = base
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(base)~\(number)"
            number += 1
        }
        return candidate
    }

    private static func legal(_ name: String) -> String {
        var result = ""
        for character in name.prefix(200) {
            let plain = replacements[character] ?? character
            let kept = plain.isASCII && (plain.isLetter || plain.isNumber) || allowed.contains(plain)
            result.append(kept ? plain : "_")
        }
        let first = result.first ?? "."
        let startsBadly = first == "." || first == "$" || first.isNumber || first == "e" || first == "E"
        return startsBadly || keywords.contains(result.lowercased()) ? "_" + result : result
    }
}
