// Text+AttributedString.swift: texts whose parts say themselves what they are.

extension Text {
    /// A text with the links of its parts; off Apple's systems Foundation knows no emphasis, fonts or colours of parts.
    ///
    /// A literal could be one too; it is a `LocalizedStringKey`, whose marks are read.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: "")
        for run in attributedContent.runs {
            let part = Text(verbatim: String(attributedContent[run.range].characters))
            append(run.link == nil ? part : part.marked(.link))
        }
    }
}
