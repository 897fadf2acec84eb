// Text+Formatters.swift: values as Foundation's formatters write them.

extension Text {
    /// A value, such as a date or an `NSNumber`, as a formatter writes it; nothing where the formatter writes no such value.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value, such as a date or an `NSNumber`, as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? "")
    }
}
