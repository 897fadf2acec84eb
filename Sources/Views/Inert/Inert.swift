// Inert.swift: what the modifiers of this folder have in common: they draw, react, name or announce, and no frame changes.
//
// A program that uses them compiles and is laid out as if they were not there.  What they are given is not run, except
// what the documentation of a modifier says.  Modifiers that also mark what is drawn are in LayoutCore's `Effects.swift`.

extension View {
    /// This view, without its type: what the modifiers of this folder return.
    var unchanged: some View { self }
}
