// Bound.swift: state for programs written for SwiftUI.

import PlumbViews

struct BoundItem: Identifiable, Hashable {
    let id: Int
}

enum BoundField: Hashable { case name, password }

/// State for programs that need bindings.
struct Bound<Content: View>: View {
    @State var isOn = false
    @State var item: BoundItem?
    @State var text = ""
    @State var tokens: [BoundItem] = []
    @FocusState var isFocused: Bool
    @FocusState var field: BoundField?
    @Namespace var namespace
    @GestureState var drag = CGSize.zero
    let content: (Bound) -> Content

    var body: some View { content(self) }
}
