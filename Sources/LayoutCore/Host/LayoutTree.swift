// LayoutTree.swift: where everything is.  Frames in points, in the root's coordinates, unrounded.

/// Where every view is, after a layout.
///
/// One list of all elements, each before what is inside it; later layouts change nothing in it.
public struct LayoutTree {
    let list: LayoutRecords
    /// The screen in which the root stands, in points; `nil` where not both of its lengths are given.
    package let screen: CGRect?
    /// Whether the screen is light or dark.
    public let colorScheme: ColorScheme
    /// The root's size, in points.
    public let size: CGSize
    /// Misuse that the layout survived.
    private var misuse: [LayoutDiagnostic]
    /// How much work the layout was.
    public let statistics: LayoutStatistics

    init(
        list: LayoutRecords, screen: CGRect?, colorScheme: ColorScheme, size: CGSize, misuse: [LayoutDiagnostic],
        statistics: LayoutStatistics
    ) {
        (self.list, self.screen, self.colorScheme, self.size) = (list, screen, colorScheme, size)
        (self.misuse, self.statistics) = (misuse, statistics)
    }

    /// Misuse that the layout survived, and what would be shown on the screen and is left out.
    public var diagnostics: [LayoutDiagnostic] { misuse + records.flatMap(\.leftOut) }

    private var records: [LayoutRecord] { list.all }

    /// The root view; its frame begins at (0, 0).
    public var root: Element { Element(records: records, index: 0) }

    /// A line on which a container aligns its children.
    public typealias GuideLine = LayoutGuideLine

    /// All elements, each before what is inside it.
    public var elements: [Element] { records.indices.map { Element(records: records, index: $0) } }

    /// The same tree with another misuse reported.
    func adding(_ diagnostic: LayoutDiagnostic) -> LayoutTree {
        var tree = self
        tree.misuse.append(diagnostic)
        return tree
    }

    /// The first element with an id.
    public func element(id: some Hashable) -> Element? { root.first { $0.identifiers.contains(AnyHashable(id)) } }

    /// The frame of the first element with an id, in points.
    public func frame(id: some Hashable) -> CGRect? { element(id: id)?.frame }
}
