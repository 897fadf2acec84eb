// PolytopeTests.swift: corners say what linear programs say.

import PlumbTesting
import Testing

@testable import Proofs

struct PolytopeTests {
    private let square = ParameterBox(ranges: [0...1, 0...1])

    @Test func `half a square is a triangle, and half of that one too`() throws {
        let half = try #require(Polytope(square)?.cut(LinearForm(1, [-1, -1])))
        #expect(Set(half.points) == [[0, 0], [1, 0], [0, 1]])
        let quarter = try #require(half.cut(LinearForm(0, [1, -1])))
        #expect(Set(quarter.points) == [[0, 0], [1, 0], [Fraction(1, over: 2), Fraction(1, over: 2)]])
    }

    @Test func `a point and an edge have corners, and nothing has none`() throws {
        let edge = try #require(Polytope(square)?.cut(LinearForm(-1, [1, 0])))
        #expect(Set(edge.points) == [[1, 0], [1, 1]])
        let point = try #require(edge.cut(LinearForm(0, [0, -1])))
        #expect(point.points == [[1, 0]])
        let nothing = try #require(point.cut(LinearForm(-2, [1, 0])))
        #expect(nothing.points.isEmpty)
        #expect(Polytope(ParameterBox(ranges: [2...2, 0...1]))?.points == [[2, 0], [2, 1]])
    }

    @Test func `a form is greatest where a linear program finds it`() throws {
        let forms = Generator<[LinearForm]> { choices in
            (0...Int(1 + choices.draw(upTo: 6))).map { _ in
                let numbers = (0..<4).map { _ in Fraction(Int(choices.draw(upTo: 12)) - 6) }
                return LinearForm(numbers[0], Array(numbers[1...]))
            }
        }.described { "\($0)" }
        let box = ParameterBox(ranges: [0...4, -1...3, 0...1])
        try forAll(forms, settings: TestingSettings(cases: 300)) { forms in
            let cuts = forms.dropFirst().filter { $0.known == nil }
            let polytope = cuts.reduce(Polytope(box)) { $0?.cut($1) }
            let system = InequalitySystem(
                box: box, halves: cuts.map { HalfSpace(0 - $0, isPositive: false) })
            guard let polytope else { return false }
            var programs = 0
            switch try system.answer(&programs) {
            case .empty: return polytope.points.isEmpty
            case .point:
                guard !polytope.points.isEmpty else { return false }
                let most = polytope.greatest(forms[0])
                guard most.corners.allSatisfy(system.contains) else { return false }
                return try forms[0].known != nil || system.greatest(forms[0], &programs).value == most.value
            }
        }
    }
}
