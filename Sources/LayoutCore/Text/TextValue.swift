// TextValue.swift: a value in a text, as the region around writes it.

/// A value in a text.
struct TextValue: Equatable {
    /// The value as American English has it.
    let string: String
    /// What makes the value what it is beside that; `nil` for a text.
    private let source: Source?

    private struct Source: Equatable {
        let value: AnyHashable?
        let style: AnyHashable
        let write: (Region) -> String

        static func == (first: Source, second: Source) -> Bool {
            first.value == second.value && first.style == second.style
        }
    }

    /// A text, the same everywhere.
    init(_ string: String) { (self.string, source) = (string, nil) }

    /// What a function writes, by a value and a style that say what.
    init(_ value: some Hashable, by style: some Hashable, _ write: @escaping (Region) -> String) {
        string = write(.american)
        source = Source(value: AnyHashable(value), style: AnyHashable(style), write: write)
    }

    /// A value in a style of Foundation's.
    init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style) where Style.FormatOutput == String {
        let write = { (region: Region) in region.style(format).format(input) }
        string = write(.american)
        source = Source(value: input as? AnyHashable, style: AnyHashable(format), write: write)
    }

    /// A whole number, with signs between thousands.
    init<Number: BinaryInteger>(whole number: Number) {
        string = "\(number)".groupedByThousands
        source = Source(value: AnyHashable(number), style: "%lld") {
            IntegerFormatStyle(locale: $0.locale).format(number)
        }
    }

    /// A number with six decimals, with signs between thousands.
    init(decimal number: Double) {
        string = String(format: "%f", number).groupedByThousands
        source = Source(value: AnyHashable(number), style: "%f") {
            FloatingPointFormatStyle(locale: $0.locale).precision(.fractionLength(6)).format(number)
        }
    }

    /// Whether it may differ from region to region.
    var isRegional: Bool { source != nil }

    /// The value as a region has it.
    func written(in region: Region) -> String { region == .american ? string : source?.write(region) ?? string }
}

extension String {
    /// A number with a comma between thousands.
    fileprivate var groupedByThousands: String {
        let start = firstIndex { $0 != "-" } ?? startIndex
        let whole = self[start...].prefix { $0.isNumber }
        guard whole.count > 3 else { return self }
        let grouped = whole.enumerated().map { index, digit in
            (index > 0 && (whole.count - index).isMultiple(of: 3) ? "," : "") + String(digit)
        }
        return self[..<start] + grouped.joined() + self[whole.endIndex...]
    }
}
