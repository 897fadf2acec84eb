// TextModifiers.swift: what text inside takes from its surroundings.

extension View {
    /// Sets the font of text inside that has none; `nil` for `Font.body`.
    public func font(_ font: Font?) -> some View { writing { $0.font = font } }

    /// Makes text inside bold, or not.
    public func bold(_ isActive: Bool = true) -> some View { writing { $0.isBold = isActive } }

    /// Sets the weight of text inside.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        writing { values in
            if let weight { values.font = (values.font ?? .body).weight(weight) }
        }
    }

    /// Sets how the lines of a text inside are aligned with each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        writing { $0.multilineTextAlignment = alignment }
    }

    /// Sets the largest number of lines of a text inside; `nil` for any.
    public func lineLimit(_ number: Int?) -> some View { writing { $0.lineLimit = number } }
}
