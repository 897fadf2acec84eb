// TextSelection.swift: which characters of a field are chosen; nobody chooses any here.

/// Chosen characters, or a place between two.
public struct TextSelection: Hashable, Sendable {
    /// What is chosen: a range, or several where the directions of a text change.
    public enum Indices: Hashable, Sendable {
        /// A range.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection([Range<String.Index>])
    }

    /// To which of two characters a place belongs: that before it, or that behind it.
    public enum Affinity: Hashable, Sendable { case upstream, downstream }

    /// What is chosen.
    public var indices: Indices
    /// To which of two characters the place belongs.
    public var affinity = Affinity.downstream
    /// Whether it is a place between two characters.
    public var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
    }

    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// A place.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    /// Several ranges.
    public init(ranges: [Range<String.Index>]) { indices = .multiSelection(ranges) }
}

extension TextField where Label == Text {
    /// A line whose chosen characters are kept elsewhere.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal) }

    /// A line whose chosen characters are kept elsewhere.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal) }
}

extension TextEditor {
    /// A page whose chosen characters are kept elsewhere.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension View {
    /// Would say to which of two characters a place belongs.
    public func textSelectionAffinity(_ affinity: TextSelection.Affinity) -> Self { self }
}
