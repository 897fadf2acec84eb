// LayoutNotFound.swift: what was looked for in a laid-out tree and is not there.

/// What was looked for in a laid-out tree and is not there.
public struct LayoutNotFound: Error, Equatable, CustomStringConvertible {
    /// What was looked for, such as `the id "add"`.
    public let wanted: String
    /// What there is of the kind, each once: the most similar first, the others in the order of the tree.
    public let available: [String]

    /// - Parameter name: What is compared with what there is.
    init(wanted: String, name: String, among available: [String]) {
        self.wanted = wanted
        var seen: Set<String> = []
        let once = available.filter { seen.insert($0).inserted }
        let distances = once.map { $0.distance(to: name, atMost: Swift.max(name.count, 2)) }
        let nearest = distances.indices.min { distances[$0] < distances[$1] }
        self.available = nearest.map { [once[$0]] + once[..<$0] + once[($0 + 1)...] } ?? []
    }

    init(wanted: String) { (self.wanted, available) = (wanted, []) }

    /// What is missing, and what there is.
    public var description: String {
        let shown = available.prefix(20).joined(separator: ", ")
        let more = available.count > 20 ? " and \(available.count - 20) more" : ""
        return "no view has \(wanted)" + (available.isEmpty ? "" : "; there are \(shown)\(more)")
    }
}

extension String {
    /// How many characters have to be added, left out or replaced to make another text of this one, beyond a number of which
    /// nothing is counted any more; capital letters count as small ones.
    ///
    /// - Complexity: the product of both lengths, of which the first 80 characters count.
    fileprivate func distance(to other: String, atMost most: Int) -> Int {
        let (first, second) = (Array(lowercased().prefix(80)), Array(other.lowercased().prefix(80)))
        guard abs(first.count - second.count) <= most else { return most + 1 }
        var row = Array(0...second.count)
        for (i, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in second.indices {
                let replaced = diagonal + (character == second[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
