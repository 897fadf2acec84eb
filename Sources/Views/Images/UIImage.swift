// UIImage.swift: pictures by UIKit's name.  There are no picture files here, so that a picture is a name.

/// A picture as UIKit has it: the name of one, whose size is in `EnvironmentValues.imageSizes`.
public final class UIImage: Hashable, Sendable {
    fileprivate enum Source: Hashable, Sendable {
        case none
        case asset(String)
        case symbol(String)
    }

    fileprivate let source: Source

    private init(_ source: Source) { self.source = source }

    /// No picture, which takes no room.
    public convenience init() { self.init(.none) }
    /// A picture by its name.
    public convenience init?(named name: String) { self.init(.asset(name)) }
    /// A symbol.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }
    /// A picture in a file; files are not read, so that there is none.
    public convenience init?(data: Data) { return nil }
    /// A picture in a file; files are not read, so that there is none.
    public convenience init?(contentsOfFile path: String) { return nil }

    /// The picture as a file; there is none.
    public func pngData() -> Data? { nil }
    /// The picture as a file; there is none.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// Whether both are the same picture.
    public static func == (first: UIImage, second: UIImage) -> Bool { first.source == second.source }
    /// Feeds the picture.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Image {
    /// A picture.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .none: self.init("", size: .zero)
        case .asset(let name): self.init(name)
        case .symbol(let name): self.init(systemName: name)
        }
    }

    /// A picture by the name that an asset catalog gives it.
    public init(_ resource: ImageResource) { self.init(resource.name) }
}

/// A picture's name in an asset catalog.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    /// A picture by its name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// Would draw a view into a picture; there are no pictures, so that there is none.
public final class ImageRenderer<Content: View> {
    /// The views.
    public var content: Content
    /// Pixels in a point.
    public var scale: CGFloat = 1
    /// What the views are offered.
    public var proposedSize = ProposedViewSize.unspecified
    /// Whether the picture has no holes.
    public var isOpaque = false

    /// A picture of views.
    public init(content view: Content) { content = view }
    /// No picture.
    public var uiImage: UIImage? { nil }
}
