// SafeArea.swift: the part of the screen that nothing of the system covers.  Lengths in points, in the root's coordinates.

/// The screen and the part of it that nothing of the system covers.
struct SafeArea {
    /// The whole screen.
    let screen: CGRect
    /// What is free of bars, corners and cameras.
    var free: CGRect

    /// A frame grown to the screen's edge on the sides where it reaches the end of what is free.
    func grown(_ frame: CGRect, _ edges: Edge.Set, isRightToLeft: Bool) -> CGRect {
        let insets = insets(of: frame, isRightToLeft: isRightToLeft)
        func grown(_ edge: Edge, _ inset: CGFloat) -> CGFloat { edges.contains(edge) ? inset : 0 }
        let (leading, trailing) = (grown(.leading, insets.leading), grown(.trailing, insets.trailing))
        let (top, bottom) = (grown(.top, insets.top), grown(.bottom, insets.bottom))
        return CGRect(
            x: frame.minX - (isRightToLeft ? trailing : leading), y: frame.minY - top,
            width: frame.width + leading + trailing, height: frame.height + top + bottom)
    }

    /// How far the screen goes on beyond the sides of a frame that reach the end of what is free, at most.
    func insets(of frame: CGRect, isRightToLeft: Bool) -> EdgeInsets {
        let left = frame.minX <= free.minX ? max(0, min(frame.minX, free.minX) - screen.minX) : 0
        let right = frame.maxX >= free.maxX ? max(0, screen.maxX - max(frame.maxX, free.maxX)) : 0
        let top = frame.minY <= free.minY ? max(0, min(frame.minY, free.minY) - screen.minY) : 0
        let bottom = frame.maxY >= free.maxY ? max(0, screen.maxY - max(frame.maxY, free.maxY)) : 0
        return EdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
    }

    /// How much of a frame lies outside what is free, or how far it is from the screen's edge where it reaches the end.
    func covered(_ frame: CGRect, isRightToLeft: Bool) -> EdgeInsets {
        let left = frame.minX <= free.minX ? free.minX - screen.minX : 0
        let right = frame.maxX >= free.maxX ? screen.maxX - free.maxX : 0
        return EdgeInsets(
            top: frame.minY <= free.minY ? free.minY - screen.minY : 0, leading: isRightToLeft ? right : left,
            bottom: frame.maxY >= free.maxY ? screen.maxY - free.maxY : 0, trailing: isRightToLeft ? left : right)
    }
}

/// What covers parts of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for the device and its bars, one for the keyboard.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device and bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard, which never shows here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

private enum SafeAreaInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// What the device covers at the sides of the screen that a host lays out, in points; nothing by default.
    ///
    /// It is read where a host begins: the root is then offered what is free, and views that ignore the safe area reach
    /// the sides of the screen.
    public var safeAreaInsets: EdgeInsets {
        get { self[SafeAreaInsetsKey.self] }
        set { self[SafeAreaInsetsKey.self] = newValue }
    }
}
