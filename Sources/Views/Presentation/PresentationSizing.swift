// PresentationSizing.swift: how large sheets would be on a tablet and on a computer.

/// How large sheets are where they do not cover a phone's screen.
public protocol PresentationSizing {}

/// How large sheets are, by a name.
public struct NamedPresentationSizing: PresentationSizing, Hashable, Sendable {
    fileprivate let isUsual: Bool
}

extension PresentationSizing where Self == NamedPresentationSizing {
    /// As the system decides.
    public static var automatic: Self { Self(isUsual: true) }
    /// As large as the views in it.
    public static var fitted: Self { Self(isUsual: false) }
    /// As large as a form, which sheets are by themselves.
    public static var form: Self { Self(isUsual: true) }
    /// As large as a page.
    public static var page: Self { Self(isUsual: false) }
}

extension View {
    /// Would make the sheet around the view larger or smaller; a sheet on a phone stays as it is.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        modifier(SizedSheet(isUsual: (sizing as? NamedPresentationSizing)?.isUsual == true))
    }
}

private struct SizedSheet: ViewModifier {
    @Environment(\.horizontalSizeClass) private var width
    let isUsual: Bool

    func body(content: Content) -> some View {
        content.leavingOut("presentationSizing", if: width == .regular && !isUsual)
    }
}
