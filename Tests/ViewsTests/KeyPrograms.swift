// KeyPrograms.swift: values under keys that `@Entry` makes, and objects of the main actor as state.

import PlumbViews

extension EnvironmentValues {
    /// The width of chips, in points.
    @Entry var chipWidth: CGFloat = 30  // not 40
    @Entry
    // Without a type.
    var chipHeight = 10.0
    @Entry var chipName: String?
    @Entry var chipLabels: [String: (Int) -> String] = ["a = b": { "\($0 == 1)" }]
}

extension ContainerValues {
    @Entry var isWide = false
}

extension Transaction {
    @Entry var isFast: Bool = false
}

extension FocusedValues {
    @Entry var chip: Binding<Int>?
}

@MainActor @Observable final class Shelf {
    var count = 2
}

/// A view with an object of the main actor, which it hands down.
struct ShelfView: View {
    @State private var shelf = Shelf()

    var body: some View { Chip(id: "a").environment(shelf) }
}

struct Chip: View {
    @Environment(\.chipWidth) private var width
    @Environment(\.chipHeight) private var height
    @Environment(\.chipName) private var name
    @Environment(\.chipLabels) private var labels
    @FocusedBinding(\.chip) private var chip
    let id: String

    var body: some View {
        if labels["a = b"]?(1) == "true", name == nil, chip == nil {
            Color.blue.frame(width: width, height: height).id(id)
        }
    }
}

/// A column in which some views are wide.
struct WideColumn<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(spacing: 0) {
                ForEach(subviews) { subview in subview.frame(width: subview.containerValues.isWide ? 80 : 20) }
            }
        }
    }
}

/// Sections beside each other.
struct SectionColumns<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(sections: content) { section in
                VStack(spacing: 0) {
                    section.header
                    ForEach(section.content) { $0 }
                }
            }
        }
    }
}

var keyPrograms: [FramedProgram] {
    let window = CGSize(width: 100, height: 100)
    return [
        FramedProgram("keys of an environment", in: window, ["a": frame(35, 40, 30, 10), "b": frame(25, 50, 50, 10)]) {
            VStack(spacing: 0) {
                Chip(id: "a")
                Chip(id: "b").environment(\.chipWidth, 50)
            }
            .transaction { $0.isFast = true }
        },
        FramedProgram("keys of a container", in: window, ["a": frame(10, 40, 80, 10), "b": frame(40, 50, 20, 10)]) {
            WideColumn {
                block("a", nil, 10).containerValue(\.isWide, true)
                block("b", nil, 10)
            }
        },
        FramedProgram(
            "sections of a container", in: window,
            [
                "h": frame(40, 37.5, 10, 5), "a": frame(40, 42.5, 10, 10), "b": frame(40, 52.5, 10, 10),
                "c": frame(50, 37.5, 10, 10),
            ]
        ) {
            SectionColumns {
                Section {
                    block("a", 10, 10)
                    block("b", 10, 10)
                } header: {
                    block("h", 10, 5)
                }
                block("c", 10, 10)
            }
        },
        FramedProgram("state of the main actor", in: window, ["a": frame(35, 45, 30, 10)]) { ShelfView() },
    ]
}
