// StatefulTree.swift: random trees of views with state, as data, so that a tree of given states can be made afresh.

import LayoutCore
import Generators

/// A tree of views; counters and branches are numbered and have state of their own.
indirect enum StatefulTree {
    /// A box as wide as its count.
    case counter(Int)
    /// Shows its content where its count is odd, and hands its count down as a limit of lines.
    case branch(Int, StatefulTree)
    case row([StatefulTree])
    case column([StatefulTree])
    /// Elements of a `ForEach` beside each other.
    case list([StatefulTree])
    /// A modifier, by its number.
    case modified(Int, StatefulTree)
    case text

    static let modifiers = 8

    /// The numbers of what has state inside.
    var numbers: [Int] {
        switch self {
        case .counter(let number): [number]
        case .branch(let number, let content): [number] + content.numbers
        case .row(let parts), .column(let parts), .list(let parts): parts.flatMap(\.numbers)
        case .modified(_, let content): content.numbers
        case .text: []
        }
    }

    /// The numbers of what has state and is shown, where the counts are given.
    func shown(_ counts: [Int: Int]) -> [Int] {
        switch self {
        case .counter(let number): [number]
        case .branch(let number, let content):
            [number] + ((counts[number] ?? 0).isMultiple(of: 2) ? [] : content.shown(counts))
        case .row(let parts), .column(let parts), .list(let parts): parts.flatMap { $0.shown(counts) }
        case .modified(_, let content): content.shown(counts)
        case .text: []
        }
    }

    /// What has state anew when a branch hides its content.
    func hidden(by branch: Int) -> [Int] {
        switch self {
        case .branch(branch, let content): content.numbers
        case .branch(_, let content), .modified(_, let content): content.hidden(by: branch)
        case .row(let parts), .column(let parts), .list(let parts): parts.flatMap { $0.hidden(by: branch) }
        case .counter, .text: []
        }
    }
}

/// What a test knows of the views that have state: how to write it, and how often their bodies were evaluated.
final class StateRemote {
    var setters: [Int: (Int) -> Void] = [:]
    var evaluations: [Int: Int] = [:]
    /// The counts that new state begins with.
    let initial: [Int: Int]

    init(initial: [Int: Int] = [:]) { self.initial = initial }
}

/// The views of a stateful tree.
struct StatefulView: View {
    let tree: StatefulTree
    let remote: StateRemote

    var body: some View {
        switch tree {
        case .counter(let number): Counter(number, remote)
        case .branch(let number, let content): Branch(number, content, remote)
        case .row(let parts): HStack(spacing: 3) { views(of: parts) }
        case .column(let parts): VStack(alignment: .leading) { views(of: parts) }
        case .list(let parts):
            ForEach(Array(parts.indices), id: \.self) { StatefulView(tree: parts[$0], remote: remote) }
        case .modified(let modifier, let content):
            modified(AnyView(StatefulView(tree: content, remote: remote)), by: modifier)
        case .text: Text("some words that wrap")
        }
    }

    private func views(of parts: [StatefulTree]) -> StaticViews {
        StaticViews(parts.map { AnyView(StatefulView(tree: $0, remote: remote)) })
    }

    private func modified(_ view: AnyView, by modifier: Int) -> AnyView {
        switch modifier {
        case 0: AnyView(view.padding(4))
        case 1: AnyView(view.frame(maxWidth: 50, alignment: .trailing))
        case 2: AnyView(view.overlay(Color.blue.frame(width: 5, height: 5), alignment: .topTrailing))
        case 3: AnyView(GeometryReader { room in view.frame(width: room.size.width / 2) })
        case 4: AnyView(Group { view }.tag("tag").onTapGesture {}.layoutPriority(1))
        case 5: AnyView(view.environment(\.layoutDirection, .rightToLeft))
        case 6:
            AnyView(
                ViewThatFits {
                    view; Color.green
                })
        default: AnyView(view.background(GeometryReader { room in Color.red.frame(width: room.size.height) }))
        }
    }
}

private struct Counter: View {
    let number: Int
    let remote: StateRemote
    @State private var count: Int

    init(_ number: Int, _ remote: StateRemote) {
        (self.number, self.remote) = (number, remote)
        _count = State(initialValue: remote.initial[number] ?? 0)
    }

    var body: some View {
        remote.setters[number] = { count = $0 }
        remote.evaluations[number, default: 0] += 1
        return Color.red.frame(width: 10 + CGFloat(count), height: 10).id(number)
    }
}

private struct Branch: View {
    let number: Int
    let content: StatefulTree
    let remote: StateRemote
    @State private var count: Int

    init(_ number: Int, _ content: StatefulTree, _ remote: StateRemote) {
        (self.number, self.content, self.remote) = (number, content, remote)
        _count = State(initialValue: remote.initial[number] ?? 0)
    }

    var body: some View {
        remote.setters[number] = { count = $0 }
        remote.evaluations[number, default: 0] += 1
        return VStack(spacing: CGFloat(count)) {
            Text("branch \(count)")
            if !count.isMultiple(of: 2) { StatefulView(tree: content, remote: remote).lineLimit(count) }
        }
    }
}

extension Generator where Value == StatefulTree {
    /// Trees of five levels and at most thirty leaves.
    static var statefulTrees: Generator {
        Generator { choices in
            var count = 0
            return tree(5, &count, &choices)
        }
    }

    private static func tree(_ depth: Int, _ count: inout Int, _ choices: inout Choices) -> StatefulTree {
        count += 1
        let number = count
        guard depth > 0, count < 30 else { return choices.bool() ? .counter(number) : .text }
        func parts() -> [StatefulTree] { (0..<choices.int(in: 1...4)).map { _ in tree(depth - 1, &count, &choices) } }
        switch choices.int(in: 0..<7) {
        case 0: return .counter(number)
        case 1: return .branch(number, tree(depth - 1, &count, &choices))
        case 2: return .row(parts())
        case 3: return .column(parts())
        case 4: return .list(parts())
        default:
            return .modified(choices.int(in: 0..<StatefulTree.modifiers), tree(depth - 1, &count, &choices))
        }
    }
}
