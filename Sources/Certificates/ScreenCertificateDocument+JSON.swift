// ScreenCertificateDocument+JSON.swift: a scene's certificate as one line of JSON, and back.

import LinearPrograms

extension ScreenCertificateDocument {
    var members: [(String, JSONText?)] {
        [
            (SceneDocument.nestedField, scene.json), ("program", program.json), ("room", hasRoom ? .bool(true) : nil),
            ("contradiction", contradiction.map(JSONText.numbers)),
            ("values", .numbers(certificate.values)),
            ("stages", .array(certificate.stages.map(\.json))), ("views", .array(views.map(\.json))),
        ]
    }
}

extension ProgramCertificate.Stage {
    fileprivate var json: JSONText {
        .object([
            ("objective", objective.json), ("rowDuals", .numbers(rowDuals)), ("reducedCosts", .numbers(reducedCosts)),
            ("earlierMultipliers", .numbers(earlierMultipliers)),
        ])
    }
}

extension ScreenCertificateDocument.PlacedView {
    fileprivate var json: JSONText {
        .members([
            ("ids", .array(ids.map(JSONText.string))), ("in", container.map(JSONText.integer)),
            ("columns", .array(columns.map(JSONText.integer))), ("frame", .numbers(frame)),
        ])
    }
}

extension ScreenCertificateDocument: Decodable {
    /// Reads a certificate; nothing is checked but its form.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder,
            fields: [
                "certificate", SceneDocument.nestedField, "program", "room", "contradiction", "values", "stages",
                "views", "note",
            ])
        scene = try object.present(
            SceneDocument.nestedField, object.value(SceneDocument.nestedField, as: SceneDocument.self),
            demand: "be the scene")
        program = try object.present(
            "program", object.value("program", as: ProgramRecord.self), demand: "be the scene's program")
        hasRoom = try object.value("room", as: Bool.self) ?? false
        contradiction = try object.numbers("contradiction")
        let stages = try object.present(
            "stages", object.list("stages", of: StageRecord.self), demand: "list one proof an objective")
        certificate = ProgramCertificate(values: try object.required("values"), stages: stages.map(\.stage))
        views = try object.present("views", object.list("views", of: PlacedView.self), demand: "list the views")
    }
}

private struct StageRecord: Decodable {
    let stage: ProgramCertificate.Stage

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["objective", "rowDuals", "reducedCosts", "earlierMultipliers"])
        stage = ProgramCertificate.Stage(
            objective: try object.present("objective", object.number("objective"), demand: "be the optimal value"),
            rowDuals: try object.required("rowDuals"), reducedCosts: try object.required("reducedCosts"),
            earlierMultipliers: try object.required("earlierMultipliers"))
    }
}

extension ScreenCertificateDocument.PlacedView: Decodable {
    /// Reads a view.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["ids", "in", "columns", "frame"])
        ids = try object.list("ids", of: String.self) ?? []
        container = try object.integer("in")
        columns = try object.present(
            "columns", object.list("columns", of: Int.self), demand: "list four columns of the program")
        frame = try object.required("frame")
    }
}
