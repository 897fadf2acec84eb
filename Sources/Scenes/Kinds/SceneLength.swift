// SceneLength.swift: the lengths of a scene: numbers, or in a family what varies with parameters.  Lengths in points.

package import Documents
package import Families
package import Boxes
package import Rows

/// A length of a view.
package enum SceneLength: Sendable, Equatable {
    /// A number.
    case points(Double)
    /// What varies with the parameters of a family, or a known number that is no double.
    indirect case varying(VaryingLength)

    /// The length, in points.
    ///
    /// - Precondition: It does not vary: a family is laid out as views at one of its points.
    package var points: Double {
        switch self {
        case .points(let points): return points
        case .varying(let length):
            guard let known = length.known else { preconditionFailure("\(length) varies") }
            return known.double
        }
    }

    /// The number as which it is stated; `nil` where it varies, or is no double.
    var number: Double? { if case .points(let points) = self { points } else { nil } }

    /// The length where it is known; infinity as it is.
    var known: Double? { number ?? form.known?.double }

    /// Whether it varies with some parameter.
    var varies: Bool {
        switch self {
        // A number would become a fraction first.
        case .points: false
        case .varying(let length): length.known == nil
        }
    }

    /// The length as a sum.
    var form: VaryingLength {
        switch self {
        case .points(let points): VaryingLength(Fraction(decimal: points))
        case .varying(let length): length
        }
    }
}

extension SceneLength {
    /// The number, or the expression.
    package var json: JSONText {
        switch self {
        case .points(let points): .number(points)
        case .varying(let length): length.json
        }
    }
}

extension SceneLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    package init(floatLiteral value: Double) { self = .points(value) }
    package init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension PerAxis<SceneLength> {
    /// The lengths, in points.
    package var points: PerAxis<Double> { PerAxis<Double> { self[$0].points } }
}

/// The least length, the length when nothing is offered, and the greatest length.
package struct SceneRange: Sendable, Equatable {
    package var minimum, ideal, maximum: SceneLength

    /// A range of known lengths.
    package init(_ range: LengthRange = LengthRange()) {
        (minimum, ideal, maximum) = (.points(range.minimum), .points(range.ideal), .points(range.maximum))
    }

    /// A range of lengths that may vary.
    init(_ minimum: SceneLength, _ ideal: SceneLength, _ maximum: SceneLength) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }

    /// The range, in points.
    package var points: LengthRange {
        LengthRange(minimum: minimum.points, ideal: ideal.points, maximum: maximum.points)
    }

    func mapped(_ transform: (SceneLength) -> SceneLength) -> SceneRange {
        SceneRange(transform(minimum), transform(ideal), transform(maximum))
    }
}

/// Lengths on the four sides of a view.
package struct SceneInsets: Sendable, Equatable {
    package var top, leading, bottom, trailing: SceneLength

    /// Known insets, in points.
    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.init([top, leading, bottom, trailing].map(SceneLength.points))
    }

    /// Insets that may vary: top, leading, bottom, trailing.
    init(_ sides: [SceneLength]) { (top, leading, bottom, trailing) = (sides[0], sides[1], sides[2], sides[3]) }

    /// Top, leading, bottom, trailing.
    var sides: [SceneLength] { [top, leading, bottom, trailing] }
}
