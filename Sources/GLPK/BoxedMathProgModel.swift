// BoxedMathProgModel.swift: GNU MathProg models of others as linear programs.
//
// The texts are read here, and looked through for statements that open files; GLPK sees them in a process of its own
// (Box.c), which hands the program back and ends.  What follows `solve;` runs in a second such process, on the answer.

internal import CGLPK
public import LinearPrograms
public import Simplex

/// A MathProg model that was read and generated in a process of its own, within limits, with no file but its own two.
///
/// `table` statements and `printf` with `>` or `>>` are refused before anything runs.  A crash, and whatever takes too much
/// time or memory, ends that process and is an error here; when a call returns, its process has ended.  The process is a
/// fork: it takes a few milliseconds, more in a process of many gigabytes, and no executable of its own.  Any thread may
/// ask.
public struct BoxedMathProgModel: Sendable {
    /// The program that the model states, with its names; objectives appear as free rows as well.
    public let program: LinearProgram
    /// What the statements before `solve;` printed.
    public let printed: String
    private let source: BoxedSource

    /// Reads a model file, and a data file unless the data are in the model; both are regular files and not compressed.
    ///
    /// - Parameter relaxing: Whether integer columns are taken as continuous ones, and binary ones as between 0 and 1.
    /// - Throws: `SolverError.unreadable`, `integerColumns`, `forbidden`, `crashed`, `timeLimit`, `memoryLimit`, `textLimit`,
    ///   `noBox`, `noFilter` or `invalid`.
    public init(
        model: String, data: String? = nil, relaxingIntegers relaxing: Bool = false, limits: BoxLimits = BoxLimits()
    ) throws(SolverError) {
        try limits.requireValid()
        let text = try MathProgText(path: model, atMost: limits.text)
        let dataText: MathProgText? = if let data { try MathProgText(path: data, atMost: limits.text) } else { nil }
        try self.init(model: text, data: dataText, relaxingIntegers: relaxing, limits: limits)
    }

    /// Reads texts that are in memory, as those of files whose names are no text.
    ///
    /// - Throws: As the other way to read them.
    public init(
        model: MathProgText, data: MathProgText? = nil, relaxingIntegers relaxing: Bool = false,
        limits: BoxLimits = BoxLimits()
    ) throws(SolverError) {
        source = try BoxedSource(model: model, data: data, relaxing: relaxing, limits: limits)
        let reply = try source.reply(Self.read)
        try reply.program.requireValid()
        (program, printed) = reply
    }

    /// Solves the model and, when there is an optimum, runs the statements after `solve;`, within the limits again.
    ///
    /// - Throws: `SolverError`; that the model states another program when it is read again, since it asks for the time,
    ///   is `badArgument`.
    public func solved(_ options: SolverOptions = SolverOptions()) throws(SolverError) -> MathProgModel.Answer {
        let solution = try program.solved(options)
        guard solution.status == .optimal, let basis = solution.basis else {
            return MathProgModel.Answer(solution: solution, printed: "")
        }
        let printed = try source.reply(at: basis) { $0.printed }
        return MathProgModel.Answer(solution: solution, printed: printed)
    }

    private static func read(_ reply: BoxReply) -> (program: LinearProgram, printed: String)? {
        reply.program().map { ($0, reply.printed) }
    }
}

/// The texts of a model, and how to ask for them.
private struct BoxedSource: Sendable {
    let model: (path: String, text: [UInt8])
    let data: (path: String, text: [UInt8])?
    let relaxing: Bool
    let limits: BoxLimits

    init(model: MathProgText, data: MathProgText?, relaxing: Bool, limits: BoxLimits) throws(SolverError) {
        try limits.requireValid()
        if max(model.bytes.count, data?.bytes.count ?? 0) > limits.text { throw .textLimit(limits.text) }
        self.model = (model.name, model.bytes)
        if let statement = ForbiddenStatement.first(in: model.bytes) {
            throw .forbidden(file: model.name, line: statement.line, statement: statement.name)
        }
        self.data = data.map { ($0.name, $0.bytes) }
        (self.relaxing, self.limits) = (relaxing, limits)
    }

    /// Runs a box, and takes what `part` finds in its reply; with a basis, only what is printed after `solve;` is there.
    func reply<Part>(at basis: Basis? = nil, _ part: (BoxReply) -> Part?) throws(SolverError) -> Part {
        var bytes: UnsafeMutablePointer<CChar>?
        var length = 0
        var end = cglpk_box_end()
        let status = run(basis, &bytes, &length, &end)
        defer { cglpk_free(bytes) }
        try check(Int(status), end)
        guard let reply = BoxReply(UnsafeRawBufferPointer(start: bytes, count: length)) else {
            throw .crashed(file: model.path, signal: 0)
        }
        if Int(reply.head.status) == CGLPK_UNREADABLE { throw complaint(reply) }
        try check(Int(reply.head.status), cglpk_box_end(signal: 0, cause: reply.head.cause))
        guard let part = part(reply) else { throw .crashed(file: model.path, signal: 0) }
        return part
    }

    private func run(
        _ basis: Basis?, _ bytes: inout UnsafeMutablePointer<CChar>?, _ length: inout Int, _ end: inout cglpk_box_end
    ) -> Int32 {
        var boxLimits = cglpk_box_limits(
            milliseconds: limits.time.millisecondsUpwards, memory: Int64(limits.memory), bytes: Int64(limits.text),
            requires_filter: limits.requiresFilter ? 1 : 0)
        let codes = basis.map { ($0.rows + $0.columns).map(\.code) }
        // Empty arrays may have no address, and one of no bytes is not the same as none.
        let texts = (model: model.text + [0], data: data.map { $0.text + [0] }, codes: codes.map { $0 + [0] })
        return texts.model.withUnsafeBytes { model in
            withBytes(of: texts.data) { data in
                withBytes(of: texts.codes) { codes in
                    var request = cglpk_box_request(
                        model: model.bindMemory(to: CChar.self).baseAddress,
                        data: data?.bindMemory(to: CChar.self).baseAddress,
                        model_length: model.count - 1, data_length: max(0, (data?.count ?? 0) - 1),
                        relaxing: relaxing ? 1 : 0, rows: Int32(basis?.rows.count ?? 0),
                        columns: Int32(basis?.columns.count ?? 0),
                        basis: codes?.bindMemory(to: UInt8.self).baseAddress)
                    return cglpk_box_mathprog(&request, &boxLimits, &bytes, &length, &end)
                }
            }
        }
    }

    /// Turns a status of the box, or of what ran in it, into an error.
    private func check(_ status: Int, _ end: cglpk_box_end) throws(SolverError) {
        switch status {
        case CGLPK_TIME_LIMIT: throw .timeLimit(limits.time)
        case CGLPK_OUT_OF_MEMORY: throw .memoryLimit(limits.memory)
        case CGLPK_OUTPUT_LIMIT: throw .textLimit(limits.text)
        case CGLPK_CRASHED: throw .crashed(file: model.path, signal: Int(end.signal))
        case CGLPK_NO_BOX: throw .noBox(cause: String(cString: cglpk_reason(end.cause)))
        case CGLPK_NO_FILTER: throw .noFilter(cause: String(cString: cglpk_reason(end.cause)))
        case CGLPK_BAD_ARGUMENT: throw .badArgument("the model states another program when it is read again")
        default: try Problem.check(Int32(status), file: model.path)
        }
    }

    /// What GLPK says of its texts, which it calls by other names, with the names of their files.
    private func complaint(_ reply: BoxReply) -> SolverError {
        let file = reply.head.in_data != 0 ? data?.path ?? model.path : model.path
        return Complaint(reply.said, file: file, isText: true).error
    }
}

extension BoxLimits {
    fileprivate func requireValid() throws(SolverError) {
        guard time >= .zero, memory >= 0, text >= 0 else { throw .badArgument("the limits of a box are at least 0") }
    }
}

/// Lends the bytes of an array that may be missing.
private func withBytes<Result>(of bytes: [UInt8]?, _ body: (UnsafeRawBufferPointer?) -> Result) -> Result {
    guard let bytes else { return body(nil) }
    return bytes.withUnsafeBytes { body($0) }
}
