// PublishedLayout.swift: numbers that Apple's SwiftUI has to meet in other people's tests, beside views of ours that state
// the same layout.  Lengths in points.  Only facts are taken over, no code.

import LayoutCore

/// A file of tests in another repository.
struct PublishedSource: Sendable {
    let repository: String
    let commit: String
    let path: String

    /// A layout of this file.
    ///
    /// - Parameters:
    ///   - line: Where the numbers stand; 0 where a picture or a file beside the test records them, or no line was kept.
    ///   - numbers: What the source asserts.
    ///   - tolerance: How far a number may be off, as the source says, or half a pixel of its picture.
    ///   - unknown: What is not known where ours differs; such a layout has to differ.
    func says(
        _ line: Int, _ layout: String, _ numbers: [CGFloat], within tolerance: CGFloat = 0.001, unknown: String? = nil,
        _ ours: @escaping @Sendable () throws -> [CGFloat]
    ) -> PublishedLayout {
        PublishedLayout(
            source: self, line: line, layout: layout, numbers: numbers, tolerance: tolerance, unknown: unknown,
            ours: ours)
    }
}

/// A layout with the numbers that a source asserts.
struct PublishedLayout: Sendable, CustomStringConvertible {
    let source: PublishedSource
    let line: Int
    let layout: String
    let numbers: [CGFloat]
    let tolerance: CGFloat
    let unknown: String?
    let ours: @Sendable () throws -> [CGFloat]

    /// All of them.
    static let all: [PublishedLayout] =
        FromJunDS.layouts + FromFlow.layouts + FromReaders.layouts + FromPackages.layouts + FromApplications.layouts
        + FromPictures.layouts + FromScreens.layouts + FromTexts.layouts

    var description: String { "\(source.repository) \(source.path):\(line): \(layout)" }

    /// Whether every number of ours is as near as the source wants it.
    func holds() throws -> Bool {
        let found = try ours()
        return found.count == numbers.count && zip(found, numbers).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

/// The ideal size, as `NSHostingView.fittingSize` has it for views that do not stretch.
func fitting(_ view: some View) throws -> [CGFloat] { try size(view, nil, nil) }

/// The height in a width.
func height(_ view: some View, in width: CGFloat) throws -> [CGFloat] { try [size(view, width, nil)[1]] }

/// What `UIHostingController.sizeThatFits(in:)` answers to an offer.
func fit(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [CGFloat] { try size(view, width, height) }

/// A view as a screen with a number of pixels in a point measures its texts.
func pixels(_ scale: CGFloat, _ view: some View) -> some View {
    view.environment(\.textMeasurer, HelveticaMeasurer(scale: scale))
}
