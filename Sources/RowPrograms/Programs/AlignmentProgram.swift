// AlignmentProgram.swift: where each child stands across a row, as a linear program (Mathematics.md, section 6).
// Lengths in points.  Its MathProg twin is Models/alignment.mod, with the same names.

public import LinearPrograms
public import Rows

/// The least extent that holds all children with their guides on one line, sizes included where they can vary.
///
///     minimise  f,  then  maximise  Σ hᵢ,  then  minimise  Σ dᵢⱼ,  then  minimise  H,  then  minimise  a
///     subject to  yᵢ + gᵢ = a,  yᵢ >= 0,  yᵢ + hᵢ <= H,  with  gᵢ = αᵢ hᵢ + βᵢ  and  lowerᵢ <= hᵢ <= upperᵢ
///                 H - f <= C,  |hᵢ - hⱼ| <= dᵢⱼ,  f >= 0
///                 0 <= a <= H  where the line counts
///
/// Children of fixed size have no column `h`, and a row whose sizes are all fixed has only the last two objectives.
/// Without a container `C` the sizes are fixed as well.
public struct AlignmentProgram {
    public private(set) var program = LinearProgram()
    let part: AlignmentPart
    /// Where each child starts, `y`.
    public var offsets: [Variable] { part.offsets }
    /// The line, `a`.
    public var line: Variable { part.line }
    /// The extent, `H`.
    public var extent: Variable { part.extent }
    /// The size of each child, `h`; a constant where it cannot vary.
    public var lengths: [LinearExpression] { part.lengths }

    /// States the problem of fixed sizes.
    ///
    /// - Precondition: All guides are finite.
    /// - Complexity: O(*n*).
    public init(_ problem: AlignmentProblem) {
        self.init(problem.children.map(AlignmentPart.Child.init), available: nil, countsLine: problem.countsLine)
    }

    /// States the problem of sizes that can vary.
    ///
    /// - Complexity: O(*n*), O(*n*²) where sizes compete.
    public init(_ problem: FlexibleAlignmentProblem) {
        let available = problem.available.flatMap { $0.isFinite ? $0 : nil }
        let answers = problem.answers
        self.init(
            zip(problem.children, answers).map { child, answer in
                available == nil
                    ? AlignmentPart.Child(lower: answer, upper: answer, guide: child.guide)
                    : AlignmentPart.Child(lower: child.range.minimum, upper: child.range.maximum, guide: child.guide)
            }, available: available, countsLine: problem.countsLine, comparesSizes: !problem.isUncoupled)
    }

    private init(_ parts: [AlignmentPart.Child], available: Double?, countsLine: Bool, comparesSizes: Bool = false) {
        part = AlignmentPart(
            parts, available: available, countsLine: countsLine, comparesSizes: comparesSizes, in: &program)
    }
}

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
    /// The rows that hold the children within the extent at its start and at its end.
    let edges: (starts: [Constraint], ends: [Constraint])
    /// The rows that hold the line within the extent, where it counts.
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
            countsLine ? (program.subject(to: "line.start", a >= 0), program.subject(to: "line.end", a <= H)) : nil
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

extension AlignmentPart.Child {
    /// A child of fixed size.
    init(_ child: AlignmentProblem.Child) {
        self.init(lower: child.length, upper: child.length, guide: LinearGuide(scale: 0, constant: child.guide))
    }
}
