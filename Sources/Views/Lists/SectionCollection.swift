// SectionCollection.swift: the sections that a container was given, one by one.

/// One of the sections that a container was given; views that stand in none are one without header and footer.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section among its siblings.
    public struct ID: Hashable {
        fileprivate let first: Subview.ID?
    }

    /// The identity of the section among its siblings.
    public let id: ID
    /// The views above, the views, and the views below.
    public let header, content, footer: SubviewsCollection

    fileprivate init(_ views: [Subview]) {
        func part(_ part: SectionPlace.Part) -> SubviewsCollection {
            SubviewsCollection(views.filter { $0[SectionPlace.self].part == part })
        }
        id = ID(first: views.first?.id)
        (header, content, footer) = (part(.header), part(.content), part(.footer))
    }
}

/// The sections that a container was given.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    /// Views that stand beside each other in one section are that section.
    init(_ views: SubviewsCollection) {
        var groups: [[Subview]] = []
        for view in views {
            let section = view[SectionPlace.self].section
            if let last = groups.last?.last, last[SectionPlace.self].section === section {
                groups[groups.count - 1].append(view)
            } else {
                groups.append([view])
            }
        }
        sections = groups.map { SectionConfiguration($0) }
    }

    /// The position of the first section.
    public var startIndex: Int { 0 }
    /// The position after the last section.
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension Group {
    /// Views made of the sections that a container was given.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == AnyView {
        self.init(subviews: view) { transform(SectionCollection($0)) }
    }
}

extension ForEach where Data == [Int], ID == Int, Content == AnyView {
    /// A view for each of the sections that a container was given.
    public init<V: View, Made: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Made
    ) {
        self.init([0], id: \.self) { _ in
            AnyView(Group(sections: view) { sections in ForEach<SectionCollection, _, _>(sections, content: content) })
        }
    }
}
