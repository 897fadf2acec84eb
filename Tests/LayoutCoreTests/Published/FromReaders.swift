// FromReaders.swift: what readers of geometry are told in fixed frames, as VAKit asserts it.

import LayoutCore
import Views

enum FromReaders {
    private static func source(_ file: String) -> PublishedSource {
        PublishedSource(
            repository: "VAndrJ/VAKit", commit: "4605ac1ff1d3a2a6470ba811b1c7a78658ad6b01",
            path: "Tests/VAKitTests/Extensions/\(file).swift")
    }

    private static let frames = source("ViewTests")
    private static let proxies = source("GeometryProxyTests")

    private struct Told: View {
        var look: (GeometryProxy) -> CGSize = { $0.size }

        var body: some View {
            GeometryReader { proxy in
                Color.clear.frame(width: look(proxy).width, height: look(proxy).height).id("told")
            }
        }
    }

    private static func told(_ view: some View) throws -> [CGFloat] {
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 390, height: 844))
        return tree.frame(id: "told").map { [$0.width, $0.height] } ?? []
    }

    private static let sizes: [(line: Int, width: CGFloat, height: CGFloat)] = [
        (19, 1000, 1000), (20, 100, 100), (21, 0, 0), (22, 100, 1000), (23, 1000, 100), (24, 100, 0), (25, 0, 100),
    ]

    private static let centers: [(line: Int, width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat)] = [
        (19, 100, 100, 50, 50), (20, 20, 10, 10, 5), (21, 0, 0, 0, 0), (22, 10, 20, 5, 10), (23, 1000, 1000, 500, 500),
    ]

    private static let insets: [(line: Int, width: CGFloat, height: CGFloat, inset: CGFloat)] = [
        (43, 100, 100, 10), (44, 100, 100, 0), (45, 25, 30, 10), (46, 25, 30, 0),
    ]

    static let layouts: [PublishedLayout] =
        sizes.map { line, width, height in
            frames.says(line, "a reader in a frame of \(width) by \(height)", [width, height]) {
                try told(Told().frame(width: width, height: height))
            }
        }
        + centers.map { line, width, height, x, y in
            proxies.says(line, "the middle of a reader of \(width) by \(height)", [x, y]) {
                let middle = Told { CGSize(width: $0.size.width / 2, height: $0.size.height / 2) }
                return try told(middle.frame(width: width, height: height))
            }
        }
        + insets.map { line, width, height, inset in
            proxies.says(
                line, "a reader's size and insets in a padded safe area of \(width) by \(height)", [width, height]
            ) {
                let whole = Told { proxy in
                    let insets = proxy.safeAreaInsets
                    return CGSize(
                        width: proxy.size.width + insets.leading + insets.trailing,
                        height: proxy.size.height + insets.top + insets.bottom)
                }
                return try told(whole.safeAreaPadding(.all, inset).frame(width: width, height: height))
            }
        }
}
