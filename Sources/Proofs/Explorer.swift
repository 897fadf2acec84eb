// Explorer.swift: a layout over all regions of its parameters, depth first.

internal import Deadlines
internal import Families
internal import Rows

/// How much work a proof may take.
public struct ProofLimits: Sendable, Equatable {
    /// The most regions.
    public var regions: Int
    /// The longest time, or no limit.
    public var time: Duration?

    /// Limits; by default 100,000 regions.
    public init(regions: Int = 100_000, time: Duration? = nil) { (self.regions, self.time) = (regions, time) }
}

/// How much work a proof took.
public struct ProofEffort: Sendable, Equatable {
    /// Regions that have been explored to the end.
    public package(set) var regions = 0
    /// Parts of the family that have been split off and not explored.
    public package(set) var regionsLeft = 0
    /// Linear programs solved.
    public package(set) var programs = 0

    /// No work yet.
    package init() {}

    /// Adds other work.
    package mutating func add(_ other: ProofEffort) {
        regions += other.regions
        regionsLeft += other.regionsLeft
        programs += other.programs
    }
}

/// Explores one layout for some measures.
struct Explorer<L: ParametricLayout> {
    private let layout: L
    private(set) var suprema: [Supremum]
    private(set) var effort = ProofEffort()
    /// Why regions are left; `nil` where all have been explored.
    private(set) var stop: String?
    /// Every decision with what proves it, where that is to be kept.
    private(set) var tree: ProofTree?

    /// Takes a region, the lengths in it, and the pieces of each measure.
    typealias Visit = (Region, [LinearForm], [[LinearForm]]) throws -> Void

    init(_ layout: L, _ measures: [LayoutMeasure], keepsTree: Bool = false) {
        (self.layout, tree) = (layout, keepsTree ? ProofTree() : nil)
        suprema = measures.map(Supremum.init)
    }

    private static var outOfTime: String { "the limit of time was reached" }

    /// Explores until nothing is left.
    ///
    /// - Parameters:
    ///   - all: Whether to end as soon as more regions are left than the limit allows.
    ///   - visit: Called after each region.
    ///   - isEnough: Whether what the measures are at most so far ends it; then regions are left.
    /// - Throws: What the rule throws, such as `NotLinear`.
    mutating func run(
        _ limits: ProofLimits, all: Bool = false, visit: Visit = { _, _, _ in },
        isEnough: ([Supremum]) -> Bool = { _ in false }
    ) throws {
        // Whether the family is in order is known before any of it is left out.
        var open = [try Deadline.$current.withValue(nil) { try layout.region(keeping: &tree) }]
        let deadline = limits.time.map { Deadline(after: $0) }
        while let region = open.popLast() {
            effort.regionsLeft = open.count + 1
            if isEnough(suprema) { return }
            if effort.regions + (all ? open.count : 0) >= limits.regions {
                stop = "the limit of \(limits.regions.counted("region")) was reached"
                return
            }
            if deadline?.isOver == true || Deadline.isOver {
                stop = Self.outOfTime
                return
            }
            do {
                try explore(region, &open, visit)
            } catch let gap as ProofGap {
                stop = Deadline.isOver ? Self.outOfTime : gap.words
                return
            }
        }
        effort.regionsLeft = 0
    }

    /// Lays out once and keeps what it splits off.
    private mutating func explore(
        _ region: Region, _ open: inout [Region], _ visit: Visit
    ) throws {
        let decisions = RegionJudge(region, tree: tree.take())
        defer { effort.programs += decisions.programs }
        var judge = decisions.judge
        let measures = suprema.map(\.measure)
        let parameters = layout.parameters.indices.map(LinearForm.init(parameter:))
        let measured = try layout.measured(measures, at: parameters, judge: &judge)
        if let gap = decisions.gap { throw gap }
        guard measured.lengths.allSatisfy(\.isFinite) else { throw InfiniteLength() }
        open += decisions.rest
        var here = decisions.region
        tree = decisions.tree.take()
        for index in suprema.indices {
            try suprema[index].take(measured.pieces[index], over: &here, &effort.programs, keeping: &tree)
        }
        tree?.nodes[here.node].end = .leaf(here.inner)
        effort.regions += 1
        try visit(here, measured.lengths, measured.pieces)
    }
}

/// A rule gave an item of a finite container an infinite length.
public struct InfiniteLength: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    public var description: String { "the rule gave an infinite length in a finite container" }
}
