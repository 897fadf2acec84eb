// ReportCommand.swift: `plumb report`, one page to explore.

import ArgumentParser
import Documents
import Essentials
import Reports
import Workbench

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Writes one page to explore: every row in every container, with verdicts, and no network.",
        discussion: """
            Shows each row's optimum and the answers beside it: those of the rules, and those that the problem claims.  \
            A slider moves the container; the lengths under it are those of plumb sweep, exact and piece by piece, so \
            that nothing is solved meanwhile.  Rules that refuse a row are left out there.  A family is \
            shown with its proofs, as a map in which you move a point and see the row.  For a scene the frames of all \
            views with an id follow its width; a family of scenes shows its texts and sizes.  For a table every width \
            has the least height beside those of other rules, and the texts as they break; .csv, .tsv, .md and .html \
            files are tables, too.  The page also reads the JSON of compare, sweep, merge and table.  With --free a refuted \
            claim about rows comes with its least repair, as plumb prove finds it: the row beside the repaired one.

            plumb generate --kind toolbar --count 200 | plumb report -o report.html
            plumb compare corpus.jsonl --format json | plumb report -o engines.html
            plumb report people.csv -o table.html
            plumb report toolbar.json --free search.min --free spacing -o toolbar.html

            Exit status: 0; 2 when some input could not be read, and the page shows the rest.
            """)

    @OptionGroup var input: InputArguments

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("The file of the page; - or none is standard output.", valueName: "file"))
    var output: FileName?

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "Rules to judge, with commas between them; by default the first that people use for each row's policy.",
            valueName: "rules"))
    var solvers: String?

    @Option(help: "The heading of the page; by default how many rows it has.")
    var title: String?

    @Flag(
        help: """
            Adds a playground, in which one edits a row and GLPK, as WebAssembly, solves it; with GLPK in it the page is under \
            the GPL.
            """)
    var live = false

    @OptionGroup var freedom: FreeArguments

    @OptionGroup var time: LimitOptions

    private func rules() throws -> [RuleEntry]? { try solvers.map(RuleTable.standard.list) }

    func validate() throws {
        do { _ = try rules() } catch { throw ValidationError("\(error)") }
    }

    func run() throws {
        let rules = try rules()
        let file = try target()
        var page = PageDocument(title: "", command: command)
        page.isPlayground = live
        var (status, freed) = (ExitStatus.done, Set<String>())
        let (texts, problems) = filesByKind
        let batches = Batches(files: problems, after: input.resume)
        var progress = Progress(
            counting: "problems followed", besideAnswers: false, isTyped: input.isTyped, of: batches.meter)
        for file in texts {
            do { for part in try tables(of: file) { page.add(part) } } catch {
                Output.complain("\(error)")
                status = .badInput
            }
        }
        // Without files standard input is read; where all files are of tables it is not.
        if texts.isEmpty || !problems.isEmpty {
            batches.forEach { record in
                time.keeping(record) { part(of: record, judging: rules) }
            } then: { outcome in
                switch outcome {
                case .success(let part):
                    page.add(part)
                    freed.formUnion(part.freed)
                case .failure(let error):
                    Output.complain(error.description)
                    status = .badInput
                }
                progress.update(page.count)
            }
        }
        progress.finish()
        for name in freedom.names where !freed.contains(name) {
            Output.complain("--free \(name) is a number of no family here; write ID.FIELD, such as search.min")
            status = .badInput
        }
        if page.isEmpty { return try Output.refuse("there is nothing to report: nothing could be read") }
        page.title = title ?? page.contents
        if let file {
            try file.write(page.document)
            try file.finish(after: status == .badInput ? .done : status)
        } else {
            Output.write(page.document[...])
        }
        try status.leave()
    }

    /// Files of tables in CSV, TSV, Markdown and HTML, and those of records.
    private var filesByKind: (texts: [FileName], problems: [FileName]) {
        func isOfTexts(_ file: FileName) -> Bool {
            TableFileKind(named: file.description).map { $0 != .json } ?? false
        }
        return (input.files.filter(isOfTexts), input.files.filter { !isOfTexts($0) })
    }

    /// The tables of a file.
    private func tables(of file: FileName) throws(InputError) -> [PageDocument.Part] {
        let data: Data
        do throws(FileContentsError) { data = try file.contents(atMost: 1 << 28) } catch {
            throw InputError(file: file.description, "cannot be read; name a file of at most 256 MB that is there")
        }
        let pieces = try TableFileKind.read(data, as: nil, named: file.description, headerRows: nil, isRagged: true)
        var parts: [PageDocument.Part] = []
        for (place, piece) in pieces.enumerated() {
            guard case .table(var table) = piece else { continue }
            table.id = table.id ?? (pieces.count == 1 ? "\(file)" : "\(file), table \(parts.count + 1)")
            do { parts.append(PageDocument.Part(try PageTable(table))) } catch {
                throw InputError(file: file.description, "table \(place + 1): \(error)")
            }
        }
        return parts
    }

    private func target() throws -> LineFile? {
        guard let output, !output.isStandardInput else { return nil }
        return try LineFile(ofEnd: output, besides: input.files)
    }

    private func part(of record: Record, judging rules: [RuleEntry]?) -> Result<PageDocument.Part, InputError> {
        let decoder = RuleTable.standard.decoder
        do {
            if let part = try PageRecord.written(record, by: decoder) { return .success(part) }
            if let table = try decoder.decodeTable(record) { return .success(PageDocument.Part(try PageTable(table))) }
        } catch let error as InputError {
            return .failure(error)
        } catch {
            return .failure(record.error("\(error)"))
        }
        if record.hasField(among: [ParameterRecords.field]) {
            return record.reported {
                if try decoder.isScene(record) { return try scenes(of: record) }
                return try family(of: record, judging: rules)
            }
        }
        return record.answered(question: { question in
            switch question {
            case .row(let document): PageDocument.Part(try PageRow(document, judging: rules))
            case .scene(let document): PageDocument.Part(try PageScene(document))
            }
        })
    }

    /// A family of scenes with what is proved of its claims; where these cannot be proved, the page goes without.
    private func scenes(of record: Record) throws -> PageDocument.Part {
        let decoder = RuleTable.standard.decoder
        let family = try decoder.decodeSceneFamily(record)
        let free = freedom.numbers?.stated(in: record)
        let proving = ProvingRecords(limits: ProofLimits(regions: PageFamily.mostRegions), free: free)
        let hasClaims = record.hasField(among: ["claims"])
        let proved = hasClaims ? try? proving.proved(record, by: decoder) : nil
        var part = PageDocument.Part(try PageScene(family, proved: proved))
        part.freed = free?.names ?? []
        return part
    }

    /// A family proved of the first rule that takes its policy, by default of the one that people use for such rows.
    private func family(of record: Record, judging rules: [RuleEntry]?) throws -> PageDocument.Part {
        let decoder = RuleTable.standard.decoder
        let policy = try decoder.decodeFamily(record).family.row.policy
        let candidates = rules ?? RuleTable.standard[policy]?.greedyRules ?? []
        let rule = candidates.first { (try? $0.provable?.rule.accept(policy)) != nil } ?? .swiftui
        let claims = record.hasField(among: ["claims"]) ? [] : [StatedClaim(.noAvoidableOverflow)]
        let proved = try ProvingRecords(of: rule, claims: claims).proved(record, by: decoder)
        guard let free = freedom.numbers?.stated(in: record) else { return PageDocument.Part(try PageFamily(proved)) }
        let repairs = try PageRepair.repairs(of: proved, in: record, by: rule, freeing: free, decoder)
        var part = PageDocument.Part(try PageFamily(proved, repairs: repairs))
        part.freed = free.names
        return part
    }

    /// The command as one would type it again.
    private var command: String {
        (["plumb report"] + input.files.map(\.description) + (solvers.map { ["--with \($0)"] } ?? [])
            + freedom.words + (live ? ["--live"] : []))
            .joined(separator: " ")
    }
}
