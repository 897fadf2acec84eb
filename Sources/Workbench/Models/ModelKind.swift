// ModelKind.swift: the questions that have a MathProg model, by the names of their files in Models/.

internal import CModels

/// A model of `Models/`.
public enum ModelKind: String, Sendable, CaseIterable {
    /// How high can the lowest level of a row be raised?
    case progressive = "distribution-progressive"
    /// The fair lengths of a row, fairness as one linear objective.
    case gini = "distribution-gini"
    /// What does each tier of a row get?
    case priorities
    /// The lengths of a flex line of CSS.
    case cssFlex = "css-flex"
    /// TeX's glue setting.
    case glue
    /// What is a constraint solver of the Cassowary kind asked for a row?
    case cassowary
    /// Where does each child of a row stand across it?
    case alignment
    /// A whole stack.
    case stack
    /// A whole screen.
    case tree
    /// How low is a table of texts, and how narrow is it then?
    case table
    /// How much of its width does a row of texts take?
    case rowOfText = "row-of-text"

    /// The model in GNU MathProg.
    public var text: String { String(cString: cmodels_text(rawValue)) }
}

extension Question {
    /// The model that says most about it.
    var naturalModel: ModelKind { if case .scene = self { .tree } else { .stack } }
}

/// Why a question has no model of some kind.
public enum ModelError: Error, Equatable {
    /// The model is about another kind of question.
    case wrongQuestion(ModelKind, String)
    /// There is no such stage.
    case noStage(Int, of: Int)
}

extension ModelError: CustomStringConvertible {
    /// One sentence: what was wrong and what would be right.
    public var description: String {
        switch self {
        case .wrongQuestion(let kind, let reason): "there is no \(kind.rawValue) model of it: \(reason)"
        case .noStage(let stage, let count): "there is no stage \(stage); there are stages 1 to \(count)"
        }
    }
}
