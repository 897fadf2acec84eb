// Links.swift: buttons that open an address, or would share something; both look like their labels.

/// A button that opens an address, by the `openURL` around it.
public struct Link<Label: View>: View {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    /// A link with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    public var body: some View {
        Button(action: { openURL(destination) }, label: { label }).said {
            $0.traits.remove(.isButton)
            $0.traits.insert(.isLink)
        }
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(String(title)) }
    }
}

/// A button that would share something.
public struct ShareLink<Label: View>: View {
    private let label: Label

    /// A button with a label that would share something.
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View { Button(action: {}, label: { label }) }
}

/// What a person would see of something before it is shared.
public struct SharePreview: Sendable {
    public init(_ titleKey: LocalizedStringKey) {}
    /// A title and a picture.
    public init<I>(_ titleKey: LocalizedStringKey, image: I) {}
    /// A title and two pictures.
    public init<I, J>(_ titleKey: LocalizedStringKey, image: I, icon: J) {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol) {}
    /// A title and a picture.
    @_disfavoredOverload
    public init<I>(_ title: some StringProtocol, image: I) {}
}

extension ShareLink {
    /// A button with a label that would share something, as it is seen before.
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) { self.init(item: item, label: label) }

    /// A button with a label that would share several things.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(item: items, label: label) }
}

extension ShareLink where Label == Views.Label<Text, Image> {
    /// A button that would share something, as it is seen before.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(item: item)
    }

    /// A button with a title that would share something, as it is seen before.
    public init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(titleKey, item: item) }

    /// A button that would share several things.
    public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(item: items)
    }

    /// A button that would share something.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { Views.Label("Share…", systemImage: "square.and.arrow.up") }
    }

    /// A button with a title that would share something.
    public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { Views.Label(titleKey, systemImage: "square.and.arrow.up") }
    }
}
