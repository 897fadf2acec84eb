// PieceExplorer.swift: all pieces of lengths that a run gives, joined to functions.  Lengths in points, exact.

internal import Deadlines
package import Families
package import Rows

/// Explores runs over the points of some variables.
package struct PieceExplorer: Sendable {
    /// The most parts that are explored for one function.
    package var mostPieces: Int

    /// An explorer that gives up beyond so many parts.
    package init(mostPieces: Int = 500) { self.mostPieces = mostPieces }

    /// With so many variables corners still cost less than linear programs.
    private static var mostCornerParameters: Int { 7 }

    /// Why there is no function.
    package enum Gap: Error, Equatable {
        /// It has more parts than are explored.
        case manyPieces
        /// The limit of time was reached.
        case outOfTime
        /// The variables meet their ties nowhere.
        case empty
    }

    /// The lengths that a run gives, as functions of the variables.
    ///
    /// - Parameters:
    ///   - box: From where to where each variable goes.
    ///   - ties: Forms that are nowhere above 0.
    ///   - permit: Called before each part is explored; what it throws ends the exploration.
    ///   - effort: Counts the parts and the linear programs that they take, whatever comes of them.
    ///   - run: Gives as many lengths each time, every comparison left to the judge.
    /// - Returns: The functions.
    /// - Throws: `Gap`; `ProofGap`; what the run and the permit throw.
    package func functions(
        of box: ParameterBox, ties: [LinearForm], permit: () throws -> Void = {}, counting effort: inout ProofEffort,
        _ run: (inout FormJudge) throws -> [LinearForm?]
    ) throws -> [PiecewiseForm] {
        var pieces: [(region: Region, lengths: [LinearForm?])] = []
        var open = [try whole(box, ties, &effort)]
        while let region = open.popLast() {
            if Deadline.isOver { throw Gap.outOfTime }
            if pieces.count >= mostPieces { throw Gap.manyPieces }
            try permit()
            let decisions = RegionJudge(region)
            defer { effort.programs += decisions.programs }
            var judge = decisions.judge
            let lengths = try run(&judge)
            if let gap = decisions.gap { throw gap }
            open += decisions.rest
            pieces.append((decisions.region, lengths))
            effort.regions += 1
        }
        return try pieces[0].lengths.indices.map { index in
            var joining = PieceJoining(pieces.map { ($0.region, $0.lengths[index]) })
            let function = try joining.function()
            effort.programs += joining.programs
            return function
        }
    }

    private func whole(
        _ box: ParameterBox, _ ties: [LinearForm], _ effort: inout ProofEffort
    ) throws -> Region {
        if ties.isEmpty {
            let middle = box.ranges.map { ($0.lowerBound + $0.upperBound) / 2 }
            return Region(box, ties: [], point: middle, mostCornerParameters: Self.mostCornerParameters)
        }
        let halves = ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
        switch try InequalitySystem(box: box, halves: halves).answer(&effort.programs) {
        case .empty: throw Gap.empty
        case .point(let point):
            return Region(box, ties: ties, point: point, mostCornerParameters: Self.mostCornerParameters)
        }
    }
}
