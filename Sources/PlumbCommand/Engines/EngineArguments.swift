// EngineArguments.swift: engines of others as options name them: by a file of engines, or by a command.

import ArgumentParser
import Documents
import Essentials
import PlumbTesting
import Workbench

/// What a command may spend on an engine in another process, and what it asks.
struct EngineLimitArguments: ParsableArguments {
    @Option(help: "How long an engine may take for one row, in seconds.")
    var timeLimit: Double = 5

    @Option(help: ArgumentHelp("What the first answer of a process may take on top.", valueName: "seconds"))
    var timeToStart: Double = 2

    @Option(help: ArgumentHelp("How much memory a process of an engine may take, in MiB.", valueName: "count"))
    var memoryLimit = 4_096

    @Flag(help: "Asks an engine rows with every field and every gap.")
    var explicit = false

    @Option(help: ArgumentHelp("A file that names engines and their commands.", valueName: "file"))
    var engines: FileName?

    func validate() throws {
        guard timeLimit > 0, timeLimit <= 3_600 else {
            throw ValidationError("--time-limit must be above 0 and at most 3600 seconds, not \(timeLimit)")
        }
        guard (0...3_600).contains(timeToStart) else {
            throw ValidationError("--time-to-start must be from 0 to 3600 seconds, not \(timeToStart)")
        }
        guard (1...1_000_000).contains(memoryLimit) else {
            throw ValidationError("--memory-limit must be from 1 to 1000000 MiB, not \(memoryLimit)")
        }
    }

    /// The engines of the file; none without one.
    ///
    /// - Throws: `ValidationError` with the place and what is wrong there, or for a name that a solver has.
    func list() throws -> [NamedEngine] {
        guard let engines else { return [] }
        let list: EngineList
        do { list = try EngineList(reading: engines) } catch { throw ValidationError(error.description) }
        for engine in list.engines where RuleTable.standard[engine.name] != nil {
            throw ValidationError(
                "\(engines.description): \(engine.name) is a solver of plumb; give the engine another name")
        }
        return list.engines
    }

    /// What a process of an engine may take.
    func limits(of engine: NamedEngine) -> EnginePool.Limits {
        EnginePool.Limits(
            time: engine.timeLimit ?? .seconds(timeLimit), toStart: .seconds(timeToStart), memory: memoryLimit << 20)
    }
}

extension NamedEngine {
    /// An engine by its command alone.
    static func ofCommand(_ command: String, named name: String? = nil) -> NamedEngine {
        NamedEngine(name: name ?? command, command: command)
    }

    /// Reads `NAME=COMMAND`.
    static func parsing(_ text: String) throws -> NamedEngine {
        guard text.readable == text else { throw ValidationError("it has bytes that are no text in UTF-8") }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[1].allSatisfy(\.isWhitespace) else {
            throw ValidationError("\(text.printable) is no engine; it must be NAME='COMMAND'")
        }
        if let fault = fault(ofName: parts[0]) { throw ValidationError("the name \(parts[0].printable) \(fault)") }
        guard RuleTable.standard[parts[0]] == nil else {
            throw ValidationError("\(parts[0]) is a solver of plumb; give the engine another name")
        }
        return ofCommand(parts[1], named: parts[0])
    }
}
