// BadAnswersTests.swift: sizes, places and lengths of others that are none are reported, and frames are numbers after them.

import LayoutCore
import Rows
import Testing

/// A layout of a fixed size that places what is inside somewhere.
private struct Placing: Layout {
    var size = CGSize(width: 30, height: 20)
    var point = CGPoint.zero
    var offer = ProposedViewSize(width: 5, height: 5)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: point, proposal: offer) }
    }
}

/// A shape of a size that it says.
private struct Sized: Shape {
    let size: CGSize
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

/// Texts whose size is negative or no number.
private struct WildMeasurer: TextMeasurer {
    func layout(_ runs: [TextRun], proposal: ProposedViewSize, lineLimit: Int?) -> TextLayout {
        TextLayout(
            size: CGSize(width: CGFloat.infinity, height: .nan), firstBaseline: .nan, lastBaseline: .infinity,
            lines: [],
            isTruncated: false)
    }
}

/// A distribution that gives the lengths of a list, or throws.
private struct Listed: Distribution {
    struct Refusal: Error {}
    let list: [Double]?

    func lengths(for row: Row) throws -> [Double] {
        guard let list else { throw Refusal() }
        return list
    }
}

struct BadAnswersTests {
    private let room = ProposedViewSize(width: 100, height: 100)

    /// Whether every frame of a tree is made of numbers.
    private func isFinite(_ tree: LayoutTree) -> Bool {
        tree.elements.map(\.frame).allSatisfy {
            [$0.minX, $0.minY, $0.size.width, $0.size.height].allSatisfy(\.isFinite)
        }
    }

    static let wild: [CGFloat] = [.infinity, -.infinity, .nan]

    @Test(arguments: wild, wild + [10])
    func `a layout of no size is reported with its path and counts as nothing`(width: CGFloat, height: CGFloat) throws {
        let view = HStack(spacing: 0) {
            Placing(size: CGSize(width: width, height: height)) { Color.red }.id("wild")
            Color.blue.id("rest")
        }
        let tree = try LayoutHost(view).layout(room)
        #expect(isFinite(tree) && tree.frame(id: "wild")?.width == 0 && tree.frame(id: "rest")?.width == 100)
        let isInfinite = [width, height].contains(.infinity)
        #expect(tree.diagnostics.isEmpty == !(width.isNaN || height.isNaN || isInfinite))
        #expect(tree.diagnostics.allSatisfy { $0.path.hasSuffix("HStack/Placing[0]") }, "\(tree.diagnostics)")
        #expect(tree.diagnostics.contains { $0.problem == .sizeIsInfinite } == isInfinite)
    }

    @Test func `infinity is an answer to infinity, and no misuse`() throws {
        struct Filling: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        let view = HStack(spacing: 0) {
            Filling { Color.red }.id("filling")
            Color.blue.frame(maxWidth: 30)
        }
        let host = LayoutHost(view)
        let tree = try host.layout(room)
        #expect(tree.diagnostics.isEmpty && tree.frame(id: "filling")?.width == 70)
        #expect(try host.layout(.infinity).diagnostics.isEmpty)
    }

    @Test(arguments: wild, wild)
    func `a shape or a text of no size is reported and counts as nothing`(width: CGFloat, height: CGFloat) throws {
        let view = VStack(spacing: 0) {
            Sized(size: CGSize(width: width, height: height)).id("shape")
            Text("words").environment(\.textMeasurer, WildMeasurer()).id("text")
            Color.red
        }
        let tree = try LayoutHost(view).layout(room)
        #expect(isFinite(tree) && tree.frame(id: "shape")?.size == .zero && tree.frame(id: "text")?.size == .zero)
        #expect(tree.diagnostics.contains { $0.path.hasSuffix("Text[1]") && $0.problem == .sizeIsInfinite })
    }

    @Test(arguments: [
        Placing(point: CGPoint(x: CGFloat.infinity, y: 0)), Placing(point: CGPoint(x: 3, y: -CGFloat.infinity)),
    ])
    private func `a subview placed at infinity is reported and centred`(layout: Placing) throws {
        let tree = try LayoutHost(layout { Color.red.id("inside") }).layout(room)
        #expect(tree.diagnostics.map(\.description) == ["Placing: subview 0 was placed at infinity, and is centred"])
        #expect(tree.frame(id: "inside") == CGRect(x: 12.5, y: 7.5, width: 5, height: 5))
    }

    @Test func `a subview placed with an infinite length gets what the layout has`() throws {
        let layout = Placing(offer: ProposedViewSize(width: .infinity, height: 5))
        let tree = try LayoutHost(layout { Color.red.id("inside") }).layout(room)
        #expect(tree.diagnostics.map(\.problem) == [.placedInfinitelyLong(subview: 0)])
        #expect(tree.frame(id: "inside") == CGRect(x: 0, y: 0, width: 30, height: 5))
        // What has an end of its own may be offered infinity.
        #expect(try LayoutHost(layout { Text("words") }).layout(room).diagnostics.isEmpty)
    }

    static let refused: [([Double]?, LayoutDiagnostic.Problem)] = [
        ([50], .wrongNumberOfLengths(given: 1, views: 2)), ([], .wrongNumberOfLengths(given: 0, views: 2)),
        ([1, 2, 3], .wrongNumberOfLengths(given: 3, views: 2)), ([.nan, 50], .badLength(subview: 0)),
        ([50, .infinity], .badLength(subview: 1)), (nil, .distributionFailed("Refusal()")),
    ]

    static let outOfBounds: [([Double]?, LayoutDiagnostic.Problem)] = [
        ([-1e308, 20], .lengthOutOfBounds(subview: 0, length: -1e308, bounds: 70 ... .infinity)),
        ([69.99, 20], .lengthOutOfBounds(subview: 0, length: 69.99, bounds: 70 ... .infinity)),
        ([70, 20.01], .lengthOutOfBounds(subview: 1, length: 20.01, bounds: 0...20)),
        ([70, 1e300], .lengthOutOfBounds(subview: 1, length: 1e300, bounds: 0...20)),
    ]

    @Test(arguments: refused + outOfBounds)
    func `where a distribution gives no lengths its stack is reported and laid out by SwiftUI's rule`(
        list: [Double]?, problem: LayoutDiagnostic.Problem
    ) throws {
        func row(_ engine: LayoutEngine) -> some View {
            VStack {
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 70)
                    Color.blue.frame(maxWidth: 20)
                }
                .layoutEngine(engine)
            }
        }
        let tree = try LayoutHost(row(LayoutEngine(Listed(list: list)))).layout(room)
        #expect(tree.diagnostics.map(\.problem) == [problem])
        #expect(tree.diagnostics.first?.path.hasSuffix("HStack") == true)
        #expect(tree.elements.map(\.frame) == (try LayoutHost(row(.swiftUI)).layout(room)).elements.map(\.frame))
    }

    /// The tolerance of a row in 100 points is 0.0001.
    @Test func `lengths that rounding carries over a bound are taken`() throws {
        let row = HStack(spacing: 0) {
            Color.red.frame(minWidth: 70)
            Color.blue.frame(minWidth: 0, maxWidth: 20)
        }
        let tree = try LayoutHost(row.layoutEngine(LayoutEngine(Listed(list: [69.99999, 20.00001])))).layout(room)
        #expect(tree.diagnostics.isEmpty, "\(tree.diagnostics)")
    }

    @Test(arguments: refused)
    func `where a distribution gives no lengths a grid is reported and laid out by SwiftUI's rule`(
        list: [Double]?, problem: LayoutDiagnostic.Problem
    ) throws {
        let tree = try LayoutHost(grid(LayoutEngine(Listed(list: list)))).layout(room)
        // Its columns are asked about first, its one row after them.
        #expect(tree.diagnostics.first?.problem == problem)
        #expect(tree.diagnostics.first?.path.hasSuffix("Grid") == true)
        #expect(tree.elements.map(\.frame) == (try LayoutHost(grid(.swiftUI)).layout(room)).elements.map(\.frame))
    }

    @Test func `where a grid's program has no answer the grid is reported and shares its columns out itself`() throws {
        struct NoColumns: StackRule {
            func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) -> [CGFloat?] {
                GreedyRule().offers(to: children, gaps: gaps, in: length)
            }
            func columns(of grid: () -> GridQuestion<Double>) throws -> [Double]? { throw Listed.Refusal() }
        }
        let tree = try LayoutHost(grid(LayoutEngine(name: "none", rule: NoColumns()))).layout(room)
        #expect(tree.diagnostics.map(\.problem) == [.distributionFailed("Refusal()")])
        #expect(tree.elements.map(\.frame) == (try LayoutHost(grid(.swiftUI)).layout(room)).elements.map(\.frame))
    }

    private func grid(_ engine: LayoutEngine) -> some View {
        Grid(horizontalSpacing: 0) {
            GridRow {
                Color.red.frame(minWidth: 70, maxHeight: 10)
                Color.blue.frame(maxWidth: 20, maxHeight: 10)
            }
        }
        .layoutEngine(engine)
    }
}
