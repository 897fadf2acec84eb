// TextField+Values.swift: lines on which values are written, in a style or by a formatter of Foundation's.

extension TextField {
    /// A line for a value: what is typed is read in the same style.
    private init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text?, written label: Label
    ) where F.FormatOutput == String {
        self.init(text: format.format(value.wrappedValue), prompt: prompt, label: label) { text in
            if let read = format.value(of: text, after: value.wrappedValue) { value.wrappedValue = read }
        }
    }

    /// A line for a value that may be missing.
    private init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text?, written label: Label
    ) where F.FormatOutput == String {
        self.init(text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt, label: label) { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let read = format.value(of: text, after: value.wrappedValue) {
                value.wrappedValue = read
            }
        }
    }

    /// A line for a value that a formatter writes and reads.
    private init<V>(value: Binding<V>, formatter: Formatter, prompt: Text?, written label: Label) {
        self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: label) { text in
            if let read = formatter.value(of: text, as: V.self) { value.wrappedValue = read }
        }
    }

    /// A line for a value in a style of Foundation's; a text that the style cannot read leaves the value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, written: label())
    }

    /// A line for a value that may be missing, in a style of Foundation's: it is where the line is empty.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, written: label())
    }

    /// A line for a value that a formatter writes and reads; what it cannot read leaves the value.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt, written: label())
    }
}

extension TextField where Label == Text {
    /// A line for a value in a style of Foundation's; a text that the style cannot read leaves the value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, written: Text(titleKey))
    }

    /// A line for a value in a style of Foundation's; a text that the style cannot read leaves the value.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, written: Text(String(title)))
    }

    /// A line for a value that may be missing, in a style of Foundation's: it is where the line is empty.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, written: Text(titleKey))
    }

    /// A line for a value that may be missing, in a style of Foundation's: it is where the line is empty.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, written: Text(String(title)))
    }

    /// A line for a value that a formatter writes and reads; what it cannot read leaves the value.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt, written: Text(titleKey))
    }

    /// A line for a value that a formatter writes and reads; what it cannot read leaves the value.
    @_disfavoredOverload
    public init<V>(
        _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt, written: Text(String(title)))
    }
}

extension Formatter {
    /// The value that a text stands for; `nil` where it stands for none of the type.
    ///
    /// Foundation's formatters of numbers and dates read texts here; on Linux it cannot be asked whether another one does.
    fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
        switch self {
        case let formatter as NumberFormatter: formatter.wholeNumber(from: text)?.value(as: type)
        case let formatter as DateFormatter: formatter.date(from: text) as? V
        case let formatter as ISO8601DateFormatter: formatter.date(from: text) as? V
        default: nil
        }
    }
}

extension NumberFormatter {
    /// The number that all of a text stands for: off Apple's systems a formatter reads the beginning of "12 apples" too.
    fileprivate func wholeNumber(from text: String) -> NSNumber? {
        guard let number = number(from: text), let written = string(from: number) else { return nil }
        return text.allSatisfy { !$0.isLetter || written.contains($0) } ? number : nil
    }
}

extension NSNumber {
    /// The number as a value of Swift's, where it is one: on Linux a cast does not make one.
    fileprivate func value<V>(as type: V.Type) -> V? {
        let values: [Any?] = [
            self, doubleValue, Float(doubleValue), CGFloat(doubleValue), decimalValue, Int(exactly: self),
            Int64(exactly: self), Int32(exactly: self), Int16(exactly: self), Int8(exactly: self),
            UInt(exactly: self), UInt64(exactly: self), UInt32(exactly: self), UInt16(exactly: self),
            UInt8(exactly: self),
        ]
        return values.lazy.compactMap(\.self).compactMap { $0 as? V }.first
    }
}

extension ParseableFormatStyle where FormatOutput == String {
    /// The value of a text; amounts of money may have the sign of their currency, which Foundation writes on every system and reads
    /// on Apple's alone.
    ///
    /// - Parameter before: The value so far, which tells whether the style writes such a sign.
    fileprivate func value(of text: String, after before: FormatInput?) -> FormatInput? {
        if let read = try? parseStrategy.parse(text) { return read }
        guard let before, format(before).contains(where: \.isCurrencySymbol), text.contains(where: \.isCurrencySymbol)
        else { return nil }
        let amount = text.filter { !$0.isCurrencySymbol && !$0.isWhitespace }
        return try? parseStrategy.parse(amount)
    }
}
