// JUnitReport.swift: faults as the XML of JUnit, which servers of continuous integration show as tests.
// A file is a suite.  Every fault is a test; what has none is counted, an engine a test, so that the report of a corpus
// grows with its faults and not with its rows.

/// A report that is written at its end, for a suite begins with its counts.
struct JUnitReport: Sendable {
    private struct Suite {
        var cases: [[String]] = []
        var passed = PassedCounts()
        var failures = 0
        var errors = 0
        var skipped = 0

        mutating func add(_ lines: [String], _ count: WritableKeyPath<Suite, Int>) {
            cases.append(lines)
            self[keyPath: count] += 1
        }
    }

    private let command: String
    private var suites: [String: Suite] = [:]
    private var order: [String] = []

    init(command: String) { self.command = command }

    /// The suite of what no file has.
    private var nameless: String { "plumb \(command)" }

    mutating func count(_ passed: PassedCounts) {
        for key in passed.keys {
            open(key.file)
            suites[key.file ?? nameless]?.passed.add(passed[key], of: key)
        }
    }

    private mutating func open(_ file: String?) {
        let name = file ?? nameless
        if suites[name] == nil {
            suites[name] = Suite()
            order.append(name)
        }
    }

    /// - Parameter isOld: Whether the baseline has it.
    mutating func add(_ finding: ReportedFault, isOld: Bool) {
        let name = finding.place?.file ?? nameless
        open(finding.place?.file)
        let lines = testCase(finding.subject, in: name).lines([mark(of: finding, isOld: isOld)])
        suites[name]?.add(lines, isOld ? \.skipped : finding.isOfTheRun ? \.errors : \.failures)
    }

    private func mark(of finding: ReportedFault, isOld: Bool) -> String {
        if isOld { return XMLTag("skipped", [("message", "in the baseline: \(finding.message)")]).text() }
        let place = finding.place.map { "\($0): " } ?? ""
        let text = ([place + finding.message] + finding.details).joined(separator: "\n")
        let attributes = [("message", finding.message), ("type", finding.rule.id)]
        return XMLTag(finding.isOfTheRun ? "error" : "failure", attributes).text(text)
    }

    private func testCase(_ name: String, in suite: String) -> XMLTag {
        // Servers take what stands between points for packages.
        let group = String(suite.map { $0 == "." ? "_" : $0 == "/" ? "." : $0 })
        return XMLTag("testcase", [("name", name), ("classname", suite == nameless ? "plumb.\(command)" : group)])
    }

    /// The whole report.
    var text: String {
        let lines = order.flatMap { name in suites[name].map { self.lines(of: $0, name) } ?? [] }
        let all = XMLTag("testsuites", [("name", nameless)]).lines(lines)
        return ([#"<?xml version="1.0" encoding="UTF-8"?>"#] + all).map { $0 + "\n" }.joined()
    }

    private func lines(of suite: Suite, _ name: String) -> [String] {
        let without = suite.passed.keys.map { key in
            let count = suite.passed[key]
            let tag = testCase(key.name, in: name)
            return count == 1 ? [tag.text()] : tag.lines([XMLTag("system-out").text("\(count) without a fault")])
        }
        let cases = without + suite.cases
        let attributes = [
            ("name", name), ("tests", "\(cases.count)"), ("failures", "\(suite.failures)"),
            ("errors", "\(suite.errors)"), ("skipped", "\(suite.skipped)"),
        ]
        return XMLTag("testsuite", attributes).lines(cases.flatMap(\.self))
    }
}
