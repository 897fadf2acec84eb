// LayoutTerm.swift: sums of what a layout answers, as linear claims compare them.  Lengths in points, exact.

public import Rows

/// A constant and multiples of lengths, offsets, totals and parameters.
public struct LayoutTerm: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// What a layout answers, or a parameter.
    public enum Quantity: Sendable, Hashable {
        /// The length of an item, by its id or else its index, in points.
        case length(String)
        /// Where an item starts, in points from the start of the row.
        case offset(String)
        /// Lengths and gaps together, in points.
        case total
        /// How far they exceed the container, in points; 0 where they do not.
        case overflow
        /// What they leave of the container, in points; 0 where they leave nothing.
        case unused
        /// A parameter, by name.
        case parameter(String)
        /// A side or a size of a view of a scene, by its id, in points in the scene's coordinates.
        case frame(FramePart, String)
    }

    /// What a frame has.
    public enum FramePart: String, Sendable, CaseIterable {
        /// The distance of a side from the left or the upper side of the scene, in points.
        case left, right, top, bottom
        /// A size, in points.
        case width, height

        /// The axis along which it is measured.
        package var isHorizontal: Bool { self == .left || self == .right || self == .width }
    }

    /// One multiple.
    package struct Part: Sendable, Hashable {
        package let quantity: Quantity
        package let factor: Fraction
    }

    package private(set) var constant: Fraction
    package private(set) var parts: [Part] = []

    /// About how many digits the longest number has, numerator and denominator together.
    var digits: Int { parts.reduce(constant.digits) { max($0, $1.factor.digits) } }

    /// A known length.
    public init(_ constant: Fraction) { self.constant = constant }
    /// A known length.
    public init(integerLiteral value: Int) { self.init(Fraction(value)) }
    /// A known length: the decimal as it is written.
    public init(floatLiteral value: Double) { self.init(Fraction(decimal: value)) }

    /// One quantity.
    public init(_ quantity: Quantity) {
        constant = 0
        parts = [Part(quantity: quantity, factor: 1)]
    }

    /// A length that varies with parameters.
    public init(_ length: VaryingLength) {
        constant = length.constant
        parts = length.coefficients.sorted { $0.key.name < $1.key.name }
            .map { Part(quantity: .parameter($0.key.name), factor: $0.value) }
    }

    public static func length(_ item: String) -> LayoutTerm { LayoutTerm(.length(item)) }
    /// Where an item starts.
    public static func offset(_ item: String) -> LayoutTerm { LayoutTerm(.offset(item)) }
    /// Lengths and gaps together.
    public static var total: LayoutTerm { LayoutTerm(.total) }
    /// How far they exceed the container.
    public static var overflow: LayoutTerm { LayoutTerm(.overflow) }
    /// What they leave of the container.
    public static var unused: LayoutTerm { LayoutTerm(.unused) }
    /// A side or a size of a view of a scene.
    public static func frame(_ part: FramePart, of id: String) -> LayoutTerm { LayoutTerm(.frame(part, id)) }
    public static func parameter(_ name: String) -> LayoutTerm { LayoutTerm(.parameter(name)) }

    public static func + (first: LayoutTerm, second: LayoutTerm) -> LayoutTerm {
        var sum = first
        sum.constant = first.constant + second.constant
        sum.parts += second.parts
        return sum
    }

    public static func - (first: LayoutTerm, second: LayoutTerm) -> LayoutTerm { first + second * -1 }

    /// A multiple.
    public static func * (first: LayoutTerm, factor: Fraction) -> LayoutTerm {
        var product = LayoutTerm(first.constant * factor)
        product.parts = first.parts.map { Part(quantity: $0.quantity, factor: $0.factor * factor) }
        return product
    }
}

extension LayoutTerm: CustomStringConvertible {
    /// As claims are written: `length(title) - 2 * unused + 8`.
    public var description: String {
        var text = ""
        func add(_ number: Fraction, _ name: String?) {
            text += text.isEmpty ? (number < 0 ? "-" : "") : number < 0 ? " - " : " + "
            let size = number < 0 ? 0 - number : number
            text += [size == 1 && name != nil ? nil : size.points, name].compactMap { $0 }.joined(separator: " * ")
        }
        // The constant comes last, but `44 - length(title)` needs no sign in front.
        let isFirst = constant > 0 && parts.first.map { $0.factor < 0 } ?? true
        if isFirst { add(constant, nil) }
        for part in parts { add(part.factor, part.quantity.description) }
        if !isFirst, constant != 0 || parts.isEmpty { add(constant, nil) }
        return text
    }
}

extension LayoutTerm.Quantity: CustomStringConvertible {
    /// As claims are written.
    public var description: String {
        switch self {
        case .length(let item): "length(\(item))"
        case .offset(let item): "offset(\(item))"
        case .total: "total"
        case .overflow: "overflow"
        case .unused: "unused"
        case .parameter(let name): Self.needsParentheses(name) ? "parameter(\(name))" : name
        case .frame(let part, let id): "\(part.rawValue)(\(id))"
        }
    }
}
