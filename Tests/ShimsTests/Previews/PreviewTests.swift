// PreviewTests.swift: previews, written as for SwiftUI; that they compile is the test.

import PlumbViews

private struct Counter: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
}

#Preview { Counter(count: .constant(1)) }

#Preview("Several") {
    Counter(count: .constant(1))
    Counter(count: .constant(2))
}

#Preview("Traits", traits: .sizeThatFitsLayout) { Text("preview") }

#Preview(traits: .fixedLayout(width: 100, height: 50), .landscapeLeft) { Text("preview") }

#Preview {
    @Previewable @State var count = 1
    Counter(count: $count)
}

#Preview("Statements") {
    let count = 1
    return VStack { Text("\(count)") }
}

#Preview {
    struct Container: View {
        @State private var count = 1
        var body: some View { Counter(count: $count) }
    }
    return Container()
}
