// GuideExpression.swift: where a guide lies, as an expression.  Lengths in points from a box's top or leading edge.

/// What a guide comes to, in the lengths and the other guides of its box.
package indirect enum GuideExpression: Sendable, Hashable {
    /// A number of points.
    case number(Double)
    /// The lengths of the box.
    case width, height
    /// Another guide of the box, explicit or not.
    case guide(GuideKey)
    /// The explicit value of another guide, or else something.
    case explicit(GuideKey, otherwise: GuideExpression)
    case sum(GuideExpression, GuideExpression)
    case difference(GuideExpression, GuideExpression)
    /// The product of two; a screen takes it where one of them is a number.
    case product(GuideExpression, GuideExpression)
    /// The first divided by the second; a screen takes it where the second is a number other than 0.
    case quotient(GuideExpression, GuideExpression)
}

extension GuideExpression {
    /// The guides in it.
    package var keys: [GuideKey] {
        switch self {
        case .number, .width, .height: []
        case .guide(let key): [key]
        case .explicit(let key, let otherwise): [key] + otherwise.keys
        case .sum(let first, let second), .difference(let first, let second), .product(let first, let second),
            .quotient(let first, let second):
            first.keys + second.keys
        }
    }

    /// What it comes to where somebody says what its parts do.
    ///
    /// - Parameter memory: What is handed from question to question.
    package func value<Reader: GuideReader>(
        for reader: Reader, _ memory: inout Reader.Memory
    ) throws(Reader.Failure) -> Reader.Value {
        switch self {
        case .number(let number): return try reader.number(number)
        case .width: return reader.length(.horizontal)
        case .height: return reader.length(.vertical)
        case .guide(let key): return try reader.guide(key, &memory)
        case .explicit(let key, let otherwise):
            if let explicit = try reader.explicitGuide(key, &memory) { return explicit }
            return try otherwise.value(for: reader, &memory)
        case .sum(let first, let second):
            return try first.value(for: reader, &memory) + second.value(for: reader, &memory)
        case .difference(let first, let second):
            return try first.value(for: reader, &memory) - second.value(for: reader, &memory)
        case .product(let first, let second):
            let (first, second) = (try first.value(for: reader, &memory), try second.value(for: reader, &memory))
            if let factor = first.known { return second * factor }
            return first * (try reader.known(second, memory))
        case .quotient(let first, let second):
            let (first, second) = (try first.value(for: reader, &memory), try second.value(for: reader, &memory))
            return first / (try reader.known(second, memory))
        }
    }

    /// Whether it follows from lengths and default guides along one axis alone.
    func isAlong(_ axis: Axis) -> Bool {
        switch self {
        case .number: true
        case .width: axis == .horizontal
        case .height: axis == .vertical
        case .guide(let key): key.isPlain && key.axis == axis
        // An explicit guide that another box gives may follow from anything.
        case .explicit: false
        case .sum(let first, let second), .difference(let first, let second), .product(let first, let second),
            .quotient(let first, let second):
            first.isAlong(axis) && second.isAlong(axis)
        }
    }
}

/// Who says what the parts of an expression come to: a box under a proposal, or a view of a linear program.
package protocol GuideReader {
    /// What lengths and guides are.
    associatedtype Value: Number
    /// What is handed from question to question: a judge, or what has been worked out.
    associatedtype Memory
    /// What is thrown where there is no answer.
    associatedtype Failure: Error

    /// A number of points.
    func number(_ points: Double) throws(Failure) -> Value
    /// The length of the box.
    func length(_ axis: Axis) -> Value
    /// Where another guide of the box lies.
    func guide(_ key: GuideKey, _ memory: inout Memory) throws(Failure) -> Value
    /// Its explicit value; `nil` where it has none.
    func explicitGuide(_ key: GuideKey, _ memory: inout Memory) throws(Failure) -> Value?
    /// A value as the number by which others are multiplied or divided.
    func known(_ value: Value, _ memory: Memory) throws(Failure) -> Value.Scalar
}
