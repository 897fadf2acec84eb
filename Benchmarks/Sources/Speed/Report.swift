// Report.swift: the measurements as JSON and as a table of Markdown.

import Foundation

/// What one run has measured of one question.
struct Report: Codable {
    /// What a method takes for each number of items.
    struct Line: Codable {
        let method: String
        var measurements: [Measurement]
    }

    /// What was asked, the heading of the table.
    let question: String
    /// How often each method was timed.
    let passes: Int
    /// The methods, the one with which all others are compared first.
    var lines: [Line] = []

    /// Adds what rows of one number of items take.
    mutating func add(_ stopwatches: [Stopwatch], items: Int) {
        guard let unit = stopwatches.first?.median else { return }
        for stopwatch in stopwatches {
            let measurement = stopwatch.measurement(items: items, unit: unit)
            if let line = lines.firstIndex(where: { $0.method == stopwatch.method.name }) {
                lines[line].measurements.append(measurement)
            } else {
                lines.append(Line(method: stopwatch.method.name, measurements: [measurement]))
            }
        }
    }

    /// The table: microseconds, half the distance of the quartiles in per cent, ratio, allocations.
    func table(of counts: [Int]) -> String {
        let names = counts.map { $0 == counts.first ? "n = \($0)" : "\($0)" }
        let head = "| method | " + names.joined(separator: " | ") + " |"
        let rule = "| --- |" + String(repeating: " --- |", count: counts.count)
        let body = lines.map { line in
            let cells = counts.map { count in
                line.measurements.first { $0.items == count }.map(cell) ?? "–"
            }
            return "| \(line.method) | " + cells.joined(separator: " | ") + " |"
        }
        return (["**\(question)**", "", head, rule] + body).joined(separator: "\n")
    }

    private func cell(_ measurement: Measurement) -> String {
        let spread = (measurement.quartiles[1] - measurement.quartiles[0]) / 2 / measurement.microseconds
        // Once in a pass is not once in an answer.
        let allocations = measurement.allocations.map { "; \(short($0 < 0.01 ? 0 : $0))" } ?? ""
        return """
            \(short(measurement.microseconds)) ±\(Int((spread * 100).rounded(.up)))% (\(short(measurement.ratio))x\
            \(allocations))
            """
    }

    /// A number to two significant digits, or to the unit, with commas between thousands.
    private func short(_ value: Double) -> String {
        if value == 0 { return "0" }
        let places = max(0, 1 - Int(log10(value).rounded(.down)))
        let text = String(format: "%.\(places)f", value)
        guard places == 0 else { return text }
        return text.enumerated().reduce(into: "") { result, digit in
            if digit.offset > 0 && (text.count - digit.offset) % 3 == 0 { result += "," }
            result.append(digit.element)
        }
    }
}

extension [Report] {
    /// The JSON.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
