// Swept.swift: a row or a scene followed over its containers: what the text, the table, the picture and the JSON are made
// from.  Lengths in points.

package import Boxes

/// A row, by one rule or two, or a scene.
package protocol Swept: Sendable {
    /// What follows it.
    associatedtype Followed: SweepInPieces
    /// A range in which all numbers change evenly.
    typealias Piece = Followed.Piece
    /// The numbers: doubles for rows, fractions for scenes.
    typealias Scalar = Followed.Piece.Scalar
    /// One sweep, and the rule that was swept: by the name that the command knows, and as reports call it.
    typealias Curve = (name: String, title: String, sweep: Followed)
    /// What changes where two pieces meet: each change field by field, and in words.
    typealias Change = (available: Scalar, events: [JSONText], sentences: [String])

    /// What it is, for what differs.
    var subject: SweptSubject { get }
    /// Its name, if it has one.
    var id: String? { get }
    /// The axis along which the container varies.
    var axis: Axis { get }
    /// The parameter that varies, where it is not the container.
    var parameter: String? { get }
    /// The parts that are followed: the items, or the views with names.
    var names: [String] { get }
    /// The same as data call them.
    var keys: [String] { get }
    /// What the numbers of a part are called; none where each has one only, its length.
    var sides: [String] { get }
    /// The containers swept, in points, or the values of a parameter; the upper end may be infinite.
    var range: ClosedRange<Double> { get }
    /// One sweep, or two over the same containers.
    var curves: [Curve] { get }

    /// What changes between the pieces of a sweep, one entry for each two.
    func changes(of curve: Curve) -> [Change]
    /// Who grows in a piece, in words.
    func growth(in piece: Piece) -> String
}

extension Swept {
    /// What varies as reports name it: the container's width or height, or the parameter.
    package var containerName: String { parameter?.printable ?? "container \(axis.lengthName) (pt)" }
}

/// What is swept, as what it is.
package enum SweptSubject: Sendable {
    /// A row.
    case row(SweptRow)
    /// A scene, or a family of them over a parameter.
    case scene(SweptScene)
}

/// What is followed piece by piece.
package protocol SweepInPieces: Sendable {
    /// A range in which all numbers change evenly.
    associatedtype Piece: SweptPiece
    /// The pieces, each from where the one before it ends.
    var pieces: [Piece] { get }
}

/// A range of containers, or of values of a parameter, in which all numbers change evenly.
package protocol SweptPiece: Sendable {
    /// The numbers.
    associatedtype Scalar: DocumentNumber

    /// Where it begins.
    var start: Scalar { get }
    /// Where it ends; may be infinite.
    var end: Scalar { get }
    /// How the container is filled.
    var fit: Sweep.Fit { get }
    /// The stacks inside that are longer than their room; of rows none.
    var overflowing: [String] { get }
    /// The numbers of each part where the piece begins.
    var numbers: [[AffineOver<Scalar>]] { get }
}

extension SweptPiece {
    /// The numbers of each part somewhere in the piece.
    package func numbers(at place: Scalar) -> [[Scalar]] {
        numbers.map { part in part.map { $0.advanced(by: place - start) } }
    }
}

extension Sweep: SweepInPieces {}

extension Sweep.Piece: SweptPiece {
    package var overflowing: [String] { [] }
    package var numbers: [[Affine]] { lengths.map { [$0] } }
}

extension SceneSweep: SweepInPieces {}

extension SceneSweep.Piece: SweptPiece {
    package var numbers: [[SceneSweep.Length]] { frames.map { SceneBreakpoint.Side.all.map($0.number) } }
}
