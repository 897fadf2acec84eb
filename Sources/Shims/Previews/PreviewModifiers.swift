// PreviewModifiers.swift: how views are shown in an editor; without effect here.

/// The room of a preview: a device's, the view's own, or a size in points.
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The device of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device of a name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String
    /// The orientations by their names.
    public static let portrait = Self(name: "portrait"), portraitUpsideDown = Self(name: "portraitUpsideDown"),
        landscapeLeft = Self(name: "landscapeLeft"), landscapeRight = Self(name: "landscapeRight")
    /// All of them.
    public static let allCases: [Self] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

extension View {
    /// Would show the view in a room.
    public func previewLayout(_ value: PreviewLayout) -> Self { self }
    /// Would show the view on a device.
    public func previewDevice(_ value: PreviewDevice?) -> Self { self }
    /// Would name the preview.
    public func previewDisplayName(_ value: String?) -> Self { self }
    /// Would turn the device.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}
