// CertificateFault.swift: why a file proves nothing.  Lengths in points.

public import Families
public import LinearPrograms
public import Rows

/// Why a certificate is no proof: the first fault that was found.
public enum CertificateFault: Error, Sendable, Equatable {
    /// Lengths and levels do not prove an optimum; with the names of the items.
    case lengths(RowCertificateFault, names: [String])
    /// The places across are not given where items have measures, or are given where none have.
    case crossPresence(isMeasured: Bool)
    /// An item has a place without having measures, or measures without having a place.
    case crossItem(String)
    /// An item has a guide at infinity, which no line meets.
    case infiniteGuide(String)
    /// The places across are not the best; with the names of the items that have measures.
    case places(AlignmentVerdictOver<Fraction>, names: [String])
    /// The line across is not where the guides are.
    case line(stated: Fraction, value: Fraction)
    /// There is no rule of this name, but those of `names`.
    case unknownRule(String, names: String)
    /// There is no engine of this name, but those of `names`.
    case unknownEngine(String, names: String)
    /// There are more or fewer parts than ways in which the texts come together.
    case otherTexts(Int, wanted: Int)
    /// What was found of a family is not proved.
    case family(LayoutProofFault)
    /// The scene has no program.
    case noProgram(String)
    /// The program is not that of the scene; with the part that differs.
    case otherProgram(String)
    /// There is room without a contradiction that asks for it, or the other way round.
    case contradictionPresence(hasRoom: Bool)
    /// The scene's program is not shown to have no point without room.
    case needlessRoom
    /// Point and multipliers do not prove an optimum.
    case program(ProgramCertificateFault)
    /// The views are not those of the scene.
    case otherViews
    /// The widths of a table, or a proof of them, do not hold; with what is wrong.
    case table(String)
    /// A frame is not the one that the point of the program gives.
    case frame(view: String, stated: [Fraction], value: [Fraction])
}

extension CertificateFault: CustomStringConvertible {
    /// The fault as one sentence.
    public var description: String {
        switch self {
        case .lengths(let fault, let names): return fault.sentence(naming: names)
        case .crossPresence(true): return "items have measures across, but no places across are given"
        case .crossPresence(false): return "places across are given, but no item has measures across"
        case .crossItem(let name):
            return "\(name) must have a place across where it has measures, and else null"
        case .infiniteGuide(let name): return "\(name) has an infinite guide, which no certificate can place"
        case .places(let verdict, let names): return "across: \(verdict.sentence(naming: names))"
        case .line(let stated, let value):
            return "across: the line is said to be at \(stated); the guides are at \(value)"
        case .unknownRule(let name, let names): return "there is no rule \(name.printable); there are \(names)"
        case .unknownEngine(let name, let names): return "there is no engine \(name.printable); there are \(names)"
        case .otherTexts(let count, let wanted):
            return "there must be one part for each way in which the texts come together: \(wanted), not \(count)"
        case .family(let fault): return fault.description
        case .noProgram(let reason): return "the scene has no program: \(reason)"
        case .otherProgram(let part): return "the program is not that of the scene: \(part)"
        case .contradictionPresence(true):
            return "the program has room, and no contradiction shows that it has no point without"
        case .contradictionPresence(false): return "the program has a contradiction, and no room that it would ask for"
        case .needlessRoom:
            return "the contradiction does not show that the scene's program has no point without room, so it gets none"
        case .program(let fault): return fault.description
        case .otherViews: return "the views, or their columns in the program, are not those of the scene"
        case .table(let reason): return reason
        case .frame(let view, let stated, let value):
            let words = [stated, value].map { "[\($0.map(\.points).joined(separator: ", "))]" }
            return "the frame of view \"\(view)\" is said to be \(words[0]); the program says \(words[1])"
        }
    }
}
