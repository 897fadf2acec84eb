// AlignmentID.swift: what names a custom guide.

public import Foundation

/// A type that names a guide and says where it lies in views without an explicit value.
public protocol AlignmentID: SendableMetatype {
    /// Where the guide lies in a view, in points from its left or top.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentKey {
    /// A guide named by a type.
    convenience init(_ axis: Axis, _ id: any AlignmentID.Type) {
        self.init(axis, .type(ObjectIdentifier(id)), .mean, GuideMask(ObjectIdentifier(id), axis)) {
            id.defaultValue(in: $0)
        }
    }
}
