// RowHeading.swift: the first line of the report on a row.

import Documents
import Plumb

extension ProblemDocumentOver {
    /// `toolbar: horizontal, container 320 pt, policy equal-sizes`.
    var heading: String {
        let container = problem.available.map { "\($0.points) pt" } ?? "unspecified"
        return "\(id?.printable ?? "(no id)"): \(axis.name), container \(container), policy \(problem.policy.name)"
    }
}
