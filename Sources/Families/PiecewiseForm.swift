// PiecewiseForm.swift: a length that is linear in some variables piece by piece: splits, and a form where they end.
// Lengths in points, exact.

package import Fractions
package import Rows

/// A length as a function of variables: a tree of half-open splits whose leaves are forms.
package struct PiecewiseForm: Sendable, Equatable {
    /// One part of the domain.
    package enum Node: Sendable, Equatable {
        /// Two parts: where a form of the variables is above 0, and where it is not.
        case split(LinearForm, above: Int, below: Int)
        /// The length, which may be infinite; `nil` where it is left open.
        case form(LinearForm?)
    }

    /// The parts; the first is the whole domain, others come after what they are parts of.
    package let nodes: [Node]

    /// A function of parts that come after what they are parts of.
    package init(nodes: [Node]) { self.nodes = nodes }

    /// How many leaves there are.
    package var leafCount: Int { nodes.count { if case .form = $0 { true } else { false } } }

    /// Whether it is a function of so many variables: parts come after what they are parts of, each once, and numbers are
    /// finite but for lengths that have no end.
    package func isFunction(of variables: Int) -> Bool {
        var seen: Set<Int> = [0]
        for (index, node) in nodes.enumerated() where seen.contains(index) {
            switch node {
            case .form(let form?):
                guard form.coefficients.count <= variables, form.coefficients.allSatisfy(\.isFinite) else {
                    return false
                }
                if !form.constant.isFinite, form.constant != .infinity || form.coefficients.contains(where: { $0 != 0 })
                {
                    return false
                }
            case .form(nil): continue
            case .split(let form, let above, let below):
                guard form.coefficients.count <= variables, form.coefficients.allSatisfy(\.isFinite),
                    form.constant.isFinite, above > index, below > index, nodes.indices.contains(above),
                    nodes.indices.contains(below), seen.insert(above).inserted, seen.insert(below).inserted
                else { return false }
            }
        }
        return !nodes.isEmpty
    }

    /// The length at a point, over any numbers.
    ///
    /// - Parameter point: A number for each variable.
    /// - Complexity: A comparison a split on the way to a leaf.
    @_specialize(where J == FormJudge)
    package func value<J: Judge>(at point: [J.Value], judge: inout J) -> J.Value? where J.Value.Scalar == Fraction {
        var index = 0
        while true {
            switch nodes[index] {
            case .form(let form): return form?.value(at: point)
            case .split(let form, let above, let below):
                index = judge.isLess(0, form.value(at: point)) ? above : below
            }
        }
    }
}
