// ParameterRecords.swift: what a document has under "parameters": an interval a name, or in scenes a choice of texts.

package import Families
import Rows

/// A text that may be one of several, such as what a label says in each language.
package struct TextChoice: Sendable, Equatable {
    /// The name that stands where the text would stand.
    package let name: String
    /// The texts.
    package let texts: [String]
    /// What each text is called, such as its language; choices with the same labels vary together.
    package let labels: [String]?

    /// A choice of texts, with labels or without.
    package init(_ name: String, _ texts: [String], labels: [String]? = nil) {
        (self.name, self.texts, self.labels) = (name, texts, labels)
    }
}

/// What is under "parameters", in the order of the names.
package struct ParameterRecords: Decodable {
    /// The field of parameters.
    package static let field = "parameters"

    package private(set) var parameters: [Parameter] = []
    package private(set) var choices: [TextChoice] = []

    /// Reads intervals, and choices of texts where `userInfo` has `allowsChoices`.
    package init(from decoder: any Decoder) throws {
        let path = FieldPath(decoder.codingPath)
        guard let container = try? decoder.container(keyedBy: FieldKey.self) else {
            throw FieldError(
                field: path,
                message: "is not an object; it must be {…} with an interval [least, greatest] for each name")
        }
        let infinities = [Double.infinity.jsonWord] + (decoder.userInfo[.allowsChoices] == nil ? [] : ["inf"])
        // A dictionary's order changes from run to run; the first fault should not.
        for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            try Self.check(key.stringValue, at: path, besides: infinities)
            switch try container.decode(ParameterRecord.self, forKey: key) {
            case .interval(let range): parameters.append(Parameter(key.stringValue, range))
            case .choice(let texts, let labels): choices.append(TextChoice(key.stringValue, texts, labels: labels))
            }
        }
    }

    private static func check(_ name: String, at path: FieldPath, besides infinities: [String]) throws {
        let isName = name.first.map { $0.isLetter || $0 == "_" } ?? false
        guard !isName || infinities.contains(name) else { return }
        let words = infinities.joined(separator: " or ")
        throw FieldError(
            field: path.appending(name),
            message: "is no name of a parameter; it must begin with a letter and not be \(words)")
    }
}

/// The least and the greatest value of a parameter, or the texts of a choice.
private enum ParameterRecord: Decodable {
    case interval(ClosedRange<Fraction>)
    case choice([String], labels: [String]?)

    private static let demand = "it must be [least, greatest], such as [0, 300]"

    init(from decoder: any Decoder) throws {
        let path = FieldPath(decoder.codingPath)
        let allowsChoices = decoder.userInfo[.allowsChoices] != nil
        if let object = try? decoder.container(keyedBy: FieldKey.self) {
            let isChoice = object.contains(FieldKey("choices"))
            if isChoice, allowsChoices {
                self = try Self.choice(object, at: path)
                return
            }
            let fault = isChoice ? "is a choice of texts, which only scenes have" : "is no interval"
            throw FieldError(field: path, message: "\(fault); \(Self.demand)")
        }
        self = .interval(try Self.interval(decoder, at: path))
    }

    private static func choice(_ object: KeyedDecodingContainer<FieldKey>, at path: FieldPath) throws -> Self {
        let key = FieldKey("choices")
        let path = path.appending("choices")
        if let other = object.allKeys.map(\.stringValue).sorted().first(where: { $0 != "choices" }) {
            throw FieldError(field: path, message: "stands beside \(other); a choice has choices and nothing else")
        }
        if let texts = try? object.decode([String].self, forKey: key), !texts.isEmpty {
            return .choice(texts, labels: nil)
        }
        if let named = try? object.decode([String: String].self, forKey: key), !named.isEmpty {
            let labels = named.keys.sorted()
            return .choice(labels.compactMap { named[$0] }, labels: labels)
        }
        throw FieldError(
            field: path,
            message: "must be a list of texts, or {…} with a text for each language; there is one at least")
    }

    private static func interval(_ decoder: any Decoder, at path: FieldPath) throws -> ClosedRange<Fraction> {
        let reader = ExpressionReader(decoder)
        var ends: [Fraction] = []
        if var list = try? decoder.unkeyedContainer() {
            while !list.isAtEnd { ends.append(try number(in: &list, reader, path)) }
        }
        guard ends.count == 2 else { throw FieldError(field: path, message: "is no interval; \(demand)") }
        guard ends[0] <= ends[1] else {
            throw FieldError(field: path, message: "is empty, since \(ends[0]) is above \(ends[1]); \(demand)")
        }
        return ends[0]...ends[1]
    }

    private static func number(
        in list: inout any UnkeyedDecodingContainer, _ reader: ExpressionReader, _ path: FieldPath
    ) throws -> Fraction {
        let place = path.appending(list.currentIndex)
        let digits = (list as? JSONTreeEntries)?.digits
        if let double = try? list.decode(Double.self),
            let number = try reader.number(double, digits, at: place).known
        {
            return number
        }
        if let word = try? list.decode(String.self), let number = Fraction(words: word) { return number }
        throw FieldError(field: place, message: "is no finite number; the interval must be [least, greatest]")
    }
}

extension CodingUserInfoKey {
    /// Whether a parameter may be a choice of texts, as in scenes.
    package static let allowsChoices = named("plumb.allowsChoices")
}
