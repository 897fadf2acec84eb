// AlignmentPart.swift: the columns, rows and objectives of one alignment within a larger program.
// Lengths in points.  `AlignmentProgram` says what it states; `StackProgram` puts it behind a row.

import LinearPrograms
import Rows

/// The alignment of some children, written into a program.
struct AlignmentPart {
    /// One child: the range of its size, and its guide.
    struct Child {
        let lower, upper: Double
        let guide: LinearGuide
    }

    let offsets: [Variable]
    let line, extent: Variable
    let lengths: [LinearExpression]
    let edges: (starts: [Constraint], ends: [Constraint])
    let lineEdges: (start: Constraint, end: Constraint)?

    /// - Parameters:
    ///   - members: How the children are called in names; 0, 1 ... by default.
    ///   - comparesSizes: Whether sizes compete, so that the total alone does not decide them.
    init(
        _ parts: [Child], members: [Int]? = nil, available: Double?, countsLine: Bool, comparesSizes: Bool = false,
        in program: inout LinearProgram
    ) {
        let names = members ?? Array(parts.indices)
        let y = names.map { program.variable("y[\($0)]") }
        // Children hold both from below; a bound besides would share in the prices that name the holders.
        let floor = parts.isEmpty ? 0 : -Double.infinity
        let a = program.variable("a", atLeast: floor)
        let H = program.variable("H", atLeast: floor)
        let h = zip(names, parts).map { name, part in
            part.lower == part.upper
                ? LinearExpression(constant: part.lower)
                : program.variable("h[\(name)]", atLeast: part.lower, atMost: part.upper).linearExpression
        }
        for (i, part) in parts.enumerated() {
            let g = part.guide.scale * h[i] + part.guide.constant
            program.subject(to: "line[\(names[i])]", y[i] + g == a)
        }
        let starts = parts.indices.map { program.subject(to: "start[\(names[$0])]", y[$0] >= 0) }
        let ends = parts.indices.map { program.subject(to: "end[\(names[$0])]", y[$0] + h[$0] <= H) }
        lineEdges =
            countsLine
            ? (program.subject(to: "line.start", a >= 0), program.subject(to: "line.end", a <= H)) : nil
        let flexible = h.indices.filter { parts[$0].lower < parts[$0].upper }
        if let available, !flexible.isEmpty {
            let f = program.variable("f", atLeast: 0)
            program.subject(to: "fit.across", H - f <= available)
            program.minimize("overflow.across", f)
            program.maximize("sizes", sum(flexible.map { h[$0] }))
            if comparesSizes {
                program.minimize(
                    "unevenness", program.sumOfDifferences(of: flexible, column: "d", row: "uneven") { h[$0] - h[$1] })
            }
        }
        program.minimize("extent", H)
        program.minimize("line", a)
        (offsets, line, extent, lengths, edges) = (y, a, H, h, (starts, ends))
    }
}
