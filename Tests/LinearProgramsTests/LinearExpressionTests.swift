// LinearExpressionTests.swift: the algebra of expressions and relations, by hand.

import LinearPrograms
import Testing

struct LinearExpressionTests {
    private let x = Variable(index: 0)
    private let y = Variable(index: 1)

    @Test func `an expression is worth its terms plus its constant`() {
        let expression = 2 * x - y / 4 + 3
        #expect(expression.value(at: [5, 8]) == 11)
        #expect((-(x + 1) * 2).value(at: [4, 0]) == -10)
        #expect((7 - x).value(at: [4, 0]) == 3)
        #expect((1 + x - (y - 2)).value(at: [4, 1]) == 6)
    }

    @Test func `the sum of nothing is zero`() {
        #expect(sum([Variable]()) == LinearExpression())
    }

    @Test func `a sum may mix in place and by sequence`() {
        var total = sum([x, y])
        total += 2 * x
        total -= y
        #expect(total.value(at: [1, 10]) == 3)
    }

    @Test func `constants of a relation move to the bound of the row`() {
        var lp = LinearProgram()
        let (a, b) = (lp.variable("a"), lp.variable("b"))
        let row = lp.subject(to: "r", 2 * a + 3 <= b + 10)
        #expect(lp.rowLower[row.index] == -.infinity)
        #expect(lp.rowUpper[row.index] == 7)
        #expect(lp.expression(of: row) == 2 * a - b)
    }

    @Test func `a variable that comes twice is one entry and a cancelled one none`() {
        var lp = LinearProgram()
        let (a, b) = (lp.variable(), lp.variable())
        lp.subject(to: "r", b + a + a - b >= 1)
        #expect(lp.columns == [0])
        #expect(lp.coefficients == [2])
    }

    @Test func `an absolute value is two rows`() {
        var lp = LinearProgram()
        let (a, off) = (lp.variable(), lp.variable())
        let (over, under) = lp.subject(to: "near", abs(a - 5) <= off)
        #expect(lp.name(of: over) == "near.over")
        #expect(lp.name(of: under) == "near.under")
        #expect(lp.expression(of: over) == a - off)
        #expect(lp.rowUpper == [5, -5])
        #expect(lp.expression(of: under) == -a - off)
    }

    @Test func `a number may stand on either side`() {
        #expect((3 <= x) == (x >= 3))
        #expect((3 >= x) == (x <= 3))
        #expect((3 == x) == Relation(x.linearExpression, lower: 3, upper: 3))
    }
}
