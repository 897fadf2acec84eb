// AnsweredRow+JSON.swift: an answer as one line of JSON.  Keys keep this order; fields may be added.

extension AnsweredRowOver {
    /// Writes a rule's answer, as Documentation/Formats.md describes it.
    @_specialize(where Value == Double)
    public func write(solution answer: RowAnswerOver<Value>, to json: inout JSONWriter) {
        json.object { json in
            if let id = document.id { json.string(id, for: "id") }
            writeFields(ofSolution: answer, to: &json)
        }
    }

    /// Writes a rule's answer into an object that has the row's name already.
    @_specialize(where Value == Double)
    func writeFields(ofSolution answer: RowAnswerOver<Value>, to json: inout JSONWriter) {
        let arrangement = answer.arrangement
        json.numbers(arrangement.lengths, for: "lengths")
        json.numbers(arrangement.offsets, for: "offsets")
        if answer.rounding != 0 { json.number(answer.rounding, for: "rounding") }
        json.number(arrangement.total, for: "total")
        json.overflow(of: arrangement, least: optimum.overflow)
        json.number(arrangement.unused, for: "unused")
        if let heights = heights(of: answer) {
            json.value(.array(heights.map { $0?.json ?? .null }), for: "heights")
        }
        json.tiers(answer.levels)
        if let cross = answer.cross { json.value(.members(cross.members), for: "cross") }
        if let solver = answer.solver { json.value(solver.json, for: "solver") }
        json.key("certified")
        json.bool(answer.isOptimal)
    }
}

extension CrossAnswerOver {
    /// `"extent": 40, "guide": 12, "offsets": [0, 3]`; null for an item that has no measures; with `"countsLine": true` under rules
    /// that count the line into the extent.
    var members: [(String, JSONText?)] {
        [
            ("extent", extent.json), ("guide", guide.json), ("offsets", .array(offsets.map { $0?.json ?? .null })),
            ("countsLine", countsLine ? .bool(true) : nil),
        ]
    }
}

extension JSONWriter {
    mutating func string(_ text: String, for key: StaticString) {
        self.key(key)
        string(text)
    }

    @inline(__always)
    mutating func number<Value: DocumentNumber>(_ number: Value, for key: StaticString) {
        self.key(key)
        number.write(to: &self)
    }

    @inline(__always)
    mutating func numbers<Value: DocumentNumber>(_ numbers: [Value], for key: StaticString) {
        self.key(key)
        list(numbers) { $1.write(to: &$0) }
    }

    /// `"overflow": 5, "leastOverflow": 0`, the second where there is an overflow: how much of it no answer avoids.
    @inline(__always)
    mutating func overflow<Value: DocumentNumber>(of arrangement: ArrangementOver<Value>, least: Value) {
        number(arrangement.overflow, for: "overflow")
        if arrangement.overflow > 0 { number(least, for: "leastOverflow") }
    }

    mutating func value(_ value: JSONText, for key: StaticString) {
        self.key(key)
        self.value(value)
    }

    /// `"tiers": [{"priority": 0, "level": 112}]`.
    @inline(__always)
    mutating func tiers<Value: DocumentNumber>(_ levels: [TierLevelOver<Value>]) {
        key("tiers")
        list(levels) { json, tier in
            json.object { json in
                json.number(tier.priority, for: "priority")
                json.number(tier.level, for: "level")
            }
        }
    }
}

extension TierLevelOver where Value: DocumentNumber {
    /// `{"priority": 0, "level": 112}`.
    var json: JSONText { .object([("priority", .number(priority)), ("level", level.json)]) }
}

extension SolverNote {
    /// `{"name": "glpk", "method": "progressive", "version": "5.0", "iterations": 5}`.
    var json: JSONText {
        .members([
            ("name", .string(name)), ("method", .string(method)), ("version", version.map(JSONText.string)),
            ("iterations", iterations.map(JSONText.integer)),
        ])
    }
}
