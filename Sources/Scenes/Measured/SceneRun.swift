// SceneRun.swift: what the lengths of a scene come to in one run over some numbers.  Lengths in points.

package import Boxes
import Families
package import Rows

/// What a scene is laid out with in one run.
package struct SceneRun<Value: Number> {
    /// What a length that varies with parameters comes to.
    private let varying: (VaryingLength) -> Value
    /// Pixels in a point, to which the gaps beside texts are rounded up; infinity rounds nothing.
    var displayScale: Double
    /// Whether the line on which a stack aligns counts for its extent, as in views; linear programs know the views alone.
    var countsLines = true
    /// What measures texts otherwise than by the package's own table, by their pieces and the sizes of their fonts.
    private(set) var shaped: ((TextPiece, Value) -> ShapedText)?
    /// Whether boxes keep the views that they are made of, for pictures.
    private(set) var keepsViews = false
    /// What its boxes share.
    let shared = SharedParts<Value>()

    /// How a text is laid out, and how high a line of it is.
    typealias ShapedText = (shape: BoxText<Value>.Shape, steps: BoxText<Value>.Steps, line: LineMetrics<Value>)

    /// A run of a scene whose lengths are numbers, on a display with a pixel a point.
    package init() {
        displayScale = 1
        varying = { Value(Value.Scalar(decimal: SceneLength.varying($0).points)) }
    }

    /// What a length comes to.
    package func length(_ length: SceneLength) -> Value {
        switch length {
        case .points(let points): Value(Value.Scalar(decimal: points))
        case .varying(let form): varying(form)
        }
    }

    func range(_ range: SceneRange) -> BoxRange<Value> {
        BoxRange(minimum: length(range.minimum), ideal: length(range.ideal), maximum: length(range.maximum))
    }

    func fixed(_ length: SceneLength) -> BoxRange<Value> { BoxRange(fixed: self.length(length)) }

    /// The lengths of a flexible frame: numbers are put in order here, what varies is in order in every family.
    func flexible(_ limits: SceneLimits) -> FlexibleLengthOver<Value> {
        guard limits.varies else {
            let known = limits.points.lengths
            return FlexibleLengthOver(ordered: known.minimum, known.ideal, known.maximum)
        }
        return FlexibleLengthOver(
            inOrder: limits.minimum.map(length), limits.ideal.map(length), limits.maximum.map(length))
    }
}

/// What the boxes of a run share.
final class SharedParts<Value: Number> {
    /// What every shape is.
    let shape = Box<Value>.Content.ranges(
        PerAxis { _ in BoxRange(minimum: 0 - .infinity, ideal: 10, maximum: .infinity) })
    /// The texts so far, by what they say and by the sizes of their fonts: equal ones are broken once.
    private var texts: [TextPiece: [BoxText<Value>]] = [:]

    /// The text that has been made of a piece in a font of a size; else a new one.
    func text(_ piece: TextPiece, size: Value, _ make: () -> BoxText<Value>) -> BoxText<Value> {
        if let known = texts[piece]?.first(where: { $0.size == size }) { return known }
        let made = make()
        texts[piece, default: []].append(made)
        return made
    }
}

extension SceneRun<Double> {
    /// A run in doubles.
    ///
    /// - Parameters:
    ///   - shaper: What measures texts; the package's own table where there is none.
    ///   - keepsViews: Whether boxes keep the views that they are made of.
    package init(shaper: (any TextShaper)?, keepsViews: Bool) {
        self.init()
        self.keepsViews = keepsViews
        shaped = shaper.map { shaper in
            { piece, size in
                (
                    { shaper.layout(piece, size: size, in: $0, scale: $1).text },
                    { shaper.steps(of: piece, size: size, scale: $0) }, shaper.metrics(of: piece, size: size)
                )
            }
        }
    }
}

extension SceneRun where Value.Scalar == Fraction {
    /// A run at some values of the parameters, by their names, on a display.
    package init(parameters: [String: Value] = [:], displayScale: Double, keepsViews: Bool = false) {
        (self.displayScale, self.keepsViews) = (displayScale, keepsViews)
        varying = { form in
            form.coefficients.reduce(Value(form.constant)) { sum, term in
                guard let value = parameters[term.key.name] else {
                    preconditionFailure("a family has the parameters that its lengths vary with")
                }
                return sum + value * term.value
            }
        }
    }
}

extension SceneLength {
    /// The size of a font: 0 for one that is negative or infinite.
    var usable: SceneLength { isIgnored ? .points(0) : self }

    /// Whether views take the length for none: it is infinite or below 0.
    var isIgnored: Bool {
        switch self {
        case .points(let points): return !points.isFinite || points < 0
        case .varying(let length):
            guard let known = length.known else { return false }
            return !known.isFinite || known < 0
        }
    }
}

extension SceneLimits {
    var varies: Bool { minimum?.varies ?? false || ideal?.varies ?? false || maximum?.varies ?? false }
}
