// SolverError.swift: why a program got no answer.  Infeasible and unbounded are answers, not errors.

public import LinearPrograms

/// Why the solver has no answer.
public enum SolverError: Error, Equatable {
    /// The program makes no sense.
    case invalid(LinearProgramError)
    /// An option is negative.
    case badOptions(SolverOptions)
    /// Arrays or indices do not fit the program.
    case badArgument(String)
    /// The iteration limit was reached.
    case iterationLimit(Int)
    /// The time limit was reached.
    case timeLimit(Duration)
    /// Neither floating point nor so many exact pivots told whether there is an optimum; a higher
    /// `SolverOptions.exactPivotLimit` may.
    case undecided(exactPivots: Int)
    /// The answer, or its proof, has numbers that no double can hold, since those of the program are so far apart.
    case outOfRange
    /// A program that was made to have an optimum has none, since its numbers were rounded when it was made.
    case noOptimum
    /// The problem was made by another thread.
    case wrongThread
    /// The thread's GLPK environment was replaced since the problem was made.
    case stale
    /// GLPK wanted to abort the process.
    case caught
    /// There is no memory left.
    case outOfMemory
    /// A model, data, LP or MPS file was refused.
    case unreadable(file: String, line: Int?, message: String)
    /// A model or file has integer or binary columns, which are not linear programs.
    case integerColumns(file: String)
    /// A temporary file could not be made, written or read.
    case temporaryFile
    /// A model of others has a statement that opens files: `table`, or `printf` with `>`.
    case forbidden(file: String, line: Int, statement: String)
    /// The process that read a model of others ended by a signal, or by itself where that is 0; by 11 most often since
    /// the model is nested too deeply.
    case crashed(file: String, signal: Int)
    /// Reading a model of others takes more memory than so many bytes.
    case memoryLimit(Int)
    /// A model, its data, or what comes of them or is printed, has more than so many bytes.
    case textLimit(Int)
    /// The system gave no process, descriptors or limits to read a model of others in; the cause in its words.
    case noBox(cause: String)
    /// The system does not filter the calls of the process that reads a model of others, and
    /// `BoxLimits.requiresFilter` asks for that; the cause in its words.
    case noFilter(cause: String)
}
