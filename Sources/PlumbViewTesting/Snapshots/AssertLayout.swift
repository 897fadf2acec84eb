// AssertLayout.swift: is a screen laid out as it was when somebody looked at it?  Layouts are kept as text beside the test.

/// Holds the layout of a view to the text that is kept beside the test.
///
///     @Test func `the card`() throws {
///         try assertLayout(of: Card(), on: [.iPhone15, .iPadAir], sizes: [.large, .accessibility3])
///     }
///
/// The text has a line for each view (`LayoutTree.description`), for each device, language, size and direction, so that a
/// difference reads like one of code, and is the same on every machine.  It is kept in `Layouts/TESTFILE/TEST.txt` beside
/// the test's file.  With `PLUMB_RECORD=1` in the environment the run writes what it finds and fails; the next one without
/// it passes.  A difference is attached to the report of the test as a picture.
///
/// - Parameters:
///   - view: The view, made again for every layout.
///   - devices: Where it is laid out; an iPhone 15 by default.
///   - sizes: How large text is.
///   - languages: Columns of the table of texts.
///   - directions: In which direction lines are read.
///   - strings: The texts by key and language, which `Text("key")` shows.
///   - name: Tells several layouts of one test apart.
///   - file: Where the text is kept; the test's file.
///   - function: The test.
/// - Throws: `LayoutDifference` where the layout is another one, is kept nowhere, or was just recorded; `LayoutError` for a view
///   that cannot be laid out.
public func assertLayout<Content: View>(
    of view: @autoclosure () -> Content, on devices: [Device] = [.iPhone15], sizes: [DynamicTypeSize] = [.large],
    languages: [String] = ["en"], directions: [LayoutDirection] = [.leftToRight], strings: StringTable = [:],
    named name: String? = nil, file: String = #filePath, function: String = #function
) throws {
    let places = try ViewPlace.all(on: devices, sizes, languages, directions)
    let layouts = try places.map { try KeptLayout($0, strings) { _ in AnyView(view()) } }
    try hold(layouts, to: LayoutFile(beside: file, of: function, named: name))
}

/// Holds the layout of a screen that asks for its setting to the text that is kept beside the test.
///
/// - Parameters:
///   - screen: The screen in a setting; it reads its texts by `ViewSetting.string(_:)`.
///   - devices: Where it is laid out; an iPhone 15 by default.
///   - sizes: How large text is.
///   - languages: Columns of the table of texts.
///   - directions: In which direction lines are read.
///   - strings: The texts by key and language.
///   - name: Tells several layouts of one test apart.
///   - file: Where the text is kept; the test's file.
///   - function: The test.
/// - Throws: As the other `assertLayout`; `ViewQuestionError.missingString` for a text that is not in the table.
public func assertLayout<Screen: View>(
    @ViewBuilder screen: @escaping (ViewSetting) -> Screen, on devices: [Device] = [.iPhone15],
    sizes: [DynamicTypeSize] = [.large], languages: [String] = ["en"],
    directions: [LayoutDirection] = [.leftToRight], strings: StringTable = [:], named name: String? = nil,
    file: String = #filePath, function: String = #function
) throws {
    let places = try ViewPlace.all(on: devices, sizes, languages, directions)
    let layouts = try places.map { try KeptLayout($0, strings) { AnyView(screen($0)) } }
    try hold(layouts, to: LayoutFile(beside: file, of: function, named: name))
}

private func hold(_ layouts: [KeptLayout], to file: LayoutFile) throws {
    let text = layouts.map(\.text).joined(separator: "\n")
    let kept = file.text
    guard kept != text else { return }
    if LayoutFile.isRecording {
        try file.write(text)
        throw LayoutDifference(.recorded, file)
    }
    guard let kept else { throw LayoutDifference(.missing, file) }
    let old = kept.components(separatedBy: "\n\n")
    let changed = layouts.first { !old.contains($0.text.trimmingCharacters(in: .newlines)) } ?? layouts.first
    let before = old.first { $0.heading == changed?.text.heading } ?? ""
    var difference = LayoutDifference(.differs, file)
    difference.lines = TextDifference(from: kept, to: text).lines
    if let svg = changed?.picture(beside: before) { difference.keep(svg, named: file.stem) }
    throw difference
}

extension String {
    /// The first line, which says where a layout is from.
    fileprivate var heading: Substring { prefix { !$0.isNewline } }
}
