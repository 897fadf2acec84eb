// LayoutStudy+Parts.swift: claims and measures that are each the greatest of some parts, explored part by part.

internal import Deadlines
package import Families
package import Rows

/// A part of what is asked of a layout, which is explored by itself.
package struct StudyPart {
    /// What it is about, for messages.
    package let words: String
    /// The measures that it is a part of, by their places: first those of the claims.
    package let measures: [Int]
    /// What each of the measures is the greatest of here, over forms of the parameters.
    package let run: (inout FormJudge) throws -> [[LinearForm]]

    /// A part.
    package init(_ words: String, of measures: [Int], _ run: @escaping (inout FormJudge) throws -> [[LinearForm]]) {
        (self.words, self.measures, self.run) = (words, measures, run)
    }

    /// The whole of some measures of a layout.
    package init(whole layout: some ParametricLayout, _ measures: [(place: Int, measure: LayoutMeasure)]) {
        self.init("the whole", of: measures.map(\.place)) { judge in
            let point = layout.parameters.indices.map(LinearForm.init(parameter:))
            return try layout.measured(measures.map(\.measure), at: point, judge: &judge).pieces
        }
    }
}

/// Explores parts of what is asked of a layout.
struct PartExplorer {
    private let deadline: Deadline?
    private let claims: [LayoutClaim]
    /// How many regions may be explored to find how far what was refuted fails at worst.
    private let mostForWorst: Int
    private var exploredForWorst = 0
    private(set) var suprema: [Supremum]
    private(set) var ranges: [FaultRanges]
    private(set) var effort = ProofEffort()
    /// For each measure why regions are left; `nil` where all have been explored.
    private(set) var stops: [String?]

    init(_ measures: [LayoutMeasure], claims: [LayoutClaim], _ limits: ProofLimits, mostForWorst: Int) {
        deadline = limits.time.map { Deadline(after: $0) }
        (self.claims, self.mostForWorst) = (claims, mostForWorst)
        suprema = measures.map(Supremum.init)
        ranges = claims.map(FaultRanges.init)
        stops = measures.map { _ in nil }
    }

    private var isOver: Bool { deadline?.isOver == true || Deadline.isOver }

    /// Counts work that was done elsewhere.
    mutating func count(_ other: ProofEffort) {
        effort.regions += other.regions
        effort.programs += other.programs
    }

    /// Explores a part; where it has too many regions its measures are left undecided.
    mutating func explore(_ part: StudyPart, over whole: Region, most: Int, progress: (Int) -> Void) throws {
        var open = [whole]
        var explored = 0
        while let region = open.popLast() {
            var stop: String?
            if isOver { stop = "the limit of time was reached" }
            if explored >= most { stop = "the limit of \(most.counted("region")) was reached" }
            if part.measures.allSatisfy(isRefuted) {
                if exploredForWorst >= mostForWorst {
                    stop = "the limit of \(mostForWorst.counted("region")) was reached"
                }
                exploredForWorst += 1
            }
            if stop == nil {
                do {
                    try explore(part, region, &open)
                    explored += 1
                    progress(effort.regions)
                } catch let gap as ProofGap {
                    stop = isOver ? "the limit of time was reached" : gap.words
                }
            }
            guard let stop else { continue }
            effort.regionsLeft += open.count + 1
            for measure in part.measures { stops[measure] = stops[measure] ?? "\(part.words): \(stop)" }
            return
        }
    }

    /// Whether a measure is that of a claim which fails somewhere.
    func isRefuted(_ measure: Int) -> Bool {
        claims.indices.contains(measure) && claims[measure].fails(with: suprema[measure].value)
    }

    /// Tries points by the plain rule; a point that contradicts a claim refutes it, however much is left to explore.
    mutating func attempt(_ points: [[Fraction]], _ tried: TriedPoints<some ParametricLayout>) {
        for point in points where !isOver {
            for index in suprema.indices {
                guard let value = tried.value(of: suprema[index].measure, at: point) else { continue }
                suprema[index].take(value, at: point)
            }
        }
    }

    /// Leaves a part out, whose measures are undecided then.
    mutating func leave(_ part: StudyPart, _ stop: String) {
        effort.regionsLeft += 1
        for measure in part.measures { stops[measure] = stops[measure] ?? "\(part.words): \(stop)" }
    }

    /// Takes back that measures were left undecided, since they are explored in another way.
    mutating func reopen(_ measures: [Int]) {
        for measure in measures { stops[measure] = nil }
        effort.regionsLeft = 0
    }

    private mutating func explore(_ part: StudyPart, _ region: Region, _ open: inout [Region]) throws {
        let decisions = RegionJudge(region)
        defer { effort.programs += decisions.programs }
        var judge = decisions.judge
        let pieces = try part.run(&judge)
        if let gap = decisions.gap { throw gap }
        open += decisions.rest
        var here = decisions.region
        var tree: ProofTree?
        for (index, pieces) in zip(part.measures, pieces) {
            try suprema[index].take(pieces, over: &here, &effort.programs, keeping: &tree)
            if ranges.indices.contains(index) { try ranges[index].take(pieces, over: here, &effort.programs) }
        }
        effort.regions += 1
    }
}

extension LayoutStudy {
    /// Explores the parts of what is asked one by one.
    ///
    /// - Parameters:
    ///   - parts: Those of all claims and measures, each measure being the greatest of its parts.
    ///   - points: What is tried first.
    ///   - tried: What is known of points.
    ///   - most: How many regions all parts may have, what finding them takes included; what has more of them is explored as
    ///     a whole, too.
    ///   - work: What finding the parts has taken so far.
    /// - Throws: As the exploration of the whole does.
    package init<L: ParametricLayout>(
        of layout: L, claims: [LayoutClaim], measures: [LayoutMeasure], parts: [StudyPart],
        points: [[Fraction]], _ tried: TriedPoints<L>, limits: ProofLimits, most: Int,
        progress: (Int) -> Void = { _ in }, work: () -> ProofEffort
    ) throws {
        for claim in claims { try layout.check(claim) }
        for measure in measures { try layout.check(measure) }
        let all = claims.map(\.measure) + measures
        var tree: ProofTree?
        let region = try Deadline.$current.withValue(nil) { try layout.region(keeping: &tree) }
        // Parts look at no view beside their own; at one point all are laid out, in case one has no end.
        if let measure = all.first, !points.contains(where: { tried.value(of: measure, at: $0) != nil }) {
            _ = try layout.value(of: measure, at: region.inner)
        }
        var explorer = PartExplorer(all, claims: claims, limits, mostForWorst: most / 4)
        explorer.attempt(points, tried)
        for part in parts {
            let left = most - explorer.effort.regions - work().regions
            if left <= 0 {
                explorer.leave(part, "the limit of \(most.counted("region")) was reached")
                continue
            }
            try explorer.explore(
                part, over: region, most: min(left, Self.mostRegionsOfPart), progress: progress)
        }
        let left = all.indices.filter { index in
            explorer.stops[index] != nil && !explorer.isRefuted(index)
        }
        if !left.isEmpty, !Deadline.isOver {
            explorer.reopen(left)
            let whole = StudyPart(whole: layout, left.map { ($0, all[$0]) })
            try explorer.explore(
                whole, over: region, most: limits.regions - explorer.effort.regions, progress: progress)
        }
        explorer.count(work())
        try self.init(explorer, claims, all, tried, layout)
    }

    /// The most regions of one part, which is small or is not explored by itself.
    private static var mostRegionsOfPart: Int { 2_000 }
}
