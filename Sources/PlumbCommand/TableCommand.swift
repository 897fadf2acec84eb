// TableCommand.swift: `plumb table`, tables of texts in the fewest lines that their width allows.

import ArgumentParser
import Boxes
import Certificates
import Deadlines
import Documents
import Essentials
import Reports
import Tables
import Workbench

struct TableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "table",
        abstract: "Lays out tables of texts in the fewest lines, and proves it.",
        discussion: """
            Reads CSV, TSV, Markdown, HTML or JSON, and shares the width among the columns so that the table is as low as it \
            can be: first the fewest words cut, then the least height, then the least width.  Numbers stand at the right.

            plumb table people.csv
            plumb table README.md --width 72 --format ascii
            plumb table prices.tsv --column "Unit price"=8..12 --format html > prices.html
            plumb table people.csv --compare
            plumb table people.csv --compare --with rich --format svg > rich.svg

            Rules of others, for --with: \(TableRules.standard.map { type(of: $0).name }.joined(separator: ", ")).

            Exit status: 0; 1 where the height that is asked for cannot be met, or --limit ended a proof; 2 for bad input.
            """)

    @Argument(help: ArgumentHelp("Files of tables; - or none is standard input.", valueName: "file"))
    var files: [FileName] = []

    @Option(
        parsing: .unconditional,
        help: "The width of the whole table, in columns of text or in points; the terminal's by default.")
    var width: Double?

    @Option(help: "What to print.")
    var format: Format = .box

    enum Format: String, CaseIterable, ExpressibleByArgument { case box, ascii, markdown, html, svg, json }

    @Option(help: "What the files are written in, where their names do not say: csv, tsv, markdown, html, json.")
    var from: TableFileKind?

    @Option(
        name: .customLong("with"), help: ArgumentHelp("A rule of others in place of the optimum.", valueName: "rule"))
    var rule: String?

    @Flag(
        help: """
            Every rule's height beside the least one; with --format svg the highest table, or that of --with, drawn beside the \
            optimum, both in cells.
            """)
    var compare = false

    @Flag(help: "Shares among the columns what is left of the width, up to their longest texts.")
    var fill = false

    @Option(
        help: """
            Whether words too wide for their column are cut (break) or widen the table (keep): keep in JSON that does not say, \
            break in other files.
            """)
    var words: Words?

    enum Words: String, CaseIterable, ExpressibleByArgument { case keep, `break` }

    @Option(
        parsing: .unconditional,
        help: "The most lines, or points, of all rows together: the table is as narrow as that allows.")
    var height: Double?

    @Option(
        name: .customLong("column"), parsing: .singleValue,
        help: ArgumentHelp("Limits of a column, by its heading or number.", valueName: "name=min..max"),
        transform: Self.limits)
    var columns: [ColumnRange] = []

    @Option(parsing: .unconditional, help: ArgumentHelp("How many rows are headings.", valueName: "count"))
    var headerRows: Int?

    @Flag(help: "Lets rows of values be shorter than others.")
    var ragged = false

    @Option(
        help: ArgumentHelp("A file to which the proofs go, one a line, for plumb check.", valueName: "file"))
    var certificate: FileName?

    @OptionGroup var fonts: FontOptions

    @Option(help: Colour.help) var color: Colour = .auto

    @Option(
        parsing: .unconditional,
        help: "The size of the font of --format html and svg, in points: what the file says, or else 13.")
    var size: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The longest time for one table; then the best one so far is printed.", valueName: "seconds")
    )
    var limit = 10.0

    func validate() throws {
        if let width, !(width >= 1 && width <= 1e6) { throw ValidationError("--width must be from 1 to 1000000") }
        if let height, !(height > 0 && height <= 1e9) {
            throw ValidationError("--height must be above 0 and at most 1000000000")
        }
        if let headerRows, headerRows < 0 { throw ValidationError("--header-rows must be 0 or more") }
        if let size, !(1...1_000).contains(size) { throw ValidationError("--size must be from 1 to 1000 points") }
        guard limit > 0, limit <= 1e6 else {
            throw ValidationError("--limit must be above 0 and at most 1000000 seconds")
        }
        if let rule, rule != "optimal", TableRules.named(rule) == nil {
            let names = TableRules.standard.map { type(of: $0).name }.joined(separator: ", ")
            throw ValidationError("there is no rule \(rule.printable); there are optimal, \(names)")
        }
        if compare, ![.box, .ascii, .svg].contains(format) {
            throw ValidationError(
                "--compare is a list, or a picture with --format svg; leave --format \(format.rawValue) away")
        }
        if height != nil, !compare, let rule, rule != "optimal" {
            throw ValidationError("--height asks for the optimum, and \(rule) has one height; leave one of them out")
        }
        if certificate != nil, !compare, format == .markdown || rule.map({ $0 != "optimal" }) == true {
            throw ValidationError(
                "--certificate writes the proof of an optimum, which --format markdown and the rules of others have not; "
                    + "leave one of them out")
        }
        if !fonts.files.isEmpty, compare || format != .html && format != .svg {
            throw ValidationError(
                "--font measures points, which --format html and svg have without --compare; add one of them")
        }
    }

    private static func limits(_ text: String) throws -> ColumnRange {
        do { return try ColumnRange(parsing: text) } catch { throw ValidationError(error.description) }
    }

    func run() throws {
        var (status, isFirst) = (ExitStatus.done, true)
        let isPage = format == .html && !compare
        if isPage {
            let title = files.first.map { "\($0)" } ?? "Table"
            Output.write(HTMLTableText.head(titled: title, ruler: try ruler(of: nil), fontSize: fontSize(of: nil)))
        }
        let proofs = try certificate.map { try LineFile(ofEnd: $0, besides: files) }
        for file in files.isEmpty ? [FileName("-")] : files {
            let pieces: [TablePiece]
            do throws(InputError) {
                pieces = try read(file)
            } catch {
                Output.complain(error.description)
                status = .badInput
                continue
            }
            for piece in pieces {
                switch piece {
                case .text(let text): if format == .markdown { Output.write(text) }
                case .table(let table):
                    if !isFirst, format == .box || format == .ascii || compare { Output.write("\n") }
                    isFirst = false
                    let found = try print(table, of: file, proofs)
                    if status == .done || found == .badInput { status = found }
                }
            }
        }
        if isPage { Output.write(HTMLTableText.foot) }
        try proofs?.finish(after: status)
        try status.leave()
    }

    private func read(_ file: FileName) throws(InputError) -> [TablePiece] {
        let data: Data
        do throws(FileContentsError) {
            data = try file.contents(atMost: 1 << 28, standardInput: true)
        } catch {
            let message =
                switch error {
                case .tooLarge: "has more than 256 MB; split it"
                case .unreadable(let complaint): complaint
                case .notRegular: "is a pipe or a device; name a file, or - for standard input"
                }
            throw InputError(file: file.description, message)
        }
        return try TableFileKind.read(
            data, as: from, named: file.description, headerRows: headerRows, isRagged: ragged, cutsWords: true)
    }

    private func print(_ document: TableDocument, of file: FileName, _ proofs: LineFile?) throws -> ExitStatus {
        if format == .markdown, !compare {
            Output.write(MarkdownDrawing.lines(of: document).text)
            return .done
        }
        let cuts = words.map { $0 == .break } ?? document.cutsWords ?? false
        let (ruler, place) = (try ruler(of: document), document.place(in: file.description))
        var settings = TableSettings(
            ruler: ruler, width: width ?? document.available ?? (height == nil ? standardWidth : nil),
            words: cuts ? .cut : .keep)
        settings.mayMeasureRoughly = true
        settings.fills = fill || document.measures.fills
        (settings.height, settings.limits) = (height, columns.map { ($0.name, $0.range) })
        do {
            let asked = settings
            let (questioner, answer) = try Deadline.$current.withValue(Deadline(after: .seconds(limit))) {
                let questioner = try TableQuestioner(document, asked)
                if let rule = rule.flatMap({ TableRules.named($0) }), !compare {
                    return (questioner, questioner.answer(by: rule) as TableAnswer?)
                }
                return (questioner, try questioner.optimum())
            }
            guard let answer else {
                Output.complain("\(place): \(settings.heightComplaint)")
                return .claimsFail
            }
            if let complaint = complaint(onDrawing: answer) {
                Output.complain("\(place): \(complaint)")
                return .badInput
            }
            write(questioner, answer)
            if let proofs, let proof = answer.proof, proof.optimum.proofs.contains(where: { $0.stage == .height }) {
                let document = TableCertificateDocument(
                    id: document.id, table: proof.table, optimum: proof.optimum)
                try proofs.write(CertificateDocument.table(document).json.line)
            }
            if let complaint = answer.widthComplaint, !compare { Output.complain("\(place): \(complaint)") }
            if let complaint = answer.proofComplaint {
                Output.complain("\(place): \(complaint)")
                return .claimsFail
            }
            return .done
        } catch let error as TableQuestionError {
            Output.complain("\(place): \(error.description)")
            return .badInput
        }
    }
}

extension TableFileKind: ExpressibleByArgument {}
