// ProvedFunction.swift: what is said of a part of a scene as a function, with what proves it.

package import Families

/// A function with what proves it.
package struct ProvedFunction: Sendable, Equatable {
    /// What it says.
    package var subject: ModularSubject
    /// What it is.
    package var form: PiecewiseForm
    /// The regions in which the part's own lines give the same.
    package var tree: ProofTree

    /// A function with what proves it; nothing is checked.
    package init(_ subject: ModularSubject, _ form: PiecewiseForm, _ tree: ProofTree) {
        (self.subject, self.form, self.tree) = (subject, form, tree)
    }
}
