// MergeFault.swift: why reports on parts are no parts of one report, and in which numbers they were made.

/// The numbers in which rows are compared; raw values are the names in JSON.
public enum ComparedNumbers: String, Sendable, CaseIterable {
    /// Doubles, with a tolerance.
    case double
    /// Fractions.
    case exact
}

/// Why a partial does not merge with those before it.
package enum MergeFault: Error, Equatable, CustomStringConvertible {
    /// One is of a comparison, the other of a verification.
    case otherKind(PartialKind, PartialKind)
    /// They were made with different options.
    case otherQuestion(String, String)
    /// One engine's name stands for two programs.
    case otherProgram(engine: String, String?, String?)
    /// A solver that was asked for a partial is to answer here.
    case askedElsewhere
    /// Together they count more rows than there is room for.
    case tooManyRows

    /// The fault as what is wrong with the later one.
    package var description: String {
        switch self {
        case .otherKind(let first, let second):
            "is of a \(second.rawValue), those before it of a \(first.rawValue); merge the two kinds one by one"
        case .otherQuestion(let first, let second):
            "was made \(second), those before it \(first); make all of them with the same options"
        case .otherProgram(let engine, let first, let second):
            "asked \(Self.words(second)) as \(engine.printable), those before it \(Self.words(first)); "
                + "name each program differently"
        case .askedElsewhere: "was asked where the partial was made; ask the command that made it"
        case .tooManyRows:
            "makes more than \(PartialLimits.rows) rows with those before it, which is the most that is counted"
        }
    }

    private static func words(_ program: String?) -> String { program.map { "\"\($0.printable)\"" } ?? "no program" }
}
