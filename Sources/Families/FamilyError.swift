// FamilyError.swift: why a family, or a claim about one, was refused.

public import Rows

/// Why a family, or a claim about one, was refused.
public enum FamilyError: Error, Equatable {
    /// The interval of a parameter has no end.
    case infiniteInterval(String)
    /// Two parameters have one name.
    case duplicateParameter(String)
    /// A length varies with a parameter that the family does not list, or lists with another interval.
    case unknownParameter(String)
    /// A claim or a measure has a word that names nothing.
    case unknownWord(String)
    /// A claim names an item that the row does not have.
    case unknownItem(String)
    /// A claim or a measure has a number that is infinite or none.
    case undefined(String)
    /// The container is unspecified or infinite.
    case noContainer
    /// There are more or fewer priorities than items.
    case priorityCount(Int, items: Int)
    /// The ties leave no point.
    case empty
    /// The row is none at some point of the family.
    case row(RowError, at: [String: Fraction])
    /// A claim is one about scenes, and this is a row.
    case notOfRows(String)
    /// A claim is one about rows, and this is a scene.
    case notOfScenes(String)
    /// A claim names a view that the scene does not have.
    case unknownView(String)
    /// A parameter has the name of a measure, and texts could not tell them apart.
    case nameOfMeasure(String)
    /// A scene is none at some point of the family.
    case scene(String, at: [String: Fraction])
    /// Exact arithmetic could not decide whether the family is valid.
    case undecided(String)
}

extension FamilyError: CustomStringConvertible {
    /// One sentence: what was wrong, where, and what would be right.
    public var description: String {
        switch self {
        case .infiniteInterval(let name): "the interval of \(name) is infinite; it must be finite"
        case .duplicateParameter(let name): "two parameters are named \(name); names must differ"
        case .unknownParameter(let name): "\(name) is no parameter of the family; list it with its interval"
        case .unknownWord(let word):
            "\(word) is no parameter of the family, and no measure such as overflow, avoidable-overflow, unused or distance, "
                + "of scenes also outside, overlap, truncated, text-overlap, long-lines, small-text, tight-lines, small-headings, "
                + "small-targets, lost-targets or scrolling-across"
        case .unknownItem(let name): "the row has no item \(name)"
        case .undefined(let text): "\(text) has a number that is infinite or none; its numbers must be finite"
        case .noContainer: "the container is unspecified or infinite; a family needs a finite one"
        case .priorityCount(let count, let items):
            "there must be one priority an item: \(items), not \(count)"
        case .empty: "no values of the parameters meet all inequalities of the family"
        case .row(let error, let point): "where \(point.words), \(error)"
        case .notOfRows(let text):
            "\(text) is no claim about rows; theirs are fits, fills, no-avoidable-overflow, optimal and within N, and compare lengths, "
                + "offsets, total, overflow and unused"
        case .notOfScenes(let text):
            "\(text) is no claim about scenes; theirs are such as fits, no-avoidable-overflow, inside, apart and untruncated, "
                + "and compare left, right, top, bottom, width and height of views with ids"
        case .unknownView(let id): "the scene has no view \(id)"
        case .nameOfMeasure(let name): "a parameter has the name of the measure \(name); names must differ"
        case .scene(let reason, let point): point.isEmpty ? reason : "where \(point.words), \(reason)"
        case .undecided(let reason): "could not decide whether the family is valid everywhere: \(reason)"
        }
    }
}

extension [String: Fraction] {
    /// `title = 100, width = 320`, names in order.
    package var words: String {
        sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value.points)" }.joined(separator: ", ")
    }
}
