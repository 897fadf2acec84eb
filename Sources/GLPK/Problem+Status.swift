// Problem+Status.swift: the status codes of CGLPK.h as typed errors.

internal import CGLPK

extension Problem {
    /// Turns a status into an error; limits and files are given by the caller where they can occur.
    static func check(
        _ status: Int32, _ options: SolverOptions = SolverOptions(), file: String = "", isText: Bool = false
    ) throws(SolverError) {
        if status == CGLPK_OK { return }
        if status == CGLPK_UNREADABLE { throw Complaint(message(), file: file, isText: isText).error }
        throw error(Int(status), options, file)
    }

    private static func error(_ status: Int, _ options: SolverOptions, _ file: String) -> SolverError {
        switch status {
        case CGLPK_WRONG_THREAD: .wrongThread
        case CGLPK_STALE: .stale
        case CGLPK_CAUGHT: .caught(message())
        case CGLPK_OUT_OF_MEMORY: .outOfMemory
        case CGLPK_ITERATION_LIMIT: .iterationLimit(options.iterationLimit ?? Int(Int32.max))
        case CGLPK_TIME_LIMIT: .timeLimit(options.timeLimit ?? .zero)
        case CGLPK_UNDECIDED: .undecided
        case CGLPK_HAS_INTEGERS: .integerColumns(file: file)
        case CGLPK_FILE_TROUBLE: .temporaryFile
        default: .badArgument(message())
        }
    }

    /// What GLPK said during the last call.
    static func message() -> String { String(cString: cglpk_message()) }
}

extension Problem {
    /// The version of the GLPK that is linked.
    static var version: String { String(cString: cglpk_version()) }
}
