// LengthExpression.swift: a length that varies with parameters, as a family in JSON states it.

package import Families
import Rows

/// A number, a parameter's name, or a list that begins with an operator: `["+", "title", 8]`.
package struct LengthExpression: Decodable {
    /// What it comes to.
    package let length: VaryingLength

    /// The operators with which lists begin.
    package static var operators: [String] { ExpressionReader.operators }

    /// Reads an expression by the parameters that `userInfo` has.
    package init(from decoder: any Decoder) throws {
        // Most lengths are numbers, which need no way to them.
        if let tree = decoder as? JSONTreeDecoder, let digits = tree.digits, let double = try? tree.decode(Double.self),
            let number = Fraction(read: double, digits: digits)
        {
            length = VaryingLength(number)
            return
        }
        let reader = ExpressionReader(decoder)
        let path = FieldPath(decoder.codingPath)
        let value = try decoder.singleValueContainer()
        if let double = try? value.decode(Double.self) {
            length = try reader.number(double, (decoder as? JSONTreeDecoder)?.digits, at: path)
        } else if let word = try? value.decode(String.self) {
            length = try reader.length(word, at: path)
        } else if var list = try? decoder.unkeyedContainer() {
            length = try reader.combination(of: &list, at: path, level: 1)
        } else {
            throw reader.noLength(at: path)
        }
    }
}

/// Reads expressions by the parameters that a document lists.
struct ExpressionReader {
    /// The parameters, in order.
    private let parameters: [Parameter]
    /// The digits of numbers, where Foundation reads them.
    private let digits: [FieldPath: String]
    private let infinities: [String]

    /// The operators of expressions.
    static let operators = ["+", "-", "*", "/"]
    private static let mostLevels = 64

    init(_ decoder: any Decoder) {
        parameters = decoder.userInfo[.parameters] as? [Parameter] ?? []
        digits = decoder.userInfo[.digits] as? [FieldPath: String] ?? [:]
        infinities = [Double.infinity.jsonWord] + (decoder.userInfo[.allowsShortInfinity] == nil ? [] : ["inf"])
    }

    func noLength(at path: FieldPath) -> FieldError {
        FieldError(
            field: path,
            message: "is no length; it must be a number, a parameter's name or a list such as [\"+\", a, b]")
    }

    func number(_ double: Double, _ digits: String?, at path: FieldPath) throws -> VaryingLength {
        guard let number = Fraction(read: double, digits: digits ?? self.digits[path]) else {
            throw noLength(at: path)
        }
        return VaryingLength(number)
    }

    /// A parameter, a quotient such as 20/3, or infinity.
    func length(_ word: String, at path: FieldPath) throws -> VaryingLength {
        if let parameter = parameters.first(where: { $0.name == word }) { return parameter.length }
        if infinities.contains(word) { return .infinity }
        if let number = Fraction(words: word) { return VaryingLength(number) }
        let known = parameters.map(\.name).joined(separator: ", ")
        throw FieldError(
            field: path,
            message: "is \"\(word)\", which is no parameter; "
                + (known.isEmpty ? "the problem lists none under \"parameters\"" : "known are \(known)"))
    }

    /// What a list comes to: an operator and its operands.
    func combination(
        of list: inout any UnkeyedDecodingContainer, at path: FieldPath, level: Int
    ) throws -> VaryingLength {
        guard level <= Self.mostLevels else {
            throw FieldError(
                field: path, message: "is nested too deeply; at most \(Self.mostLevels) levels are accepted")
        }
        guard let name = try? list.decode(String.self), Self.operators.contains(name) else {
            throw FieldError(
                field: path, message: "is no expression; its list must begin with \"+\", \"-\", \"*\" or \"/\"")
        }
        var operands: [VaryingLength] = []
        while !list.isAtEnd { operands.append(try operand(of: &list, at: path, level)) }
        guard name == "+" ? operands.count >= 2 : operands.count == 2 else {
            let wanted = name == "+" ? "2 or more" : "2"
            throw FieldError(field: path, message: "gives \"\(name)\" \(operands.count); it takes \(wanted) operands")
        }
        switch name {
        case "+": return operands.reduce(0, +)
        case "-": return operands[0] - operands[1]
        case "*": return try product(operands[0], operands[1], at: path)
        default: return try quotient(operands[0], operands[1], at: path)
        }
    }

    private func operand(
        of list: inout any UnkeyedDecodingContainer, at path: FieldPath, _ level: Int
    ) throws -> VaryingLength {
        let place = path.appending(list.currentIndex)
        let digits = (list as? JSONTreeEntries)?.digits
        if let double = try? list.decode(Double.self) { return try number(double, digits, at: place) }
        if let word = try? list.decode(String.self) {
            let length = try length(word, at: place)
            guard length.constant.isFinite else {
                throw FieldError(field: place, message: "is infinite; infinity must stand by itself")
            }
            return length
        }
        guard var inner = try? list.nestedUnkeyedContainer() else { throw noLength(at: place) }
        return try combination(of: &inner, at: place, level: level + 1)
    }

    private func product(_ first: VaryingLength, _ second: VaryingLength, at path: FieldPath) throws -> VaryingLength {
        if let factor = first.known { return second * factor }
        if let factor = second.known { return first * factor }
        throw FieldError(field: path, message: "multiplies two lengths that vary; one of them must be a number")
    }

    private func quotient(_ first: VaryingLength, _ second: VaryingLength, at path: FieldPath) throws -> VaryingLength {
        guard let divisor = second.known else {
            throw FieldError(field: path.appending(2), message: "varies; a length can be divided by a number only")
        }
        guard divisor != 0 else {
            throw FieldError(field: path.appending(2), message: "is 0; nothing can be divided by it")
        }
        return first / divisor
    }
}

extension CodingUserInfoKey {
    /// The parameters that the lengths of a document may vary with.
    package static let parameters = named("plumb.parameters")
    /// Whether an infinity may be written "inf" as well, as in scenes.
    package static let allowsShortInfinity = named("plumb.allowsShortInfinity")
}
