// Word.swift: the words that buttons, titles and labels of the corpora say, as wide as Helvetica draws them.
// Widths in points at 17 points, rounded up to whole points, the size of a phone's body text.

import Boxes
import Rows

/// A text and its width.
struct Word: Sendable {
    let text: String
    /// The width on one line, in points.
    let width: Double
    /// The width of the widest part that no line break divides, in points.
    let narrowest: Double
    /// The width of the first letter with an ellipsis: what a text on one line shrinks to, in points.
    let cut: Double

    private init(_ text: String) {
        self.text = text
        width = Self.measured(text)
        narrowest = text.split(separator: " ").map { Self.measured(String($0)) }.max() ?? 0
        cut = min(width, Self.measured(text.prefix(1) + "…"))
    }

    private static func measured(_ text: String) -> Double {
        var judge = PlainJudge<Double>()
        return TextMeasure([TextPiece(text)], sizes: [17], scale: 1)
            .layout(in: PerAxis { _ in nil }, lineLimit: 1, judge: &judge).size.horizontal
    }

    /// What buttons say.
    static let actions = [
        "Back", "Cancel", "Done", "Edit", "Add", "Share", "Save", "Open", "Filter", "Sort", "Select all", "Undo",
    ].map(Word.init)

    /// What windows and pages are called.
    static let titles = [
        "Inbox", "Settings", "New message", "All photographs", "Library", "Today", "Shared with me",
        "Quarterly report 2025, second draft", "Untitled", "Trip to the mountains", "Recently added", "Notes",
    ].map(Word.init)

    /// Labels before the fields of forms.
    static let labels = [
        "Name", "First name", "Street and number", "Postcode", "City", "Telephone", "Email address", "Date of birth",
        "Notes for the delivery", "Password", "Repeat password", "Country or region", "Amount", "Reference",
    ].map(Word.init)

    /// What capsules say.
    static let tags = [
        "Swift", "Layout", "Vegetarian", "Under 30 minutes", "New", "On sale", "Nearby", "Open now", "Favourites",
        "Four stars and more", "Jazz", "Classical music", "2025", "Unread", "With attachments", "Red",
    ].map(Word.init)
}
