// Section.swift: views that belong together, with a header and a footer.

/// Views that belong together, with a header above and a footer below them.
///
/// In a stack all of them stand one after the other; a list, a form and a lazy grid know where a section begins.
public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    /// Whether the views are there, where people may say so.
    private var isExpanded: Binding<Bool>?
    @State private var section = SectionMark()

    private init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
    }
}

/// A header that opens and closes its section, where lists have such headers: in a sidebar.
private struct ExpandingHeader<Header: View>: View {
    @Environment(\.opensSections) private var opensSections
    let header: Header
    @Binding var isExpanded: Bool

    var body: some View {
        if opensSections {
            Button {
                isExpanded.toggle()
            } label: {
                HStack {
                    header
                    Spacer()
                    Image.disclosure(isOpen: isExpanded).imageScale(.small)
                }
            }
            .buttonStyle(.plain)
        } else {
            header
        }
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// The header, the views and the footer.
    @ViewBuilder public var body: some View {
        if let isExpanded {
            placed(ExpandingHeader(header: header, isExpanded: isExpanded))
        } else {
            placed(header)
        }
        content.layoutValue(key: SectionPlace.self, value: SectionPlace(part: .content, section: section))
        footer.besideCard(isHeader: false)
            .layoutValue(key: SectionPlace.self, value: SectionPlace(part: .footer, section: section))
    }

    private func placed(_ header: some View) -> some View {
        header.besideCard(isHeader: true).said { $0.traits.insert(.isHeader) }
            .layoutValue(key: SectionPlace.self, value: SectionPlace(part: .header, section: section))
    }
}

extension View {
    /// The view as it looks above or below the rows of a section with a ground: small and grey, above in capitals.
    ///
    /// Prominent headers are large and bold.  Source: iOS 13 to 18; later headers keep their letters.
    fileprivate func besideCard(isHeader: Bool) -> some View {
        transformEnvironment(\.self) { environment in
            guard environment.isInForm else { return }
            if isHeader, environment.headerProminence == .increased {
                // UIKit's "prominent inset grouped header".
                environment.font = .title3.bold()
                return
            }
            guard environment.listKind != .plain else { return }
            environment.font = .footnote
            environment.foreground = AnyShapeStyle(.secondary)
            if isHeader { environment.textCase = .uppercase }
        }
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Views with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Footer == EmptyView {
    /// Views with a header, which are there while it is open.
    public init<Inner: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner, @ViewBuilder header: () -> Parent
    ) where Content == Inner? {
        self.init(
            header: header(), content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView(),
            isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views under a title, which are there while it is open.
    public init<Inner: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner
    ) where Content == Inner? {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Views under a title, which are there while it is open.
    @_disfavoredOverload
    public init<Inner: View>(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner
    ) where Content == Inner? {
        self.init(isExpanded: isExpanded, content: content) { Text(String(title)) }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Views that belong together.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}
