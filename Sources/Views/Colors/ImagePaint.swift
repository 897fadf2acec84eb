// ImagePaint.swift: a paint of pictures side by side.

/// A paint of pictures side by side; a middle grey stands for it, since pictures have no pixels here.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The part of the picture that is painted, in shares of its sides.
    public var sourceRect: CGRect
    /// By how much the picture is larger than itself.
    public var scale: CGFloat

    /// A paint of a part of a picture.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    /// A middle grey.
    public func paint(in environment: EnvironmentValues) -> Paint { .color(.gray) }
}

extension ShapeStyle where Self == ImagePaint {
    /// A paint of a part of a picture.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
