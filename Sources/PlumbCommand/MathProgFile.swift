// MathProgFile.swift: a MathProg model from a file, for `plumb model`.  It may come from anywhere, so it is read in a box.

import ArgumentParser
import Documents
import Plumb
import Workbench

/// The options of `plumb model` for a MathProg model.
struct MathProgArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The data of a MathProg model, where they are not in it.", valueName: "file"))
    var data: FileName?

    @Option(parsing: .unconditional, help: "How long reading a MathProg model may take, in seconds.")
    var timeLimit: Double = 4

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How much memory reading a MathProg model may take, in MiB.", valueName: "count"))
    var memoryLimit = 1_024

    @Flag(help: "Read a MathProg model even where the system filters no calls of the process that does (Linux does).")
    var withoutFilter = false

    func validate() throws {
        guard timeLimit > 0, timeLimit <= 3_600 else {
            throw ValidationError("--time-limit must be above 0 and at most 3600 seconds, not \(timeLimit)")
        }
        guard (1...1_000_000).contains(memoryLimit) else {
            throw ValidationError("--memory-limit must be from 1 to 1000000 MiB, not \(memoryLimit)")
        }
    }

    /// The program of a model, in one of the formats that hold a program.
    func text(of model: FileName, format: ModelFormat) throws(SolverError) -> String {
        var limits = BoxLimits(time: .seconds(timeLimit), memory: memoryLimit << 20)
        if withoutFilter { limits.requiresFilter = false }
        let texts = (
            model: try Self.text(of: model, limits),
            data: try data.map { file throws(SolverError) in
                try Self.text(of: file, limits)
            }
        )
        let program = try BoxedMathProgModel(model: texts.model, data: texts.data, limits: limits).program
        return switch format {
        case .lp: try program.lpFormat()
        case .mps: try program.mpsFormat()
        default: program.description + "\n"
        }
    }

    private static func text(of file: FileName, _ limits: BoxLimits) throws(SolverError) -> MathProgText {
        do {
            let data = try file.contents(atMost: limits.text, regular: true)
            return MathProgText(name: file.description, bytes: Array(data))
        } catch {
            if case .tooLarge = error { throw .textLimit(limits.text) }
            throw .unreadable(
                file: file.description, line: nil, message: "is no regular file that can be read")
        }
    }
}

extension SolverError {
    /// Why a MathProg model was not read, in one line.
    func complaint(of model: String) -> String {
        switch self {
        case .unreadable(let file, let line, let message):
            "\(file):\(line.map { "\($0):" } ?? "") \(message.split(separator: "\n").joined(separator: "; "))"
        case .integerColumns(let file): "\(file): has integer columns, and is no linear program"
        case .forbidden(let file, let line, let statement):
            "\(file):\(line): \(statement) opens files, which a model may not do here"
        case .crashed(let file, signal: 0): "\(file): GLPK ended without an answer"
        case .crashed(let file, let signal):
            "\(file): GLPK crashed on it (signal \(signal)); most often it is nested too deeply, or prints a long field"
        case .timeLimit(let limit): "\(model): takes longer than \(limit); give more with --time-limit"
        case .memoryLimit(let bytes):
            "\(model): takes more than \(bytes >> 20) MiB of memory; give more with --memory-limit"
        case .textLimit(let bytes): "\(model): it, its data, or its program has more than \(bytes >> 20) MiB"
        case .noBox(let cause): "\(model): the system gives no process to read it in: \(cause)"
        case .noFilter(let cause):
            "\(model): the system does not filter the calls of the process that would read it (seccomp: \(cause)); "
                + "--without-filter reads it nevertheless"
        default: "\(model): the solver has no answer: \(self)"
        }
    }
}
