// LayoutSource.swift: a case as Swift source, to be pasted into a test.

internal import Documents

/// A call of `verify` for one case.
struct LayoutSource {
    let layout: String
    let demands: LayoutDemands
    let drawn: LayoutCase
    let fault: LayoutFault

    /// The call, under a comment that says what was wrong.
    var text: String {
        var arguments = ["layout: \(layout)"]
        if let policy = demands.policy { arguments.append("against: \(policy.source)") }
        if demands.axis == .vertical { arguments.append("axis: .vertical") }
        if let alignment = demands.alignment?.source { arguments.append("alignment: \(alignment)") }
        let proposal = "width: \(source(drawn.proposal.width)), height: \(source(drawn.proposal.height))"
        arguments.append("proposal: ProposedViewSize(\(proposal))")
        let children = drawn.children.map { "    \(source($0))" }
        var lines = ["// \(fault)", "try verify("]
        lines += [arguments.dropLast(), arguments.suffix(1)].map { "    " + $0.joined(separator: ", ") + "," }
        lines[lines.count - 1].removeLast()
        return (lines + [") {"] + children + ["}"]).joined(separator: "\n")
    }

    private func source(_ length: CGFloat?) -> String { length.map { source(Double($0)) } ?? "nil" }

    private func source(_ number: Double) -> String { number.isInfinite ? ".infinity" : JSONText.number(number).line }

    private func source(_ child: LayoutCase.Child) -> String {
        let priority = child.priority == 0 ? "" : ".layoutPriority(\(source(child.priority)))"
        var arguments: [String] = []
        let name: String
        switch child.kind {
        case .filling: return "Color.clear\(priority)"
        case .stretchable(let minimum, let ideal, let maximum, let across, let guide):
            name = "Stretchable"
            if minimum != 0 { arguments.append("minimum: \(source(minimum))") }
            if ideal != minimum { arguments.append("ideal: \(source(ideal))") }
            if maximum != .infinity { arguments.append("maximum: \(source(maximum))") }
            if across != 10 { arguments.append("across: \(source(across))") }
            if let guide { arguments.append("guide: \(source(guide))") }
        case .stepping(let steps):
            name = "Stepping"
            arguments.append("steps: [\(steps.map { source($0) }.joined(separator: ", "))]")
        }
        if demands.axis == .vertical { arguments.append("axis: .vertical") }
        return "\(name)(\(arguments.joined(separator: ", ")))\(priority)"
    }
}

extension Alignment {
    /// The guides as they stand in source code; `nil` for guides of one's own.
    var source: String? {
        let known: [(Alignment, String)] = [
            (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
            (.topLeading, "topLeading"), (.topTrailing, "topTrailing"), (.bottomLeading, "bottomLeading"),
            (.bottomTrailing, "bottomTrailing"), (.leadingFirstTextBaseline, "leadingFirstTextBaseline"),
            (.centerFirstTextBaseline, "centerFirstTextBaseline"),
            (.trailingFirstTextBaseline, "trailingFirstTextBaseline"),
            (.leadingLastTextBaseline, "leadingLastTextBaseline"), (.centerLastTextBaseline, "centerLastTextBaseline"),
            (.trailingLastTextBaseline, "trailingLastTextBaseline"),
        ]
        return known.first { $0.0 == self }.map { ".\($0.1)" }
    }
}

extension Policy {
    /// The policy as an argument in source code; one of somebody's own by its definition.
    fileprivate var source: String {
        Policy.allCases.contains(self) ? ".\(swiftName)" : "Policy(\(type(of: definition))())"
    }

    /// The policy as Swift source spells it: `css-flex` is `cssFlex`.
    var swiftName: String {
        let words = name.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
