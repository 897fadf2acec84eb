// Image.swift: pictures and symbols.  Lengths in points.  There are no picture files here: a picture is its size.

/// A picture of a given size, or a symbol.
public struct Image: View, NodeView {
    private enum Source {
        case symbol(String)
        case picture(String, CGSize)
        case asset(String)
    }

    private let source: Source
    private var isResizable = false
    /// What is said of it; `nil` where nobody has said anything.
    private var marks: AccessibilityMarks?

    /// A symbol: a box of 1.25 by 1.1 em of the surroundings' font with its baseline at 0.85 of the height.
    ///
    /// The box stands in for SF Symbols, whose sizes are not published; it is the same for every name.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture of a size in points.
    public init(_ name: String, size: CGSize) { source = .picture(name, size) }

    /// A picture by its name; its size is in the environment's `imageSizes`, and 0 where that has no such name.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// A picture by its name, with words that describe it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        var marks = AccessibilityMarks()
        marks.label = label.characters
        self.marks = marks
    }

    /// A picture by its name that only adorns.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        var marks = AccessibilityMarks()
        marks.isHidden = true
        self.marks = marks
    }

    /// A symbol that fills up with a value, from 0 to 1.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// The same picture, taking the room offered.
    ///
    /// - Parameters:
    ///   - capInsets: Accepted for source compatibility: how the picture is stretched changes no frame.
    ///   - resizingMode: Accepted for source compatibility, likewise.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// How a picture fills its room.
    public enum ResizingMode: Hashable, Sendable {
        /// By copies side by side, or stretched.
        case tile, stretch
    }

    func node(in context: BuildContext) -> Node {
        let node = plainNode(in: context)
        if let marks { node.traits.own.accessibility = marks }
        return node
    }

    private func plainNode(in context: BuildContext) -> Node {
        let scheme = context.environment.colorScheme
        let paint = ForegroundStyle().paint(in: context.environment).shown(in: scheme)
        switch source {
        case .picture(let name, let size):
            return leaf(context, size, .image(name: name, paint: paint))
        case .asset(let name):
            let size = context.environment.imageSizes[name] ?? .zero
            return leaf(context, size, .image(name: name, paint: paint))
        case .symbol(let name):
            let environment = context.environment
            let font = (environment.symbolFont ?? environment.font ?? .body).scaled(to: environment.dynamicTypeSize)
            let size = Self.symbolSize(in: font, scale: environment.imageScale.factor)
            let symbol = leaf(context, size, .image(name: name, paint: paint))
            let baseline: (ViewDimensions) -> CGFloat = { $0.height * CGFloat(SymbolBox.baseline) }
            let first = GuideNode(context, VerticalAlignment.firstTextBaseline.key, baseline, symbol)
            return GuideNode(context, VerticalAlignment.lastTextBaseline.key, baseline, first)
        }
    }

    /// The size of every symbol beside letters of a font.
    static func symbolSize(in font: Font, scale: CGFloat = 1) -> CGSize {
        CGSize { CGFloat(SymbolBox.ems[$0]) * font.pointSize * scale }
    }

    /// The picture as a text has it among its words.
    package var inline: InlinePicture {
        switch source {
        case .symbol: .symbol
        case .picture(_, let size): .sized(size.width)
        case .asset(let name): .named(name)
        }
    }

    private func leaf(_ context: BuildContext, _ size: CGSize, _ drawing: ViewDrawing) -> Node {
        let isResizable = isResizable
        return FlexibleLeaf(context, "Image", drawing) {
            isResizable ? $0.replacingUnspecifiedDimensions(by: size) : size
        }
    }
}
