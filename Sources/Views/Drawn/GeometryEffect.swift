// GeometryEffect.swift: views drawn elsewhere, turned or skewed by a matrix; their room stays as it is.  Of a matrix with
// perspective the part without it is drawn.

/// A matrix of three rows and columns, by which points are multiplied from the left.
public struct ProjectionTransform: Hashable, Sendable {
    /// The numbers, row by row.
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m21 = 0.0, m22 = 1.0, m23 = 0.0, m31 = 0.0, m32 = 0.0, m33 = 1.0

    /// The matrix that changes nothing.
    public init() {}
    /// The matrix of an affine map.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d))
        (m31, m32) = (Double(m.tx), Double(m.ty))
    }

    /// Whether the matrix changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// This map and then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (first, second) = (rows, rhs.rows)
        func entry(_ row: Int, _ column: Int) -> Double {
            (0..<3).reduce(0) { sum, index in sum + first[row][index] * second[index][column] }
        }
        let product = (0..<3).map { row in (0..<3).map { column in entry(row, column) } }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (product[0][0], product[0][1], product[0][2])
        (result.m21, result.m22, result.m23) = (product[1][0], product[1][1], product[1][2])
        (result.m31, result.m32, result.m33) = (product[2][0], product[2][1], product[2][2])
        return result
    }

    /// The map of the plane that the matrix is where it has no perspective.
    var flat: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

    private var rows: [[Double]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
}

/// A modifier that draws a view by a matrix; frames are those without it.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// The matrix for a size in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The view, drawn by the matrix.
    public func body(content: Content) -> some View {
        content.transformed(about: .topLeading) { effectValue(size: $0).flat }
    }
    /// The effect itself.
    public func ignoredByLayout() -> some ViewModifier { self }
}
