// TextAlignment.swift: how the lines of a text are aligned with each other.

/// How the lines of a text are aligned with each other, within the text's own box.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// On the side where lines begin, in the middle, or on the side where lines end.
    case leading, center, trailing

    /// The share of a line's slack that stands before it.
    var share: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
