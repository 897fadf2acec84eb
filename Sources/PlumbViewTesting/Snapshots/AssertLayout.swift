// AssertLayout.swift: is a screen laid out as it was when somebody looked at it?  Layouts are kept as text beside the test.

import Drawings

/// Holds the layout of a view to the text that is kept beside the test.
///
///     @Test func `the card`() throws {
///         try assertLayout(of: Card(), on: [.iPhone15, .iPadAir], textSizes: [.large, .accessibility3])
///     }
///
/// The text has a line for each view (`LayoutTree.description`), for each device, size and direction, so that a difference reads like one of
/// code, and is the same on every machine.  It is kept in `Layouts/TESTFILE/TEST.txt` beside the test's file.  With `PLUMB_RECORD=1` in the
/// environment the run writes what it finds and fails; the next one without it passes.
///
/// - Parameters:
///   - view: The view, made again for every layout.
///   - devices: Where it is laid out; an iPhone 15 by default.
///   - textSizes: How large text is.
///   - directions: In which direction lines are read.
///   - name: Tells several layouts of one test apart.
///   - file: Where the text is kept; the test's file.
///   - function: The test.
/// - Throws: `LayoutDifference` where the layout is another one, is kept nowhere, or was just recorded; `LayoutError` for a view that cannot be laid out.
public func assertLayout<Content: View>(
    of view: @autoclosure () -> Content, on devices: [Device] = [.iPhone15], textSizes: [DynamicTypeSize] = [.large],
    directions: [LayoutDirection] = [.leftToRight], named name: String? = nil, file: String = #filePath,
    function: String = #function
) throws {
    let layouts = try KeptLayout.all(on: devices, textSizes, ["en"], directions, strings: [:]) { _ in AnyView(view()) }
    try hold(layouts, to: LayoutFile(beside: file, of: function, named: name))
}

/// Holds the layout of a screen in several languages to the text that is kept beside the test.
///
/// - Parameters:
///   - screen: The screen in a setting; it reads its texts by `ViewSetting.string(_:)`.
///   - devices: Where it is laid out; an iPhone 15 by default.
///   - textSizes: How large text is.
///   - languages: Columns of the table of texts.
///   - directions: In which direction lines are read.
///   - strings: The texts by key and language.
///   - name: Tells several layouts of one test apart.
///   - file: Where the text is kept; the test's file.
///   - function: The test.
/// - Throws: As the other `assertLayout`; `ViewQuestionError.missingString` for a text that is not in the table.
public func assertLayout<Screen: View>(
    @ViewBuilder screen: @escaping (ViewSetting) -> Screen, on devices: [Device] = [.iPhone15],
    textSizes: [DynamicTypeSize] = [.large], languages: [String] = ["en"],
    directions: [LayoutDirection] = [.leftToRight], strings: StringTable, named name: String? = nil,
    file: String = #filePath, function: String = #function
) throws {
    let layouts = try KeptLayout.all(on: devices, textSizes, languages, directions, strings: strings) {
        AnyView(screen($0))
    }
    try hold(layouts, to: LayoutFile(beside: file, of: function, named: name))
}

private func hold(_ layouts: [KeptLayout], to file: LayoutFile) throws {
    let text = layouts.map(\.text).joined(separator: "\n")
    let kept = file.text
    guard kept != text || LayoutFile.isRecording else { return }
    if LayoutFile.isRecording {
        if kept == text { return }
        try file.write(text)
        throw LayoutDifference(kind: .recorded, file: file.path, lines: [], svg: nil, picture: nil)
    }
    guard let kept else { throw LayoutDifference(kind: .missing, file: file.path, lines: [], svg: nil, picture: nil) }
    let old = Set(kept.components(separatedBy: "\n\n"))
    let changed = layouts.first { !old.contains($0.text.trimmingCharacters(in: .newlines)) } ?? layouts.first
    let svg = changed?.picture
    throw LayoutDifference(
        kind: .differs, file: file.path, lines: TextDifference(from: kept, to: text).lines, svg: svg,
        picture: svg.flatMap { svg in
            guard let folder = PictureFolder(), case .file(let path) = folder.write(svg, named: file.stem) else {
                return nil
            }
            return path
        })
}

/// One laid-out screen of a kept text.
struct KeptLayout {
    let text: String
    let picture: String

    static func all(
        on devices: [Device], _ textSizes: [DynamicTypeSize], _ languages: [String], _ directions: [LayoutDirection],
        strings: StringTable, of screen: (ViewSetting) -> AnyView
    ) throws -> [KeptLayout] {
        var layouts: [KeptLayout] = []
        for device in devices {
            for language in languages {
                for textSize in textSizes {
                    for direction in directions {
                        let variant = ViewVariant(language: language, textSize: textSize, direction: direction)
                        layouts.append(try KeptLayout(device, variant, strings, screen))
                    }
                }
            }
        }
        return layouts
    }

    private init(
        _ device: Device, _ variant: ViewVariant, _ strings: StringTable, _ screen: (ViewSetting) -> AnyView
    ) throws {
        var environment = device.environment
        environment.dynamicTypeSize = variant.textSize
        environment.layoutDirection = variant.direction
        let notes = ScreenNotes()
        let setting = ViewSetting(variant: variant, points: Int(device.width), strings: strings, notes: notes)
        let view = screen(setting)
        if let missing = notes.missing { throw missing }
        let tree = try LayoutHost(view, environment: environment).layout(device.proposal)
        text = "# \(device.name), \(variant)\n\(tree)"
        let window = CGRect(x: 0, y: 0, width: device.width, height: device.height)
        picture = LayoutDrawing(tree, marks: [.frames, .names], room: window, window: window).document
    }
}
