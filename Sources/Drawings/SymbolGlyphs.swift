// SymbolGlyphs.swift: plain figures in place of the system's symbols, which are not free.  Units of a square of 24 by 24.
//
// The lines are this project's own; they tell symbols apart and resemble nobody's drawing.  What has no figure is a box.

/// Lines for the names of symbols, as paths of SVG.
enum SymbolGlyphs {
    /// The lines of a symbol without the shape around it; `nil` for an unknown symbol.
    static func lines(_ name: String) -> String? { arrows[name] ?? things[name] ?? signs[name] }

    /// The symbols that point along the line, each with the one that points the other way.
    static let opposites = [
        "chevron.forward": "chevron.backward", "chevron.backward": "chevron.forward", "arrow.forward": "arrow.backward",
        "arrow.backward": "arrow.forward",
    ]

    private static let arrows: [String: String] = {
        let right = "M4 12h16M13 5l7 7-7 7", left = "M20 12H4M11 5l-7 7 7 7"
        let (forward, backward) = ("M9 4l8 8-8 8", "M15 4l-8 8 8 8")
        return [
            "chevron.right": forward,
            "chevron.forward": forward,
            "chevron.left": backward,
            "chevron.backward": backward,
            "chevron.up": "M4 16l8-8 8 8", "chevron.down": "M4 8l8 8 8-8",
            "chevron.up.chevron.down": "M7 9l5-5 5 5M7 15l5 5 5-5",
            "arrow.right": right, "arrow.forward": right, "arrow.left": left, "arrow.backward": left,
            "arrow.up": "M12 20V4M5 11l7-7 7 7", "arrow.down": "M12 4v16M5 13l7 7 7-7",
            "arrow.up.right": "M6 18L18 6M8 6h10v10",
            "arrow.clockwise": "M19 8a8 8 0 1 0 1 5M20 3v6h-6",
            "arrow.counterclockwise": "M5 8a8 8 0 1 1-1 5M4 3v6h6",
            "arrow.triangle.2.circlepath": "M19 9a8 8 0 0 0-14-1M5 15a8 8 0 0 0 14 1M5 3v5h5M19 21v-5h-5",
            "sidebar.left": "M3 5h18v14H3zM9 5v14", "sidebar.leading": "M3 5h18v14H3zM9 5v14",
            "repeat": "M4 12V9a3 3 0 0 1 3-3h13M17 3l3 3-3 3M20 12v3a3 3 0 0 1-3 3H4M7 15l-3 3 3 3",
            "shuffle": "M3 7h4l10 10h4M3 17h4L17 7h4M18 4l3 3-3 3M18 14l3 3-3 3",
            "square.and.arrow.up": "M12 15V3M8 7l4-4 4 4M7 10H5v11h14V10h-2",
            "square.and.arrow.down": "M12 3v12M8 11l4 4 4-4M7 9H5v12h14V9h-2",
        ]
    }()

    private static let signs: [String: String] = [
        "plus": "M12 4v16M4 12h16",
        "minus": "M4 12h16",
        "xmark": "M5 5l14 14M19 5L5 19",
        "multiply": "M5 5l14 14M19 5L5 19",
        "checkmark": "M4 13l5 6L20 5", "equal": "M4 9h16M4 15h16", "divide": "M4 12h16M12 6v.5M12 18v.5",
        "ellipsis": "M5 12h.5M12 12h.5M19 12h.5", "info": "M12 11v8M12 5v.5", "exclamationmark": "M12 4v11M12 19v.5",
        "questionmark": "M8 8a4 4 0 1 1 6 4c-2 1-2 2-2 4M12 20v.5", "number": "M9 4L7 20M17 4l-2 16M4 9h17M3 15h17",
        "line.3.horizontal": "M4 7h16M4 12h16M4 17h16", "line.horizontal.3": "M4 7h16M4 12h16M4 17h16",
        "list.bullet": "M8 6h13M8 12h13M8 18h13M3 6h.5M3 12h.5M3 18h.5",
        "list.dash": "M8 6h13M8 12h13M8 18h13M3 6h2M3 12h2M3 18h2",
        "slider.horizontal.3": "M3 6h12M19 6h2M17 4v4M3 12h4M11 12h10M9 10v4M3 18h10M17 18h4M15 16v4",
        "square.grid.2x2": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
        "circle": "M12 3a9 9 0 1 0 .01 0z", "square": "M4 4h16v16H4z", "rectangle": "M3 6h18v12H3z",
        "triangle": "M12 4l9 16H3z",
        "capsule": "M8 7h8a5 5 0 0 1 0 10H8a5 5 0 0 1 0-10z",
        "diamond": "M12 3l8 9-8 9-8-9z",
        "play": "M7 4l13 8-13 8z", "pause": "M8 5v14M16 5v14", "stop": "M6 6h12v12H6z",
        "forward": "M4 6l8 6-8 6zM12 6l8 6-8 6z", "backward": "M20 6l-8 6 8 6zM12 6l-8 6 8 6z",
        "textformat": "M4 19L9 5l5 14M6 14h6M15 19v-6h5v6M15 16h5", "character": "M5 20L12 4l7 16M8 14h8",
    ]

    private static let things: [String: String] = [
        "star": "M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.7 6.3 20l1.5-6.2L3 9.6 9.3 9z",
        "heart": "M12 20C4 14 3 11 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 11 20 14 12 20z",
        "house": "M3 12l9-8 9 8M6 10v10h12V10", "person": "M12 4a4 4 0 1 0 .01 0zM4 21a8 7 0 0 1 16 0z",
        "person.2": "M8 5a3 3 0 1 0 .01 0zM2 19a6 6 0 0 1 12 0zM17 6a2.5 2.5 0 1 0 .01 0zM15 13a5 5 0 0 1 7 6h-5",
        "person.3": "M12 6a3 3 0 1 0 .01 0zM7 19a5 5 0 0 1 10 0zM5 8a2 2 0 1 0 .01 0zM19 8a2 2 0 1 0 .01 0z",
        "magnifyingglass": "M10 4a6 6 0 1 0 .01 0zM15 15l6 6",
        "gearshape": "M12 8a4 4 0 1 0 .01 0zM12 3a9 9 0 1 0 .01 0zM12 1v2M12 21v2M1 12h2M21 12h2",
        "gear": "M12 7a5 5 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
        "trash": "M4 6h16M9 6V4h6v2M6 6l1 15h10l1-15M10 10v7M14 10v7",
        "bell": "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4",
        "bookmark": "M6 3h12v18l-6-5-6 5z",
        "calendar": "M4 5h16v15H4zM4 9h16M8 3v4M16 3v4",
        "clock": "M12 3a9 9 0 1 0 .01 0zM12 7v5l4 2",
        "envelope": "M3 6h18v13H3zM3 7l9 7 9-7", "folder": "M3 6h6l2 2h10v11H3z", "doc": "M6 3h8l4 4v14H6zM14 3v4h4",
        "photo": "M3 5h18v14H3zM3 17l6-6 5 5 3-3 4 4M16 8v.5",
        "camera": "M3 7h5l2-2h4l2 2h5v12H3zM12 9a4 4 0 1 0 .01 0z",
        "mic": "M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4",
        "phone": "M5 4h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4c-9 1-16-6-15-15z",
        "video": "M3 7h12v10H3zM15 11l6-4v10l-6-4z",
        "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14", "location": "M3 11L21 3l-8 18-2-8z",
        "mappin": "M12 3a4 4 0 1 0 .01 0zM12 11v10", "lock": "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3",
        "key": "M8 8a4 4 0 1 0 .01 0zM11 14l9-9M17 8l3 3",
        "eye": "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0z",
        "flag": "M5 21V4h14l-3 4 3 4H5",
        "tag": "M3 12V4h8l10 10-7 7zM7 8v.5",
        "cart": "M2 4h3l3 12h10l3-9H6M9 20v.5M17 20v.5",
        "bag": "M5 8h14l1 13H4zM8 8a4 4 0 0 1 8 0",
        "creditcard": "M3 6h18v13H3zM3 10h18M6 15h4",
        "gift": "M4 9h16v4H4zM5 13v8h14v-8M12 9v12M12 9C6 9 7 3 12 9c5-6 6 0 0 0",
        "globe": "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
        "sun.max": "M12 8a4 4 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
        "moon": "M19 15A8 8 0 0 1 9 4a8.5 8.5 0 1 0 10 11z",
        "cloud": "M7 18a4 4 0 0 1 0-8 6 6 0 0 1 11 1 3.5 3.5 0 0 1 0 7z",
        "bolt": "M13 2L5 13h6l-1 9 8-12h-6z",
        "flame": "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 2 2 3 2 1-2 0-5 0-7z",
        "drop": "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
        "leaf": "M5 19C4 8 12 4 20 4c0 9-4 16-13 14M5 20c2-6 6-9 10-11",
        "pencil": "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4", "square.and.pencil": "M12 5H4v15h15v-8M9 15l1-4 9-8 3 3-9 8z",
        "paperplane": "M3 11L21 3l-6 18-4-8zM11 13l10-10",
        "message": "M3 5h18v12H11l-5 4v-4H3z",
        "bubble.left": "M3 5h18v12H11l-5 4v-4H3z",
        "wifi": "M2 9a15 15 0 0 1 20 0M6 13a9 9 0 0 1 12 0M9 16a5 5 0 0 1 6 0M12 20v.5",
        "music.note": "M9 18V5l10-2v13M6 15a3 3 0 1 0 3 3M16 13a3 3 0 1 0 3 3",
        "book": "M12 6C9 4 5 4 2 5v14c3-1 7-1 10 1 3-2 7-2 10-1V5c-3-1-7-1-10 1zM12 6v14",
        "tray": "M3 13l4-8h10l4 8v6H3zM3 13h5l2 3h4l2-3h5",
        "hand.thumbsup": "M3 11h4v10H3zM7 11l4-8c3 0 3 3 2 6h7l-2 12H7",
        "airplane": "M12 2l2 8 8 5v2l-8-2-1 5 2 2h-6l2-2-1-5-8 2v-2l8-5z",
        "car": "M3 13l3-7h12l3 7v5H3zM3 13h18M7 18v2M17 18v2",
        "tv": "M3 5h18v12H3zM8 21h8",
        "display": "M3 4h18v13H3zM12 17v4M8 21h8",
        "iphone": "M7 2h10v20H7zM10 19h4",
        "scribble": "M3 16c4-12 8-12 8-4s5 8 10-4",
        "chart.bar": "M4 20V12h4v8zM10 20V4h4v16zM16 20V9h4v11z",
        "speaker.wave.2": "M3 9h4l6-5v16l-6-5H3zM16 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12",
        "headphones": "M3 18v-5a9 9 0 0 1 18 0v5M3 15h4v6H3zM17 15h4v6h-4z",
        "cube": "M12 2l9 5v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10",
        "briefcase": "M3 8h18v12H3zM8 8V4h8v4M3 13h18",
        "graduationcap": "M2 9l10-5 10 5-10 5zM6 11v6c4 3 8 3 12 0v-6",
        "thermometer": "M10 14V5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0z",
        "wind": "M3 9h11a3 3 0 1 0-3-3M3 14h15a3 3 0 1 1-3 3",
        "umbrella": "M3 12a9 9 0 0 1 18 0zM12 12v7a2 2 0 0 0 4 0",
    ]
}
