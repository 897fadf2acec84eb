// AsyncImage.swift: pictures that would be loaded; nothing is loaded here, so that their placeholders show.

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
    /// Nothing is loaded yet.
    case empty
    /// The picture.
    case success(Image)
    /// Why there is none.
    case failure(any Error)

    /// The picture, if it is loaded.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// Why there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A picture that would be loaded; its placeholder shows.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// A picture with views for each phase of its loading; those of `.empty` show.
    public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (AsyncImagePhase) -> Content) {
        self.content = content(.empty)
    }

    /// The placeholder.
    public var body: some View { content }
}

extension AsyncImage where Content == Color {
    /// A picture behind a grey ground, which takes the room offered.
    public init(url: URL?, scale: CGFloat = 1) { content = .gray.opacity(0.2) }
}

extension AsyncImage {
    /// A picture with a placeholder, which shows.
    public init<Shown: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == ConditionalContent<Shown, Placeholder> {
        self.content = .second(placeholder())
    }
}
