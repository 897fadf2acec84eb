// PieceJoining.swift: parts of a domain joined to a tree of few leaves.  Lengths in points, exact.
//
// A length forgets how it came about: a row that fills what it is offered is as long as the offer, whatever went on
// inside.  So the parts of a run are far more than the pieces of its length.  A new tree is built over the parts: of all
// hyperplanes that bound a part, or on which two forms agree, the one that leaves the fewest forms on both sides splits
// first.  Scores are counted in doubles; every split is made in fractions, half-open, so that each point of the domain
// keeps the form of the part that it was in.  A part agrees with another form where both are equal at all of its corners.

internal import Families
internal import Rows

/// Parts of a domain with a length each, being joined.
struct PieceJoining {
    private struct Part {
        let region: Region
        /// The lengths, by their places in `forms`, that the part agrees with; its own is the first.
        var agrees: [Int]
        let corners: [[Double]]
    }

    private var forms: [LinearForm?] = []
    private let parts: [Part]
    private var nodes: [PiecewiseForm.Node] = []
    private let mostNodes: Int
    private(set) var programs = 0

    /// How many hyperplanes are scored.
    private static let mostCandidates = 48

    init(_ pieces: [(region: Region, length: LinearForm?)]) {
        var forms: [LinearForm?] = []
        var places: [LinearForm?: Int] = [:]
        for piece in pieces where places[piece.length] == nil {
            places[piece.length] = forms.count
            forms.append(piece.length)
        }
        self.forms = forms
        mostNodes = 4 * pieces.count + 16
        // A part of all dimensions agrees with its own form alone; so where there are many forms these are not compared.
        let compared = forms.count <= 64 ? Array(forms.indices) : []
        parts = pieces.map { region, length in
            let own = places[length] ?? 0
            let corners = region.polytope?.points
            let others = compared.filter { other in
                guard other != own, let first = length, let second = forms[other], first.constant.isFinite,
                    second.constant.isFinite, let corners
                else { return false }
                let difference = first - second
                return corners.allSatisfy { difference.value(at: $0) == 0 }
            }
            return Part(
                region: region, agrees: [own] + others, corners: corners?.map { $0.map(\.double) } ?? [])
        }
    }

    /// The tree.
    ///
    /// - Throws: `PieceExplorer.Gap.manyPieces` where joining would make more of them; `ProofGap`.
    mutating func function() throws -> PiecewiseForm {
        _ = try node(of: parts)
        return PiecewiseForm(nodes: nodes)
    }

    private mutating func node(of parts: [Part]) throws -> Int {
        let place = nodes.count
        guard place < mostNodes else { throw PieceExplorer.Gap.manyPieces }
        nodes.append(.form(nil))
        let common = parts.dropFirst().reduce(Set(parts[0].agrees)) { $0.intersection($1.agrees) }
        if let form = common.min() {
            nodes[place] = .form(forms[form])
            return place
        }
        for candidate in best(of: candidates(parts), over: parts) {
            let half = HalfSpace(candidate, isPositive: true)
            let above = try parts.compactMap { try self.part($0, inside: half) }
            if above.isEmpty { continue }
            let below = try parts.compactMap { try self.part($0, inside: half.opposite) }
            if below.isEmpty { continue }
            let upper = try node(of: above)
            let lower = try node(of: below)
            nodes[place] = .split(candidate, above: upper, below: lower)
            return place
        }
        throw PieceExplorer.Gap.manyPieces
    }

    /// What of a part lies inside a half-space; `nil` where nothing does.
    private mutating func part(_ part: Part, inside half: HalfSpace) throws -> Part? {
        var region = part.region
        if let isInside = region.knows(half) { return isInside ? part : nil }
        if let point = try region.point(inside: half, provingNone: false, &programs).point {
            if try region.point(inside: half.opposite, provingNone: false, &programs).point == nil { return part }
            guard let cut = region.part(inside: half, and: point) else { return nil }
            return Part(
                region: cut, agrees: part.agrees,
                corners: cut.polytope?.points.map { $0.map(\.double) } ?? part.corners)
        }
        return nil
    }

    /// The hyperplanes that may split some parts, as forms that are above 0 on one side.
    private func candidates(_ parts: [Part]) -> [LinearForm] {
        var counts: [HalfSpace: Int] = [:]
        var found: [HalfSpace] = []
        for half in parts.lazy.flatMap(\.region.halves).map({ $0.isStrict ? $0 : $0.opposite }) {
            if counts[half] == nil { found.append(half) }
            counts[half, default: 0] += 1
        }
        let ranked = found.enumerated().sorted { (0 - (counts[$0.1] ?? 0), $0.0) < (0 - (counts[$1.1] ?? 0), $1.0) }
        let bounds = ranked.map(\.element.slack)
        var seen: Set<Int> = []
        let kinds = parts.map(\.agrees[0]).filter { seen.insert($0).inserted }.prefix(8)
        var differences: [HalfSpace] = []
        for (place, first) in kinds.enumerated() {
            for second in kinds.prefix(place) {
                guard let first = forms[first], let second = forms[second], first.constant.isFinite,
                    second.constant.isFinite
                else { continue }
                let difference = first - second
                guard difference.known == nil else { continue }
                let half = HalfSpace(difference, isPositive: true)
                if counts[half] == nil, !differences.contains(half) { differences.append(half) }
            }
        }
        return differences.map(\.slack) + bounds
    }

    /// The best candidates first.
    private func best(of candidates: [LinearForm], over parts: [Part]) -> [LinearForm] {
        func score(_ candidate: LinearForm) -> (Int, Int, Int) {
            let constant = candidate.constant.double
            let coefficients = candidate.coefficients.map(\.double)
            var (above, below): (Set<Int>, Set<Int>) = ([], [])
            var (cut, highest, lowest) = (0, 0, 0)
            for part in parts {
                var (least, most) = (Double.infinity, -Double.infinity)
                for corner in part.corners {
                    var value = constant
                    for index in coefficients.indices { value += coefficients[index] * corner[index] }
                    least = min(least, value)
                    most = max(most, value)
                }
                let slack = 1e-9 * max(1, abs(constant))
                let (isAbove, isBelow) = (most > slack, least < -slack)
                if isAbove, isBelow { cut += 1 }
                let isUnique = part.agrees.count == 1
                if isAbove {
                    highest += 1
                    if isUnique { above.insert(part.agrees[0]) }
                }
                if isBelow || !isAbove {
                    lowest += 1
                    if isUnique { below.insert(part.agrees[0]) }
                }
            }
            return (above.count + below.count, cut, max(highest, lowest))
        }
        let few = candidates.prefix(Self.mostCandidates).enumerated().map { (score($1), $0, $1) }
        let rest = candidates.dropFirst(Self.mostCandidates)
        return few.sorted { ($0.0.0, $0.0.1, $0.0.2, $0.1) < ($1.0.0, $1.0.1, $1.0.2, $1.1) }.map(\.2) + rest
    }
}
