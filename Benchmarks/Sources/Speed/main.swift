// main.swift: Plumb beside its peers, on the same rows, in one run.
//
//     taskset -c 0 Speed [--passes 9] [--items 3,10] [--methods progressive] [--json FILE]
//
//     Speed --from FILE           the tables of a run that was written as JSON
//     taskset -c 0 Speed --views [--passes 9]
//     taskset -c 0 Speed --screens [--passes 9]
//     valgrind --tool=callgrind Speed --count
//
// Every answer is compared before any is timed.  The methods take turns, so that a busy machine slows all of them.

import Foundation

/// What follows an option on the command line.
func value(of option: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

/// A method may take so long over its rows, in seconds; it gets fewer of them otherwise.
let seconds = 0.5
/// A method with passes of more than a second is timed so often.
let slowPasses = 3
let passes = value(of: "--passes").flatMap { Int($0) } ?? 9
let counts = value(of: "--items").map { $0.split(separator: ",").compactMap { Int($0) } } ?? [3, 10, 30, 100, 1_000]

/// Parts of the names of the methods to be timed; all of them where there are none.
let words = value(of: "--methods")?.split(separator: ",").map(String.init) ?? []

/// Times methods in turn.
func timed(_ methods: [Method], rows: Int) throws -> [Stopwatch] {
    // The first is what all others are compared with.
    let wanted = methods.enumerated().filter { $0 == 0 || words.isEmpty || words.contains(where: $1.name.contains) }
    var stopwatches = try wanted.map { try Stopwatch($0.element, rows: rows, seconds: seconds) }
    for pass in 0..<passes {
        for index in stopwatches.indices where pass < slowPasses || !stopwatches[index].isSlow {
            try stopwatches[index].run()
        }
    }
    return stopwatches
}

/// Measures rows of each number of items: one answer each, then those in the containers of journeys.
func measured() throws -> [Report] {
    var scratch = Report(question: "From scratch", passes: passes)
    var journeys = Journeys.Kind.allCases.map { Report(question: $0.rawValue, passes: passes) }
    for count in counts {
        let rows = try RandomRows(items: count)
        let methods = try rows.peerMethods() + rows.ownMethods(within: seconds)
        scratch.add(try timed(methods, rows: rows.rows.count), items: count)
        for (index, kind) in Journeys.Kind.allCases.enumerated() {
            let journey = try Journeys(kind, items: count)
            journeys[index].add(
                try timed(journey.methods(within: seconds), rows: journey.rows.rows.count), items: count)
        }
    }
    return [scratch] + journeys
}

do {
    if CommandLine.arguments.contains("--count") {
        try Instructions.count()
        exit(0)
    }
    if CommandLine.arguments.contains("--views") {
        print(try ViewTimes.table(passes: passes))
        exit(0)
    }
    if CommandLine.arguments.contains("--screens") {
        print(try ScreenTimes.table(passes: passes))
        exit(0)
    }
    let earlier = try value(of: "--from").map {
        try JSONDecoder().decode([Report].self, from: Data(contentsOf: URL(filePath: $0)))
    }
    let reports = try earlier ?? measured()
    if let file = value(of: "--json") { try reports.json().write(to: URL(filePath: file)) }
    print(reports.map { $0.table(of: counts) }.joined(separator: "\n\n"))
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
