// Inert.swift: what the modifiers of this target have in common.

extension View {
    /// This view, without its type: what the modifiers of this target return.
    var unchanged: some View { self }
}
