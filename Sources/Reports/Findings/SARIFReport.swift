// SARIFReport.swift: faults as a log of SARIF 2.1.0 (OASIS), which readers of static analyses show beside the lines.
// The log has faults alone, and each is written when it is found, so that memory does not grow with a corpus.

import Documents

/// A log that is written in three parts: its beginning, faults one by one, its end.
struct SARIFReport: Sendable {
    /// Where OASIS publishes the schema of the format.
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    /// So many inputs that cannot be read are listed again at the end, where they must wait in memory.
    private static let mostNotifications = 1_000

    /// The name under which a log has a fault's fingerprint.
    static let fingerprint = "plumbFault/v1"

    private let tool: (version: String, command: String)
    private let folder: String
    /// Whether faults are told apart by a baseline.
    private let hasBaseline: Bool
    private var isEmpty = true
    private var notifications: [JSONText] = []
    private var broken = 0

    /// - Parameter folder: The folder in which the command runs; files are named relative to it.
    init(version: String, command: String, folder: String, hasBaseline: Bool) {
        tool = (version, command)
        (self.folder, self.hasBaseline) = (folder, hasBaseline)
    }

    /// What stands before the first fault.
    var head: String {
        let driver = JSONText.object([
            ("name", .string("plumb")), ("semanticVersion", .string(tool.version)),
            ("rules", .array(FindingRule.all.map(\.json))),
        ])
        return """
            {"$schema": "\(Self.schema)", "version": "2.1.0", "runs": [{"tool": {"driver": \(driver.line)},
            "columnKind": "utf16CodeUnits", "results": [
            """
    }

    /// One more fault.
    mutating func line(of finding: ReportedFault, isOld: Bool) -> String {
        if finding.isOfTheRun { notify(of: finding) }
        defer { isEmpty = false }
        return (isEmpty ? "\n" : ",\n") + result(finding, isOld: isOld).line
    }

    private mutating func notify(of finding: ReportedFault) {
        broken += 1
        guard notifications.count < Self.mostNotifications else { return }
        notifications.append(
            .members([
                ("level", .string("error")), ("message", message(finding)),
                ("locations", finding.place.flatMap(location).map { .array([$0]) }),
                ("descriptor", .object([("id", .string(finding.rule.id))])),
            ]))
    }

    /// What stands after the last fault.
    func tail(status: Int) -> String {
        var notifications = notifications
        if broken > notifications.count {
            let words = "\(broken - notifications.count) other inputs cannot be read"
            notifications.append(
                .object([("level", .string("error")), ("message", .object([("text", .string(words))]))]))
        }
        let invocation = JSONText.members([
            ("executionSuccessful", .bool(broken == 0 && status < 2)), ("exitCode", .integer(status)),
            ("toolExecutionNotifications", notifications.isEmpty ? nil : .array(notifications)),
            ("properties", .object([("command", .string(tool.command))])),
        ])
        return "\n], \"invocations\": [\(invocation.line)]}]}\n"
    }

    private func result(_ finding: ReportedFault, isOld: Bool) -> JSONText {
        let place = finding.place.flatMap(location)
        let name = JSONText.object([("name", .string(finding.subject))])
        let logical: [(String, JSONText?)] = [("logicalLocations", .array([name]))]
        let physical: [(String, JSONText?)] = place?.members ?? []
        return .members([
            ("ruleId", .string(finding.rule.id)),
            ("ruleIndex", FindingRule.all.firstIndex(of: finding.rule).map(JSONText.integer)),
            ("level", .string(finding.rule.level.rawValue)), ("message", message(finding)),
            ("locations", .array([.members(physical + logical)])),
            ("partialFingerprints", .object([(Self.fingerprint, .string(finding.fingerprint))])),
            ("baselineState", hasBaseline ? .string(isOld ? "unchanged" : "new") : nil),
            ("fixes", finding.place.flatMap { place in finding.fix.map { .array([fix($0, in: place)]) } }),
            ("properties", finding.properties.isEmpty ? nil : .members(finding.properties)),
        ])
    }

    private func message(_ finding: ReportedFault) -> JSONText {
        .object([("text", .string("\(finding.subject): \(finding.message)"))])
    }

    private func location(_ place: ReportedFault.Place) -> JSONText? {
        artifact(place).map { artifact in
            let region = place.line.map { JSONText.object([("startLine", .integer($0))]) }
            return .object([
                ("physicalLocation", .members([("artifactLocation", artifact), ("region", region)]))
            ])
        }
    }

    private func artifact(_ place: ReportedFault.Place) -> JSONText? {
        place.uri(in: folder).map { uri in
            let base = uri.hasPrefix("file:") ? nil : JSONText.string("%SRCROOT%")
            return .members([("uri", .string(uri)), ("uriBaseId", base)])
        }
    }

    private func fix(_ fix: ReportedFault.Fix, in place: ReportedFault.Place) -> JSONText {
        let region = JSONText.object([
            ("startLine", .integer(fix.lines.lowerBound)), ("startColumn", .integer(1)),
            ("endLine", .integer(fix.lines.upperBound)), ("endColumn", .integer(fix.lastLength + 1)),
        ])
        let content = JSONText.object([("text", .string(fix.text))])
        let replacement = JSONText.object([("deletedRegion", region), ("insertedContent", content)])
        let change = JSONText.members([
            ("artifactLocation", artifact(place)), ("replacements", .array([replacement])),
        ])
        return .object([
            ("description", .object([("text", .string(fix.words))])), ("artifactChanges", .array([change])),
        ])
    }
}

extension FindingRule {
    fileprivate var json: JSONText {
        let help = "\(summary) See \(section) of Plumb."
        return .object([
            ("id", .string(id)), ("shortDescription", .object([("text", .string(summary))])),
            ("help", .object([("text", .string(help)), ("markdown", .string(help))])),
            ("defaultConfiguration", .object([("level", .string(level.rawValue))])),
        ])
    }
}

extension JSONText {
    fileprivate var members: [(String, JSONText?)] {
        guard case .object(let members) = self else { return [] }
        return members.map { ($0.key, $0.value) }
    }
}
