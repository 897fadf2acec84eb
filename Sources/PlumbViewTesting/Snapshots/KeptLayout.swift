// KeptLayout.swift: a view on a device, as text and as a picture.

import Drawings

/// A device with a language, a text size and a direction.
struct ViewPlace {
    let device: Device
    let variant: ViewVariant

    /// All combinations, the last parts changing first.
    ///
    /// - Throws: `ViewQuestionError.nothing` for an empty list, with which nothing would be held to anything.
    static func all(
        on devices: [Device], _ sizes: [DynamicTypeSize], _ languages: [String], _ directions: [LayoutDirection]
    ) throws(ViewQuestionError) -> [ViewPlace] {
        let lists = [
            ("devices", devices.isEmpty), ("text sizes", sizes.isEmpty), ("languages", languages.isEmpty),
            ("directions", directions.isEmpty),
        ]
        for (name, isEmpty) in lists where isEmpty { throw .nothing(name) }
        return devices.flatMap { device in
            languages.flatMap { language in
                sizes.flatMap { size in
                    directions.map {
                        let variant = ViewVariant(language: language, textSize: size, direction: $0)
                        return ViewPlace(device: device, variant: variant)
                    }
                }
            }
        }
    }

    /// In words: `iPhone 15, language en, text size large, left to right`.
    var words: String { "\(device.name), \(variant)" }

    /// A view laid out there.
    func tree(_ strings: StringTable, of screen: (ViewSetting) -> AnyView) throws -> LayoutTree {
        var environment = device.environment
        environment.adopt(variant, strings)
        let notes = ScreenNotes()
        let setting = ViewSetting(variant: variant, points: Int(device.width), strings: strings, notes: notes)
        let view = screen(setting)
        if let missing = notes.missing { throw missing }
        return try LayoutHost(view, environment: environment).layout(device.proposal)
    }
}

extension EnvironmentValues {
    /// Takes over the text size, the direction and the language, with the texts that it has.
    mutating func adopt(_ variant: ViewVariant, _ strings: StringTable) {
        dynamicTypeSize = variant.textSize
        layoutDirection = variant.direction
        translations = strings.texts(in: variant.language)
    }
}

/// One laid-out screen of a kept text.
struct KeptLayout {
    let text: String
    private let tree: LayoutTree
    private let window: CGRect

    init(_ place: ViewPlace, _ strings: StringTable, _ screen: (ViewSetting) -> AnyView) throws {
        tree = try place.tree(strings, of: screen)
        text = "# \(place.words)\n\(tree)"
        window = place.device.window
    }

    /// The screen as an SVG document: in red what is another than in a kept text, and by dashes where that had it.
    func picture(beside kept: String) -> String {
        let old = kept.components(separatedBy: "\n").dropFirst()
        let lines = tree.described
        let change = lines.map(\.line).difference(from: old)
        let changed: [CGRect] = change.insertions.compactMap { change in
            guard case .insert(let index, _, _) = change else { return nil }
            return lines[index].element.frame
        }
        let gone: [CGRect] = change.removals.compactMap { change in
            guard case .remove(_, let line, _) = change else { return nil }
            return CGRect(inLine: line)
        }
        return LayoutDrawing(
            tree, marks: [.frames, .names], moved: (changed, gone), room: window, window: window
        ).document
    }
}

extension Device {
    /// Lays a view out on the screen of the device.
    ///
    /// - Parameters:
    ///   - view: The root.
    ///   - size: How large text is.
    ///   - language: A column of the table of texts.
    ///   - direction: In which direction lines are read.
    ///   - strings: The texts by key and language, which `Text("key")` shows.
    /// - Throws: `LayoutError` for a view that cannot be laid out.
    public func layout(
        _ view: some View, size: DynamicTypeSize = .large, language: String = "en",
        direction: LayoutDirection = .leftToRight, strings: StringTable = [:]
    ) throws -> LayoutTree {
        let variant = ViewVariant(language: language, textSize: size, direction: direction)
        return try ViewPlace(device: self, variant: variant).tree(strings) { _ in AnyView(view) }
    }

    /// The rectangle of the screen.
    var window: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension CGRect {
    /// The rectangle in a line of a kept text; `nil` where it has none.
    init?(inLine line: String) {
        for (place, size) in zip(line.components(separatedBy: "  "), line.components(separatedBy: "  ").dropFirst()) {
            let (origin, lengths) = (place.components(separatedBy: ", "), size.components(separatedBy: " × "))
            guard origin.count == 2, lengths.count == 2, let x = Double(origin[0]), let y = Double(origin[1]),
                let width = Double(lengths[0]), let height = Double(lengths[1]), width.isFinite, height.isFinite,
                x.isFinite, y.isFinite
            else { continue }
            self.init(x: x, y: y, width: width, height: height)
            return
        }
        return nil
    }
}
