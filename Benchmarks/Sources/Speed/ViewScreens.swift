// ViewScreens.swift: trees of views of a given size, the same in every run.

import PlumbViews

/// 1,024 leaves in 8 levels of stacks: four in the outermost and in each of the innermost, two in the others.
struct NestedStacks: View {
    var level = 8

    var body: some View {
        if level == 0 {
            Color.blue.frame(minWidth: 2, maxWidth: 40)
        } else if level.isMultiple(of: 2) {
            HStack(spacing: 1) { inner }
        } else {
            VStack(spacing: 1) { inner }
        }
    }

    private var inner: some View {
        ForEach(0..<(level == 8 || level == 1 ? 4 : 2), id: \.self) { _ in AnyView(NestedStacks(level: level - 1)) }
    }
}

/// A binary tree of wrapping texts, rows and columns by turns.
struct WrappingTexts: View {
    let level: Int
    var seed = 1
    private static let texts = [
        "The quick brown fox jumps", "over the lazy dog today", "Lorem ipsum dolor sit amet consectetur",
        "a bb ccc dddd eeeee ffffff",
    ]

    var body: some View {
        if level == 0 {
            Text(Self.texts[seed % 4])
        } else if level.isMultiple(of: 2) {
            HStack { halves }
        } else {
            VStack { halves }
        }
    }

    @ViewBuilder private var halves: some View {
        WrappingTexts(level: level - 1, seed: seed * 2 + 1)
        WrappingTexts(level: level - 1, seed: seed * 3 + 2)
    }
}

/// Pictures of a fixed ratio beside and above each other, by turns, each inside the stack before it.
struct ChainOfRatios: View {
    let level: Int

    var body: some View {
        if level == 0 {
            picture
        } else if level.isMultiple(of: 2) {
            HStack { links }
        } else {
            VStack { links }
        }
    }

    private var picture: some View { Color.blue.aspectRatio(2, contentMode: .fit) }

    @ViewBuilder private var links: some View {
        ChainOfRatios(level: level - 1)
        picture
    }
}

/// Counters that grow with their count, four in each stack; 4,096 of them at level 6.
struct Counters: View {
    var level = 6
    var first = 0
    let remote: Remote

    /// How a benchmark writes the state of one counter.
    final class Remote {
        var write: (Int) -> Void = { _ in }
        let watched: Int

        init(watching counter: Int) { watched = counter }
    }

    private struct Counter: View {
        let number: Int
        let remote: Remote
        @State private var count = 0

        var body: some View {
            if number == remote.watched { remote.write = { count = $0 } }
            return Color.red.frame(width: 2 + CGFloat(count), height: 2)
        }
    }

    var body: some View {
        if level == 0 {
            Counter(number: first, remote: remote)
        } else if level.isMultiple(of: 2) {
            HStack(spacing: 1) { parts }
        } else {
            VStack(spacing: 1) { parts }
        }
    }

    @ViewBuilder private var parts: some View {
        part(0)
        part(1)
        part(2)
        part(3)
    }

    private func part(_ index: Int) -> AnyView {
        AnyView(Counters(level: level - 1, first: 4 * first + index, remote: remote))
    }
}
