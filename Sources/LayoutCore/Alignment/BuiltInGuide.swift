// BuiltInGuide.swift: the guides that every view has.  Source: Apple's documentation of HorizontalAlignment and
// VerticalAlignment; that they do not leave containers is what OpenSwiftUI, SwiftVVD and objc.io found.

internal import Foundation

/// A guide that every view has.
protocol BuiltInGuide: AlignmentID {
    static var mask: GuideMask { get }
    static var combination: GuideCombination { get }
}

extension BuiltInGuide {
    static var combination: GuideCombination { .never }
}

enum LeadingGuide: BuiltInGuide {
    static var mask: GuideMask { .leading }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenterGuide: BuiltInGuide {
    static var mask: GuideMask { .horizontalCenter }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingGuide: BuiltInGuide {
    static var mask: GuideMask { .trailing }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopGuide: BuiltInGuide {
    static var mask: GuideMask { .top }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenterGuide: BuiltInGuide {
    static var mask: GuideMask { .verticalCenter }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomGuide: BuiltInGuide {
    static var mask: GuideMask { .bottom }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstTextBaselineGuide: BuiltInGuide {
    static var mask: GuideMask { .firstTextBaseline }
    static var combination: GuideCombination { .least }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaselineGuide: BuiltInGuide {
    static var mask: GuideMask { .lastTextBaseline }
    static var combination: GuideCombination { .greatest }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension AlignmentKey {
    /// A guide that every view has.
    convenience init(_ axis: Axis, builtIn id: any BuiltInGuide.Type) {
        self.init(axis, .type(ObjectIdentifier(id)), id.combination, id.mask) { id.defaultValue(in: $0) }
    }
}
