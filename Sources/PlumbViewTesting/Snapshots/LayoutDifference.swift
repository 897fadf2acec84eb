// LayoutDifference.swift: how a layout differs from the one that is kept.

/// A layout that is not the one that is kept beside the test.
public struct LayoutDifference: Error, Sendable, CustomStringConvertible {
    /// What is the matter.
    public enum Kind: Sendable, Hashable {
        /// Nothing is kept yet; the layout was recorded just now; it is another one.
        case missing, recorded, differs
    }

    /// What is the matter.
    public let kind: Kind
    /// The file with the kept layout.
    public let file: String
    /// The lines that differ, `-` before those that are kept and `+` before those of this run, with two lines around them.
    public internal(set) var lines: [String] = []
    /// The first screen that differs, as this run lays it out, as an SVG document: in red the views whose lines differ, by
    /// dashes where kept lines have them.
    public private(set) var svg: String?
    /// The file with the picture, where `PLUMB_PICTURES` named a folder.
    public private(set) var picture: String?
    /// The test, for the command that accepts.
    private let test: String

    init(_ kind: Kind, _ file: LayoutFile) { (self.kind, self.file, test) = (kind, file.path, file.test) }

    /// Keeps a picture: in the report of the test, and in the folder that `PLUMB_PICTURES` names.
    mutating func keep(_ svg: String, named name: String) {
        self.svg = svg
        picture = KeptPicture(svg, named: name).file
    }

    /// What is the matter, the lines that differ, and the command that accepts them.
    public var description: String {
        let accept = "PLUMB_RECORD=1 swift test --filter '\(test)'"
        switch kind {
        case .missing: return "no layout is kept in \(file); keep this one by\n  \(accept)"
        case .recorded: return "the layout is now kept in \(file): look at it, and run the test without PLUMB_RECORD"
        case .differs:
            let drawn = picture.map { ["picture: \($0)"] } ?? []
            let head = "the layout differs from \(file); where it is right, keep it by\n  \(accept)"
            return ([head] + drawn + lines).joined(separator: "\n")
        }
    }
}

/// The lines of a text that differ from those of another, with the lines around them.
struct TextDifference {
    let lines: [String]

    /// - Complexity: lines times differences.
    init(from old: String, to new: String, around: Int = 2) {
        let (before, after) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        let difference = after.difference(from: before)
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var all: [(mark: Character, line: String)] = []
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            if i < before.count, removed.contains(i) {
                all.append(("-", before[i]))
                i += 1
            } else if j < after.count, inserted.contains(j) {
                all.append(("+", after[j]))
                j += 1
            } else {
                all.append((" ", after[j]))
                (i, j) = (i + 1, j + 1)
            }
        }
        let changed = all.indices.filter { all[$0].mark != " " }
        // Lines near a change are shown, and the head of its screen.
        var isShown = Set(changed.flatMap { ($0 - around)...($0 + around) })
        isShown.formUnion(changed.compactMap { change in all[..<change].lastIndex { $0.line.hasPrefix("# ") } })
        var shown: [String] = []
        var last = -1
        for index in all.indices where isShown.contains(index) {
            if last >= 0, index > last + 1 { shown.append("  …") }
            shown.append("\(all[index].mark) \(all[index].line)")
            last = index
        }
        lines = shown
    }
}
