// ListSizes.swift: how much room rows and sections of lists have.  Lengths in points.
// Source: the least height of a row, 44, is that of UITableView; the margins of a list in cards are those of an
// iPhone 390 points wide.  The others are not published; they are what rows of iOS 16 to 18 look like.

/// The room of rows and sections, in points; by default that of an iPhone.
public struct ListSizes: Hashable, Sendable {
    /// The room in a row around its view.
    public var rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    /// The room around a header and around a footer.
    public var headerInsets = EdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20),
        footerInsets = EdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20)
    /// The room before and after the cards of a grouped list.
    public var margin: CGFloat = 16
    /// The room above the first section, between two, and below the last one, in a grouped list.
    public var sectionGap: CGFloat = 35

    /// Makes the sizes of an iPhone.
    public init() {}
}

private enum ListSizesKey: EnvironmentKey { static var defaultValue: ListSizes { ListSizes() } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum ListKindKey: EnvironmentKey { static var defaultValue: ListKind { .cards } }
private enum GroundHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum OpensSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// What a list looks like.
enum ListKind { case plain, grouped, cards }

extension EnvironmentValues {
    /// The room of rows and sections, in points.
    public var listSizes: ListSizes {
        get { self[ListSizesKey.self] }
        set { self[ListSizesKey.self] = newValue }
    }

    /// The least height of a row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The least height of a header, in points; `nil` for none.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    /// The distance between rows, in points.
    var listRowSpacing: CGFloat {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    /// How lists look.
    var listKind: ListKind {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }

    /// Whether headers of lists open and close their sections.
    var opensSections: Bool {
        get { self[OpensSectionsKey.self] }
        set { self[OpensSectionsKey.self] = newValue }
    }

    /// Whether lists have no ground of their own.
    var hidesListGround: Bool {
        get { self[GroundHiddenKey.self] }
        set { self[GroundHiddenKey.self] = newValue }
    }

    /// Whether views stand in the rows of a list or a form.
    var isInForm: Bool {
        get { self[InFormKey.self] }
        set { self[InFormKey.self] = newValue }
    }
}
