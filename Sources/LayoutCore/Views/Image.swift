// Image.swift: pictures and symbols.  Lengths in points.  There are no picture files here: a picture is its size.

/// A picture of a given size, or a symbol.
public struct Image: View, NodeView {
    private enum Source {
        case symbol(String)
        case picture(String, CGSize)
    }

    private let source: Source
    private var isResizable = false

    /// A symbol: a box of 1.25 by 1.1 em of the surroundings' font with its baseline at 0.85 of the height.
    ///
    /// The box stands in for SF Symbols, whose sizes are not published; it is the same for every name.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture of a size in points.
    public init(_ name: String, size: CGSize) { source = .picture(name, size) }

    /// The same picture, taking the room offered.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    func node(in context: BuildContext) -> Node {
        let paint = ForegroundStyle().paint(in: context.environment)
        switch source {
        case .picture(let name, let size):
            return leaf(context, size, .image(name: name, paint: paint))
        case .symbol(let name):
            let environment = context.environment
            let em = (environment.font ?? .body).scaled(to: environment.dynamicTypeSize).pointSize
            let size = CGSize { CGFloat(SymbolBox.ems[$0]) * em }
            let symbol = leaf(context, size, .image(name: name, paint: paint))
            let baseline: (ViewDimensions) -> CGFloat = { $0.height * CGFloat(SymbolBox.baseline) }
            let first = GuideNode(context, VerticalAlignment.firstTextBaseline.key, baseline, symbol)
            return GuideNode(context, VerticalAlignment.lastTextBaseline.key, baseline, first)
        }
    }

    private func leaf(_ context: BuildContext, _ size: CGSize, _ drawing: ViewDrawing) -> Node {
        let isResizable = isResizable
        return FlexibleLeaf(context, "Image", drawing) {
            isResizable ? $0.replacingUnspecifiedDimensions(by: size) : size
        }
    }
}

/// The box of a symbol.
package enum SymbolBox {
    /// Its width and height in ems of the surroundings' font.
    package static let ems = PerAxis(horizontal: 1.25, vertical: 1.1)
    /// Where its baselines are, as a share of its height.
    package static let baseline = 0.85
}
