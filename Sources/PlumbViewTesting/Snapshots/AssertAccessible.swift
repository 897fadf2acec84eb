// AssertAccessible.swift: can those use a screen who do not see it, see little, or have a large finger?

import Drawings

/// Looks a view over for what those lack who do not see it, see little, or have a large finger.
///
///     @Test func `everybody can use the card`() throws {
///         try assertAccessible(Card(), on: [.iPhoneSE, .iPadAir], sizes: .all)
///     }
///
/// `LayoutTree.audit(_:)` says what is looked for.  A picture with the findings in red is attached to the report of the test.
///
/// - Parameters:
///   - view: The view, made anew for every layout.
///   - devices: Where it is laid out; an iPhone 15 by default.
///   - sizes: How large text is.
///   - languages: Columns of the table of texts.
///   - directions: In which direction lines are read.
///   - strings: The texts by key and language, which `Text("key")` shows.
///   - rules: What is looked for; everything by default.
///   - isAccepted: Which findings are no faults.
///   - function: The test, for the name of the picture.
/// - Throws: `AccessibilityFaults` where something is found; `ViewQuestionError` for an empty list; `LayoutError` for a view that cannot be laid out.
public func assertAccessible<Content: View>(
    _ view: @autoclosure () -> Content, on devices: [Device] = [.iPhone15], sizes: [DynamicTypeSize] = [.large],
    languages: [String] = ["en"], directions: [LayoutDirection] = [.leftToRight], strings: StringTable = [:],
    for rules: Set<AuditRule> = Set(AuditRule.allCases), accepting isAccepted: (AuditFinding) -> Bool = { _ in false },
    function: String = #function
) throws {
    var found: [AccessibilityFaults.Found] = []
    var picture: String?
    for place in try ViewPlace.all(on: devices, sizes, languages, directions) {
        let tree = try place.tree(strings) { _ in AnyView(view()) }
        let findings = tree.audit(rules).filter { !isAccepted($0) }
        guard !findings.isEmpty else { continue }
        picture = picture ?? tree.picture(of: findings, on: place.device)
        found += findings.map { AccessibilityFaults.Found(finding: $0, place: place.words) }
    }
    guard let picture else { return }
    let kept = KeptPicture(picture, named: "\(LayoutFile.fileName(function))-audit")
    throw AccessibilityFaults(found: found, svg: picture, picture: kept.file)
}

/// What a screen lacks for those who do not see it, see little, or have a large finger.
public struct AccessibilityFaults: Error, Sendable, CustomStringConvertible {
    /// A finding, and where it was made.
    public struct Found: Sendable, Hashable {
        /// What was found.
        public let finding: AuditFinding
        /// The device, language, text size and direction.
        public let place: String
    }

    /// What was found, place after place.
    public let found: [Found]
    /// The first screen with its findings in red, as an SVG document.
    public let svg: String
    /// The file with the picture, where `PLUMB_PICTURES` named a folder.
    public let picture: String?

    /// The findings, each once, with where it was made first and how often.
    public var description: String {
        var order: [String] = []
        var all: [String: [Found]] = [:]
        for each in found {
            // Frames differ from place to place.
            let key = "\(each.finding.rule) \(each.finding.place)"
            if all[key] == nil { order.append(key) }
            all[key, default: []].append(each)
        }
        let lines = order.compactMap { all[$0] }.flatMap { same in
            let more = Set(same.map(\.place)).count - 1
            return ["\(same[0].finding)", "  on \(same[0].place)" + (more > 0 ? ", and in \(more) more" : "")]
        }
        let head = "\(order.count.counted("finding")) in \(Set(found.map(\.place)).count.counted("layout"))"
        return ([head] + (picture.map { ["picture: \($0)"] } ?? []) + lines).joined(separator: "\n")
    }
}

extension LayoutTree {
    fileprivate func picture(of findings: [AuditFinding], on device: Device) -> String {
        LayoutDrawing(
            self, moved: (findings.map(\.frame), []), room: device.window, window: device.window
        ).document
    }
}
