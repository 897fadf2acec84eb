// WorldProof.swift: what proves where two rules agree whatever some parameters are.
//
// Those parameters are the world, the others the design.  Each set of designs has regions over design and world in which the
// lengths are the same.  Another tree covers all designs: each of its leaves lies in one of the sets, or has a world, as forms
// of the design, in which the lengths differ.  So the sets are all designs for which the rules agree in every world.

package import Rows

/// Sets of designs, and what proves that they are those for which two rules agree in every world.
package struct WorldProof: Sendable, Equatable {
    /// One set of designs.
    package struct Part: Sendable, Equatable {
        /// What is at least 0 in it.
        package var least: [LinearForm]
        /// What is above 0 in it.
        package var above: [LinearForm]
        /// The regions in which both rules give the same lengths.
        package var tree: ProofTree

        /// A set of designs; nothing is checked.
        package init(least: [LinearForm], above: [LinearForm], tree: ProofTree) {
            (self.least, self.above, self.tree) = (least, above, tree)
        }
    }

    /// What a leaf says of its designs.
    package enum End: Sendable, Equatable {
        /// They lie in a set, by its place.
        case inside(Int)
        /// In a world, one form of the design a parameter, the rules give other lengths.
        case differs([LinearForm])
    }

    /// The parameters of the world, by their places.
    package var world: [Int]
    /// The sets.
    package var parts: [Part]
    /// The designs.
    package var rest: ProofTree
    /// What each leaf of `rest` says.
    package var ends: [Int: End]

    /// A proof; nothing is checked.
    package init(world: [Int], parts: [Part], rest: ProofTree, ends: [Int: End]) {
        (self.world, self.parts, self.rest, self.ends) = (world, parts, rest, ends)
    }
}

extension ParametricLayout {
    /// The parameters as forms, those of a world replaced by forms of the others.
    package func point(_ world: [Int], at forms: [LinearForm]) -> [LinearForm] {
        var point = parameters.indices.map(LinearForm.init(parameter:))
        for (place, form) in zip(world, forms) { point[place] = form }
        return point
    }

    /// What must not be above 0 at a point for it to be one of the family with a layout.
    package func demands(at point: [LinearForm], _ world: [Int]) -> [LinearForm] {
        world.flatMap { place in
            [
                LinearForm(parameters[place].range.lowerBound) - point[place],
                point[place] - LinearForm(parameters[place].range.upperBound),
            ]
        } + ties.map { $0.value(at: point) } + neededForms.map { 0 - $0.value(at: point) }
    }
}
