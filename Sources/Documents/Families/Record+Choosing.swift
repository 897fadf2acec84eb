// Record+Choosing.swift: a problem, family or scene in JSON of which something is otherwise: a field says something else, or an
// item or view is gone.  All else of its text stays as it is.

import Rows

extension Record {
    /// A value as JSON has it, from a word: a number, a truth value, JSON in brackets or quotes, or else a text.
    package static func json(of word: String) -> String {
        let isNumber =
            word.utf8.allSatisfy(Set("0123456789+-.eE".utf8).contains) && Fraction(word) != nil
            && word.utf8.first.map { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
        let isJSON = ["true", "false", "null"].contains(word) || "\"[{".contains(word.prefix(1)) && !word.isEmpty
        return isNumber || isJSON ? word : JSONText.string(word).line
    }

    /// What a field says, as its text; `nil` where it says nothing.
    ///
    /// - Throws: `InputError` for a name that stands for no field.
    package func stated(_ name: String) throws(InputError) -> String? {
        let outline = JSONOutline(data)
        let place = try place(called: name, outline)
        return outline.span(of: place.path).map { String(decoding: text[$0], as: UTF8.self) }
    }

    /// The record with a field that says something else.
    ///
    /// - Parameters:
    ///   - name: An item's or a view's id with a field of it, or a field of the whole: `title.priority`, `policy`.
    ///   - json: What it says, as JSON.
    /// - Throws: `InputError` for a name that stands for no field.
    package func setting(_ name: String, to json: String) throws(InputError) -> Record {
        let outline = JSONOutline(data)
        let place = try place(called: name, outline)
        if let span = outline.span(of: place.path) { return edited([(span, json)]) }
        guard let owner = outline.span(of: place.owner) else { throw error("\(name) names no field") }
        // The priority of a view is a view around it.
        if place.isPriorityOfView {
            let view = String(decoding: text[owner], as: UTF8.self)
            return edited([(owner, #"{"kind": "priority", "value": \#(json), "child": \#(view)}"#)])
        }
        guard place.owner.steps.count + 1 == place.path.steps.count, case .key(let field)? = place.path.steps.last
        else {
            throw error("\(name) is not stated; write \(place.path) so that it can be changed")
        }
        let start = owner.lowerBound + 1
        let isEmpty = outline.keys(of: place.owner).isEmpty
        return edited([(start..<start, "\(JSONText.string(field).line): \(json)\(isEmpty ? "" : ", ")")])
    }

    /// The record without an item or a view, and without the views that hold nothing else.
    ///
    /// - Throws: `InputError` for an id that stands for nothing in a list.
    package func dropping(_ id: String) throws(InputError) -> Record {
        let outline = JSONOutline(data)
        let owners = outline.owners.filter { $0.id == id }
        guard owners.count == 1, var steps = owners.first?.path.steps else {
            throw error(
                owners.isEmpty
                    ? "nothing is called \(id); what goes must have an id" : "several are called \(id); ids must differ"
            )
        }
        while steps.last == .key("child") { steps.removeLast() }
        guard case .index(let index)? = steps.last, let span = outline.span(of: FieldPath(steps)) else {
            throw error("\(id) stands in no list, so that it cannot go")
        }
        func neighbour(_ index: Int) -> Range<Int>? {
            outline.span(of: FieldPath(steps.dropLast() + [.index(index)]))
        }
        if index > 0, let before = neighbour(index - 1) { return edited([(before.upperBound..<span.upperBound, "")]) }
        return edited([(span.lowerBound..<(neighbour(index + 1)?.lowerBound ?? span.upperBound), "")])
    }

    private func place(
        called name: String, _ outline: JSONOutline
    ) throws(InputError) -> (path: FieldPath, owner: FieldPath, isPriorityOfView: Bool) {
        let owners = outline.owners.filter { name.hasPrefix($0.id + ".") }
        let owner = owners.max { $0.id.utf8.count < $1.id.utf8.count }
        let field = owner.map { String(name.dropFirst($0.id.count + 1)) } ?? name
        if let owner, owners.count(where: { $0.id == owner.id }) > 1 {
            throw error("\(name) cannot be chosen: \(owner.id) is the id of several; ids must differ")
        }
        guard let steps = FieldPath.steps(of: field), owner != nil || steps.count == 1 else {
            throw error(
                "\(name) names no field; write ID.FIELD, such as title.priority, or a field of the whole: policy")
        }
        let here = owner?.path.steps ?? []
        func kind(_ steps: [FieldPath.Step]) -> String? {
            outline.span(of: FieldPath(steps + [.key("kind")])).map { String(decoding: text[$0], as: UTF8.self) }
        }
        let isView = owner != nil && field == "priority" && kind(here) != nil
        if isView, here.last == .key("child"), kind(here.dropLast()) == "\"priority\"" {
            return (FieldPath(here.dropLast() + [.key("value")]), FieldPath(here.dropLast()), false)
        }
        return (FieldPath(here + steps), FieldPath(here), isView)
    }
}
