// SolverError+Words.swift: errors of the solver as sentences; no word of GLPK's but the reason why a file was refused.

import LinearPrograms

extension SolverError: CustomStringConvertible {
    /// One sentence: what went wrong, and what to do about it.
    public var description: String {
        switch self {
        case .invalid(let error): "the linear program makes no sense: \(error)"
        case .badOptions: "an option of the solver is negative"
        case .badArgument(let reason): reason
        case .iterationLimit(let limit): "the limit of \(limit) simplex iterations was reached; give more, or none"
        case .timeLimit(let limit): "the limit of \(limit) was reached; give more time, or none"
        case .undecided(let pivots):
            "neither floating point nor \(pivots) pivots in fractions told whether there is an optimum"
        case .outOfRange:
            "the answer has numbers beyond the range of doubles; coefficients, bounds and costs from 1e-100 to 1e100 are safe"
        case .noOptimum: "a program that has to have an optimum has none, since its numbers were rounded"
        case .wrongThread: "the program was loaded by another thread"
        case .stale: "the solver was restarted on this thread since the program was loaded; load it again"
        case .caught: "the solver ended in the middle of the program; numbers nearer to 1 may help"
        case .outOfMemory: "there is no memory left"
        case .unreadable(let file, let line, let message): "\(file):\(line.map { "\($0):" } ?? "") \(message)"
        case .integerColumns(let file): "\(file) has integer columns, and is no linear program"
        case .temporaryFile: "a temporary file could not be made, written or read"
        case .forbidden(let file, let line, let statement): "\(file):\(line): \(statement) opens files"
        case .crashed(let file, let signal): "\(file): the process that read it ended by signal \(signal)"
        case .memoryLimit(let bytes): "the limit of \(bytes >> 20) MiB of memory was reached"
        case .noBox(let cause): "the system gives no process to read the model in: \(cause)"
        case .noFilter(let cause):
            "the system does not keep the process that reads the model from its other calls (seccomp): \(cause)"
        case .textLimit(let bytes): "the limit of \(bytes >> 20) MiB of text was reached"
        }
    }
}
