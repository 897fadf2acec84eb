// AnsweredRow+Verdicts.swift: a verdict as one line of JSON.  Keys keep this order; fields may be added.

extension AnsweredRowOver {
    /// Writes the judgement on an answer, as Documentation/Formats.md describes it.
    @_specialize(where Value == Double)
    public func write(judgementOn answer: RowAnswerOver<Value>, to json: inout JSONWriter) {
        json.object { json in
            if let id = document.id { json.string(id, for: "id") }
            writeFields(ofJudgementOn: answer, to: &json)
        }
    }

    /// Writes the judgement on an answer into an object that has the row's name already, or needs none.
    @_specialize(where Value == Double)
    func writeFields(ofJudgementOn answer: RowAnswerOver<Value>, to json: inout JSONWriter) {
        let items = document.row.items
        let name = { (item: Int) in items[item].jsonName(at: item) }
        json.string(answer.engine, for: "engine")
        json.string(answer.kind.rawValue, for: "verdict")
        json.overflow(of: answer.arrangement, least: optimum.overflow)
        json.number(answer.arrangement.unused, for: "unused")
        json.key("witness")
        json.witness(of: answer.verdict, naming: name)
        json.key("distance")
        json.object { json in
            json.number(answer.distance.max, for: "max")
            json.number(answer.distance.mean, for: "mean")
        }
        json.numbers(optimum.lengths, for: "optimum")
        if let misplacement = answer.misplacement { json.value(misplacement.json(naming: name), for: "misplaced") }
        if let alignment = answer.alignment {
            // The children of the alignment are the items that have measures.
            let measured = document.measuredItems
            json.value(alignment.json { name(measured[$0]) }, for: "alignment")
        }
    }
}

extension JSONWriter {
    /// Most answers of a corpus are optimal; what they are witnessed by is written without a tree of it.
    @inline(__always)
    fileprivate mutating func witness<Value: DocumentNumber>(
        of verdict: VerdictOver<Value>, naming name: (Int) -> JSONText
    ) {
        if case .optimal(let levels, _) = verdict {
            object { $0.tiers(levels) }
        } else {
            value(.object(verdict.witness(naming: name)))
        }
    }
}

extension DistanceOver where Value: DocumentNumber {
    var json: JSONText { .object([("max", max.json), ("mean", mean.json)]) }
}

extension MisplacementOver {
    fileprivate func json(naming name: (Int) -> JSONText) -> JSONText {
        .object([("item", name(item)), ("offset", offset.json), ("expected", expected.json)])
    }
}

extension AlignmentVerdictOver where Value: DocumentNumber {
    fileprivate func json(naming name: (Int) -> JSONText) -> JSONText {
        .object([("verdict", .string(kind.rawValue)), ("witness", .object(witness(naming: name)))])
    }

    /// The witness field by field; children by name.
    private func witness(naming name: (Int) -> JSONText) -> [(key: String, value: JSONText)] {
        switch self {
        case .wrongLength(let child, let length, let expected):
            [("item", name(child)), ("length", length.json), ("expected", expected.json)]
        case .misaligned(let first, let second, let amount):
            [("first", name(first)), ("second", name(second)), ("amount", amount.json)]
        case .outside(let child, let edge, let amount):
            [("item", name(child)), ("edge", .string(edge.rawValue)), ("amount", amount.json)]
        case .lineOutside(let edge, let amount): [("edge", .string(edge.rawValue)), ("amount", amount.json)]
        case .avoidableExtent(let extent, let least): [("extent", extent.json), ("leastExtent", least.json)]
        case .optimal(let start, let end): [("start", start.map(name) ?? .null), ("end", end.map(name) ?? .null)]
        }
    }
}

extension VerdictOver where Value: DocumentNumber {
    /// The witness field by field; items by name.
    func witness(naming name: (Int) -> JSONText) -> [(key: String, value: JSONText)] {
        switch self {
        case .outOfBounds(let item, let length, let bound):
            [("item", name(item)), ("length", length.json)] + bound.members(besides: length)
        case .notIdeal(let item, let length, let ideal):
            [("item", name(item)), ("length", length.json), ("ideal", ideal.json)]
        case .avoidableOverflow(let overflow, let leastOverflow):
            [("overflow", overflow.json), ("leastOverflow", leastOverflow.json)]
        case .wrongTotal(let total, let expected): [("total", total.json), ("expected", expected.json)]
        case .unusedSpace(let unused, let item): [("unused", unused.json), ("item", name(item))]
        case .priorityInversion(let lower, let higher, let amount):
            [("lower", name(lower)), ("higher", name(higher)), ("amount", amount.json)]
        case .unfair(let from, let to, let amount):
            [("from", name(from)), ("to", name(to)), ("amount", amount.json)]
        case .optimal(let levels, _): [("tiers", .array(levels.map(\.json)))]
        }
    }
}

extension VerdictOver.Bound where Value: DocumentNumber {
    /// `"maximum": 100`, or where no bound of the item's own is broken `"basis": 50, "because": "itemDoesNotGrow"`.
    fileprivate func members(besides length: Value) -> [(key: String, value: JSONText)] {
        switch self {
        case .minimum(let bound): return [("minimum", bound.json)]
        case .maximum(let bound): return [("maximum", bound.json)]
        case .held(let held, let bound, let reason):
            let key =
                switch bound {
                case .basis: "basis"
                case .ideal: "natural"
                default: length > held ? "most" : "least"
                }
            return [(key, held.json), ("because", .string(reason.rawValue))]
        }
    }
}

extension ItemOver {
    /// The item's id, or else its index from 0.
    func jsonName(at index: Int) -> JSONText { id.map(JSONText.string) ?? .integer(index) }
}
