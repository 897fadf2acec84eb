// EngineName.swift: the name of an engine by its bytes, so that counts by engine do not depend on which of two names came
// first that Unicode takes for the same.

/// A name that is the same as another only where its bytes are, and that is ordered by them.
package struct EngineName: Sendable, Hashable, Comparable {
    /// The name.
    package let text: String

    /// A name.
    package init(_ text: String) { self.text = text }

    /// Whether two names have the same bytes.
    package static func == (first: EngineName, second: EngineName) -> Bool {
        var (first, second) = (first.text, second.text)
        return first.withUTF8 { first in
            second.withUTF8 { second in first.count == second.count && first.elementsEqual(second) }
        }
    }

    /// Hashes the bytes.
    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Orders names by their bytes.
    package static func < (first: EngineName, second: EngineName) -> Bool {
        first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
    }
}
