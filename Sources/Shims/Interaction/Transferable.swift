// Transferable.swift: values that can be dragged, copied and shared.  None goes anywhere here, and what would write or read
// one does not run.

/// A value that can be handed to others.
public protocol Transferable {
    /// How it is written.
    associatedtype Representation: TransferRepresentation
    /// How it is written, from the best to the last.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to write a value.
public protocol TransferRepresentation<Item> {
    /// The value.
    associatedtype Item: Transferable
}

extension TransferRepresentation {
    /// Would name the file.
    public func suggestedFileName(_ fileName: String) -> Self { self }
    /// Would say who may see it.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
    /// Would ask whether a value can be written so.
    public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
}

/// Who may see what is handed on: everyone, programs of a team, a group of them, or the program itself.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

/// Makes a way to write of those in a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// One way, or the best of several.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    /// One way.
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    /// The best of two.
    public static func buildBlock<R: TransferRepresentation, S: TransferRepresentation>(_ first: R, _ second: S) -> R
    where R.Item == Item, S.Item == Item { first }
    /// The best of three.
    public static func buildBlock<R: TransferRepresentation, S: TransferRepresentation, T: TransferRepresentation>(
        _ first: R, _ second: S, _ third: T
    ) -> R where R.Item == Item, S.Item == Item, T.Item == Item { first }
}

/// Writes a value by its coding.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// Writes a value of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Writes a value as another.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    /// Writes a value as another.
    public init(exporting: @escaping (Item) throws -> Proxy) {}
    /// Reads a value from another.
    public init(importing: @escaping (Proxy) throws -> Item) {}
    /// Writes and reads a value as another.
    public init(exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item) {}
}

/// Writes a value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Writes and reads bytes.
    public init(
        contentType: UTType, exporting: @escaping (Item) async throws -> Data,
        importing: @escaping (Data) async throws -> Item
    ) {}
    /// Writes bytes.
    public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}
    /// Reads bytes.
    public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
}

/// Writes a value into a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// Writes and reads a file.
    public init(
        contentType: UTType, exporting: @escaping (Item) async throws -> SentTransferredFile,
        importing: @escaping (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// Writes a file.
    public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> SentTransferredFile) {}
    /// Reads a file.
    public init(importedContentType: UTType, importing: @escaping (ReceivedTransferredFile) async throws -> Item) {}
}

/// A file that is handed to others.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that others hand over.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
}

/// A value that is written as itself.
public struct PlainRepresentation<Item: Transferable>: TransferRepresentation {}

extension String: Transferable {
    /// As itself.
    public static var transferRepresentation: PlainRepresentation<String> { PlainRepresentation() }
}
extension Data: Transferable {
    /// As itself.
    public static var transferRepresentation: PlainRepresentation<Data> { PlainRepresentation() }
}
extension URL: Transferable {
    /// As itself.
    public static var transferRepresentation: PlainRepresentation<URL> { PlainRepresentation() }
}
extension Image: Transferable {
    /// As itself.
    public static var transferRepresentation: PlainRepresentation<Image> { PlainRepresentation() }
}
extension Color: Transferable {
    /// As itself.
    public static var transferRepresentation: PlainRepresentation<Color> { PlainRepresentation() }
}
