// Dragging.swift: what would be dragged from view to view; nothing is dragged here, so that no function is run.

#if canImport(UniformTypeIdentifiers)
    public import UniformTypeIdentifiers
#endif

extension View {
    /// Would let a value be dragged.
    public func onDrag(_ data: () -> NSItemProvider) -> Self { self }
    /// Would let a value be dragged, shown as another view, which is not made.
    public func onDrag<V: View>(_ data: () -> NSItemProvider, @ViewBuilder preview: () -> V) -> Self { self }
    /// Would run when a value of some types is dropped.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool
    ) -> Self { self }
    /// Would run when a value of some types is dropped.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: ([NSItemProvider], CGPoint) -> Bool
    ) -> Self { self }
    /// Would tell a delegate of values of some types that are dragged over the view.
    public func onDrop(of supportedContentTypes: [UTType], delegate: some DropDelegate) -> Self { self }
    /// Would run when a value of some types is dropped.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool
    ) -> Self { self }
    /// Would tell a delegate of values of some types that are dragged over the view.
    public func onDrop(of supportedTypes: [String], delegate: some DropDelegate) -> Self { self }
}

/// What is told of values that are dragged over a view.
public protocol DropDelegate {
    /// Whether they may be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// They are dropped.
    func performDrop(info: DropInfo) -> Bool
    /// They come over the view.
    func dropEntered(info: DropInfo)
    /// They move over the view.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// They leave the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// They may.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Nothing is to be done with them.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// Values that are dragged over a view; lengths in points.
public struct DropInfo {
    /// Where they are.
    public let location: CGPoint
    /// Whether some are of these types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// Those of these types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What is to be done with a value that is dropped: nothing; nothing, and it cannot be; a copy is made; it is moved.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// How a view would take a value.
public struct DropProposal: Hashable, Sendable {
    /// What is to be done with it.
    public let operation: DropOperation
    /// Makes a way.
    public init(operation: DropOperation) { self.operation = operation }
}

#if !canImport(UniformTypeIdentifiers)
    /// The type of a file or of a value.
    public struct UTType: Hashable, Sendable {
        /// Its name.
        public let identifier: String
        /// A type by its name.
        public init?(_ identifier: String) { self.identifier = identifier }
        /// A type of one's own.
        public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        /// A type of another program's.
        public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        /// Types by their names.
        public static let item = UTType(exportedAs: "public.item"), data = UTType(exportedAs: "public.data"),
            text = UTType(exportedAs: "public.text"), plainText = UTType(exportedAs: "public.plain-text"),
            utf8PlainText = UTType(exportedAs: "public.utf8-plain-text"), url = UTType(exportedAs: "public.url"),
            fileURL = UTType(exportedAs: "public.file-url"), image = UTType(exportedAs: "public.image"),
            png = UTType(exportedAs: "public.png"), jpeg = UTType(exportedAs: "public.jpeg"),
            pdf = UTType(exportedAs: "com.adobe.pdf"), json = UTType(exportedAs: "public.json"),
            movie = UTType(exportedAs: "public.movie"), audio = UTType(exportedAs: "public.audio")
    }
    /// A value on its way from one view to another; it goes nowhere here.
    public final class NSItemProvider: Sendable {
        /// Carries nothing.
        public init() {}
        /// Carries a value.
        public init(object: Any) {}
        /// Carries a value of a type.
        public init(item: Any?, typeIdentifier: String?) {}
        /// Carries a file.
        public init?(contentsOf fileURL: URL) {}
    }
#endif
