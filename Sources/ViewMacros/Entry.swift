// Entry.swift: `@Entry var name: Type = value` in an extension of values that have keys, such as `EnvironmentValues`: a key of the
// property's own, and accessors that ask for its value.  Only the beginning of the declaration is read, up to the sign of
// equality; the value is passed on as it is written.

/// A property that is kept under a key.
struct Entry {
    private let name: String
    private let type: String?
    private let value: String
    private let kind: KeyKind

    /// Reads a declaration in an extension; `nil` where it is none of a single variable with a value.
    init?(_ declaration: String, in context: String) {
        guard let kind = KeyKind(of: context) else { return nil }
        let (head, value) = Self.divided(declaration)
        let pattern = /\bvar\s+(?<name>`?\w+`?)\s*(?::\s*(?<type>.+?))?\s*$/.dotMatchesNewlines()
        guard let match = head.firstMatch(of: pattern) else { return nil }
        let type = match.type.map(String.init)
        guard type?.contains("{") != true, let value = value ?? (type == nil ? nil : "nil") else { return nil }
        (self.name, self.type, self.value, self.kind) = (String(match.name), type, value, kind)
    }

    /// The name of the key: that of the property behind a prefix that the macro's declaration promises.
    private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

    /// The accessors of the property.
    var accessors: String {
        """
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
        """
    }

    /// The key.
    ///
    /// A value of a named type is made whenever it is asked for.  Another is kept, for only a stored property can have the type
    /// of its value; it is not written again, so that it needs no actor.
    var key: String {
        guard let type else {
            return "private struct \(keyName): \(kind.key) { nonisolated(unsafe) static var defaultValue = \(value)\n}"
        }
        guard kind != .focused else {
            // Such a property is optional, its key names what it may have.
            let whole = type.hasSuffix("?") ? String(type.dropLast()) : type
            return "private struct \(keyName): \(kind.key) { typealias Value = \(whole) }"
        }
        return """
            private struct \(keyName): \(kind.key) {
                typealias Value = \(type)
                static var defaultValue: Value { \(value)
                }
            }
            """
    }

    /// A declaration without comments up to its sign of equality, and what follows that.
    private static func divided(_ declaration: String) -> (head: String, value: String?) {
        var (head, rest, depth) = ("", declaration[...], 0)
        while let next = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if next == "=", depth == 0 {
                return (head, String(rest.dropFirst()))
            } else {
                depth += "([{".contains(next) ? 1 : ")]}".contains(next) ? -1 : 0
                head.append(next)
                rest = rest.dropFirst()
            }
        }
        return (head, nil)
    }
}

/// The values that have keys.
private enum KeyKind: String, CaseIterable {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    /// Reads which of them an extension is of.
    init?(of extension: String) {
        guard let match = `extension`.firstMatch(of: /\bextension\s+(?:\w+\s*\.\s*)?(?<name>\w+)/),
            let kind = KeyKind(rawValue: String(match.name))
        else { return nil }
        self = kind
    }

    /// The protocol of their keys.
    var key: String {
        switch self {
        case .environment: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .container: "ContainerValueKey"
        case .focused: "FocusedValueKey"
        }
    }
}
