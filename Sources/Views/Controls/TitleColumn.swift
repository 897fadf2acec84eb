// TitleColumn.swift: labels of several texts, of which the first is the title and the others stand below it.

/// A label of a control; where it is a view and texts, these stand below it, smaller and paler.
struct TitleColumn<Title: View>: View {
    let title: Title

    var body: some View {
        if title.isSeveral {
            Collected(title) { (views, _: [NoRequest]) in
                if views.haveSubtitle { column } else { views }
            }
        } else {
            title
        }
    }

    private var column: some View {
        VStack(alignment: .leading, spacing: 2) {
            Collected(title) { (views, _: [NoRequest]) in views[0] }
            Collected(title.font(.footnote).foregroundStyle(.secondary)) { (views, _: [NoRequest]) in
                SubviewsCollection(Array(views.dropFirst()))
            }
        }
    }
}

extension SubviewsCollection {
    /// Whether all but the first are texts for it, which an image before a text is not.
    fileprivate var haveSubtitle: Bool { count > 1 && !self[0].isImage && dropFirst().allSatisfy(\.isText) }
}

extension View {
    /// Whether it is written as several views.
    var isSeveral: Bool { (self as? ViewPart)?.hasSeveral ?? (self is any SeveralViews) }
}

/// Views that are written one after the other.
protocol SeveralViews {}

extension TupleView: SeveralViews {}
