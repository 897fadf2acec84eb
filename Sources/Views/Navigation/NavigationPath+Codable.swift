// NavigationPath+Codable.swift: paths that are kept between launches of a program.

extension NavigationPath {
    /// The values of a path with the names of their types, which are Swift's mangled ones.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        /// Reads pairs of a type and a value as JSON, the first value of the path first.
        ///
        /// - Throws: `DecodingError` for a type that the program does not have, and for one that is not codable and hashable.
        public init(from decoder: any Decoder) throws {
            var pairs = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !pairs.isAtEnd {
                let name = try pairs.decode(String.self)
                let json = try pairs.decode(String.self)
                guard let type = _typeByName(name) as? any Decodable.Type,
                    let value = try JSONDecoder().decode(type, from: Data(json.utf8)) as? any Hashable
                else {
                    throw DecodingError.dataCorruptedError(
                        in: pairs, debugDescription: "\(name) is no type here that is codable and hashable")
                }
                values.append(AnyHashable(value))
            }
            self.values = values
        }

        /// The values, unless one of them is not codable.
        fileprivate init?(_ values: [AnyHashable]) {
            guard values.allSatisfy({ $0.base is any Codable && Self.name(of: $0) != nil }) else { return nil }
            self.values = values
        }

        /// Writes pairs of a type and a value as JSON, the first value of the path first.
        public func encode(to encoder: any Encoder) throws {
            var pairs = encoder.unkeyedContainer()
            for value in values {
                guard let name = Self.name(of: value), let codable = value.base as? any Encodable else { continue }
                try pairs.encode(name)
                try pairs.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
            }
        }

        private static func name(of value: AnyHashable) -> String? { _mangledTypeName(type(of: value.base)) }
    }

    /// What can be kept of the path; `nil` where a value is not codable.
    public var codable: CodableRepresentation? { CodableRepresentation(values) }

    /// The path that was kept.
    public init(_ codable: CodableRepresentation) { values = codable.values }
}
