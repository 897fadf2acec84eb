// ProofTree.swift: what a rule decides in a family, comparison by comparison, with the numbers that prove it.
//
// Inequalities are counted along the way from the root: for each parameter its lower and its upper end, then the ties
// of the family, as they are stated, strict ones last, then one for every split on the way. Each says that a form,
// its slack, is at least 0, or above 0. A fact f >= 0 is proved by multipliers λ >= 0 where f - Σ λᵢ slackᵢ is a
// known number that is not below 0 (Farkas' lemma); f > 0 is, where that number is above 0, or else a strict
// inequality has λ > 0.

public import Rows

/// The regions of a family under one rule: a tree whose leaves cover the family.
public struct ProofTree: Sendable, Equatable {
    /// How much of an inequality is taken.
    public struct Multiplier: Sendable, Equatable {
        /// Which inequality on the way from the root.
        public var inequality: Int
        /// At least 0.
        public var factor: Fraction

        /// One multiplier.
        public init(inequality: Int, factor: Fraction) { (self.inequality, self.factor) = (inequality, factor) }
    }

    /// The sign of a form over all of a region, and why.
    public struct Fact: Sendable, Equatable {
        /// The form, in the parameters of the family.
        public var form: LinearForm
        /// Whether it is above 0 everywhere in the region; otherwise it is so nowhere.
        public var isPositive: Bool
        /// What proves it.
        public var multipliers: [Multiplier]

        /// One fact.
        public init(form: LinearForm, isPositive: Bool, multipliers: [Multiplier]) {
            (self.form, self.isPositive, self.multipliers) = (form, isPositive, multipliers)
        }
    }

    /// How a region ends.
    public enum End: Sendable, Equatable {
        /// In two parts: where a form is above 0, and where it is not.
        case split(LinearForm, above: Int, below: Int)
        /// With the answers of the rule; a point of the region.
        case leaf([Fraction])
        /// Nobody has looked at it yet.
        case unexplored
    }

    /// One region.
    public struct Node: Sendable, Equatable {
        /// What holds everywhere in it, beyond the decisions that lead to it.
        public var facts: [Fact]
        /// How it ends.
        public var end: End

        /// One region.
        public init(facts: [Fact] = [], end: End = .unexplored) { (self.facts, self.end) = (facts, end) }
    }

    /// The regions; the first is the whole family, parts come after what they are parts of.
    public var nodes: [Node]

    /// A tree of one region by default, the whole family.
    public init(nodes: [Node] = [Node()]) { self.nodes = nodes }

    /// How many regions end with answers.
    public var leafCount: Int { nodes.count { if case .leaf = $0.end { true } else { false } } }

    /// Splits a region in two.
    ///
    /// - Returns: The parts where the form is above 0, and where it is not.
    package mutating func split(_ node: Int, by form: LinearForm) -> (above: Int, below: Int) {
        let parts = (above: nodes.count, below: nodes.count + 1)
        nodes[node].end = .split(form, above: parts.above, below: parts.below)
        nodes += [Node(), Node()]
        return parts
    }
}

extension ProofTree.Fact {
    /// The fact that a region lies inside a half-space.
    package init(_ half: HalfSpace, multipliers: [ProofTree.Multiplier]) {
        let slack = half.slack
        self.init(form: half.isStrict ? slack : 0 - slack, isPositive: half.isStrict, multipliers: multipliers)
    }
}
