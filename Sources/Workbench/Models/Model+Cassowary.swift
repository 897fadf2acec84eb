// Model+Cassowary.swift: a row as one states it for a constraint solver of the Cassowary kind.  Lengths in points.

public import Documents
public import Plumb

extension Model {
    /// The row by constraints of four strengths.
    ///
    /// - Parameter form: How the weak constraints say that the levels are equal.
    /// - Throws: `ModelError.wrongQuestion` where the container is not finite.
    public init(cassowary document: ProblemDocument, form: CassowaryProgram.Form = .level) throws(ModelError) {
        guard case .shared(let row) = document.problem.resolution else {
            throw .wrongQuestion(.cassowary, "its container is not finite")
        }
        var data = MathProgData()
        data.param("count", document.problem.items.count)
        data.names(document.problem.items.names)
        data.param("gap", document.problem.spacing.map { $0 == 0 ? nil : $0 })
        data.param("lower", row.lower)
        data.param("upper", row.upper.map { $0.isFinite ? $0 : nil })
        data.param("base", row.base)
        data.param("weight", row.weight)
        data.param("budget", row.budget)
        data.param("form", word: form.rawValue)
        self.init(kind: .cassowary, program: CassowaryProgram(row, form: form).program, data: data)
    }
}
