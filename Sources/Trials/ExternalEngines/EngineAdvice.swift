// EngineAdvice.swift: what to change in an engine whose line is no claim.
// The usual slips are known by their looks; a line that looks like none of them gets no advice.

import Essentials

/// Advice on a line that is no claim.
enum EngineAdvice {
    /// What to change, in an imperative sentence without a full stop; `nil` where the line does not say.
    static func advice(on line: [UInt8]) -> String? {
        guard let text = String(validating: line, as: UTF8.self) else { return "write UTF-8" }
        guard let value = try? JSONDecoder().decode(WrittenValue.self, from: Data(line)) else {
            return adviceOnText(text.trimmed)
        }
        switch value {
        case .object(let fields): return adviceOnFields(fields)
        case .list: return "put the list into an object, as {\"lengths\": …}"
        case .null: return "answer every row; one that your engine cannot lay out is a fault to find"
        default: return "put the lengths into a list in an object, as {\"lengths\": […]}"
        }
    }

    private static func adviceOnText(_ text: String) -> String? {
        if text.hasPrefix("<") { return "write JSON, no HTML or XML" }
        if text.hasPrefix("{'") { return "put names into double quotes, as Python's json.dumps does" }
        if text == "{" || text == "[" { return "write an answer on one line, without line breaks in it" }
        if text.contains(/\b(NaN|nan)\b/) {
            return "a length is NaN, which JSON does not have; look for a division by 0 or an empty sum"
        }
        if text.contains(/\b-?(Infinity|Inf|inf)\b/) {
            return "write an infinite length as \"infinity\"; a length in a finite container is finite"
        }
        if text.contains(/^\{\s*\w+\s*:/) { return "put names into double quotes" }
        if text.contains(/^-?[0-9.]+([ ,;\t]+-?[0-9.]+)*$/) { return "put the numbers into {\"lengths\": […]}" }
        return text.hasPrefix("{") ? "write it with a library for JSON" : "write banners and logs to standard error"
    }

    private static func adviceOnFields(_ fields: [String: WrittenValue]) -> String? {
        guard let lengths = fields["lengths"] else { return adviceOnMissingLengths(fields) }
        switch lengths {
        case .list(let list): return list.lazy.compactMap(adviceOnLength).first
        case .object: return "make lengths a list in the order of the items, not an object of names"
        case .text: return "make lengths a list of numbers, not a text"
        case .null: return adviceOnLength(lengths)
        default: return "make lengths a list, also for one item: [\(lengths)]"
        }
    }

    private static func adviceOnMissingLengths(_ fields: [String: WrittenValue]) -> String? {
        if fields["items"] != nil, fields["available"] != nil || fields["spacing"] != nil {
            return "the question came back; write the answer in its place"
        }
        if let error = fields["error"] {
            return
                "the engine says \"\(error)\"; ask rows that it knows (--like, --whole, --one-tier), or answer this one"
        }
        let lists = fields.filter { if case .list = $0.value { true } else { false } }.keys.sorted()
        if let key = lists.first(where: { isLike($0) }) ?? (lists.count == 1 ? lists[0] : nil) {
            return "rename \"\(key)\" to \"lengths\""
        }
        let outer = fields.filter { if case .object(let inner) = $0.value { inner["lengths"] != nil } else { false } }
        return outer.keys.min().map { "move \"lengths\" out of \"\($0)\"" }
    }

    /// Whether a name is one that others have for lengths.
    private static func isLike(_ key: String) -> Bool {
        let names = ["length", "size", "width", "height", "extent", "answer", "result"]
        return names.contains { key.lowercased().hasPrefix($0) }
    }

    private static func adviceOnLength(_ length: WrittenValue) -> String? {
        switch length {
        case .text("infinity"): nil
        case .text: "write numbers without quotes"
        case .null: "give every item a number, 0 where it gets nothing; NaN becomes null in some libraries"
        case .number, .truth: nil
        case .object: "make lengths a list of numbers, not of objects"
        default: "make lengths a flat list of numbers"
        }
    }
}
