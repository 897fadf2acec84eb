// TextLink.swift: where in a text people tap a link, and who opens it.  Lengths in points.

/// A part of a line that leads somewhere.
struct TextLink {
    let string, address: String
    /// The letters, from the upper left corner of the text.
    let frame: CGRect
}

extension TextContent {
    /// The links in the lines of the text where it was placed under a proposal.
    func links(for proposal: ProposedViewSize) -> [TextLink] {
        guard case .text(let lines, let inks) = drawing(for: proposal) else { return [] }
        return zip(lines, inks).flatMap { line, inks in links(in: line, inks) }
    }

    private func links(in line: TextLine, _ inks: [TextInk]) -> [TextLink] {
        zip(line.runs.indices, inks).compactMap { index, ink in
            guard let address = ink.address else { return nil }
            let end = width(of: Array(line.runs[...index]))
            let width = width(of: [line.runs[index]])
            let start = isRightToLeft ? line.width - end : end - width
            return TextLink(
                string: line.runs[index].string, address: address,
                frame: CGRect(x: line.origin.x + start, y: line.origin.y, width: width, height: line.height))
        }
    }

    /// How wide some runs are on a line of their own.
    private func width(of runs: [TextRun]) -> CGFloat {
        measurer.layout(runs, proposal: .unspecified, lineLimit: 1).lines.first?.width ?? 0
    }
}

extension EnvironmentValues {
    /// What opens the address of a link in a text; `nil` where nobody does.
    package var openAddress: ((String) -> Void)? {
        get { self[OpenAddressKey.self] }
        set { self[OpenAddressKey.self] = newValue }
    }
}

private enum OpenAddressKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }
