// PolytopeUnion.swift: polytopes with and without their faces, taken together.  Exact.

internal import Families
internal import Rows

/// The points of a domain that lie in one of some polytopes, each a list of half-spaces that all hold.
struct PolytopeUnion {
    let box: ParameterBox
    /// What holds everywhere in the domain, beside the intervals of the parameters.
    let domain: [HalfSpace]
    private(set) var parts: [[HalfSpace]]
    /// Points of the domain that are known to lie outside of the union, so that many a question needs no linear program.
    var outside: [[Fraction]] = []
    /// The linear programs solved so far.
    private(set) var programs = 0
    /// After so many linear programs a question is given up.
    private let mostPrograms: Int

    init(box: ParameterBox, domain: [HalfSpace], parts: [[HalfSpace]], mostPrograms: Int) {
        (self.box, self.domain, self.parts, self.mostPrograms) = (box, domain, parts, mostPrograms)
    }

    /// A point of a polytope in the domain; `nil` for an empty one.
    ///
    /// - Throws: `ProofGap`; `TooManyPolytopes`.
    private mutating func point(_ halves: [HalfSpace]) throws -> [Fraction]? {
        guard programs < mostPrograms else { throw TooManyPolytopes() }
        if case .point(let point) = try InequalitySystem(box: box, halves: domain + halves).answer(&programs) {
            return point
        }
        return nil
    }

    /// Whether the union has all points of a polytope in the domain.
    ///
    /// - Complexity: Exponential at worst in the number of parts: a point of the polytope names a part, and what that part
    ///   leaves is looked for in the others.
    mutating func covers(_ halves: [HalfSpace]) throws -> Bool {
        if outside.contains(where: { point in halves.allSatisfy { $0.contains(point) } }) { return false }
        return try covers(halves, Array(parts.indices))
    }

    private mutating func covers(_ halves: [HalfSpace], _ places: [Int]) throws -> Bool {
        guard let point = try point(halves) else { return true }
        guard let hit = places.first(where: { parts[$0].allSatisfy { $0.contains(point) } }) else {
            outside.append(point)
            return false
        }
        let others = places.filter { $0 != hit }
        var here = halves
        for half in parts[hit] where !halves.contains(half) {
            guard try covers(here + [half.opposite], others) else { return false }
            here.append(half)
        }
        return true
    }

    /// The same points by fewer and larger polytopes, which may overlap: no inequality of one can be left out, and no polytope.
    mutating func covered() throws -> [[HalfSpace]] {
        var found = PolytopeUnion(box: box, domain: domain, parts: [], mostPrograms: mostPrograms)
        for part in parts.sorted(by: { $0.count < $1.count }) {
            found.programs = programs
            let isKnown = try found.covers(part)
            programs = found.programs
            if isKnown { continue }
            found.parts.append(try enlarged(part))
            found.outside.removeAll()
        }
        for part in found.parts {
            var others = found
            others.parts.removeAll { $0 == part }
            (others.programs, others.outside) = (programs, [])
            if try others.covers(part) { found.parts = others.parts }
            programs = others.programs
        }
        return found.parts
    }

    /// A polytope of the union around another one, by fewer of its inequalities; those of many parameters go first.
    private mutating func enlarged(_ part: [HalfSpace]) throws -> [HalfSpace] {
        var known: Set<HalfSpace> = []
        var part = part.filter { known.insert($0).inserted }
        let order = part.enumerated().sorted {
            let (first, second) = ($0.element.parameterCount, $1.element.parameterCount)
            return first == second ? $0.offset > $1.offset : first > second
        }
        for (_, half) in order {
            let larger = part.filter { $0 != half }
            if try covers(larger) { part = larger }
        }
        return part
    }

    /// Takes in another polytope.
    mutating func add(_ part: [HalfSpace]) { parts.append(part) }
}

extension HalfSpace {
    /// How many parameters it is about.
    fileprivate var parameterCount: Int { direction.count { $0 != 0 } }
}

/// There are too many polytopes to be put together.
struct TooManyPolytopes: Error {}
