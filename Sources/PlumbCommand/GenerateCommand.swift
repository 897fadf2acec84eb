// GenerateCommand.swift: `plumb generate`, rows of interfaces as a corpus.

public import ArgumentParser
import DeepThreads
public import PlumbTesting
import Workbench

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Makes a corpus of realistic rows, the same for a seed on every machine.",
        discussion: """
            Writes one problem a line.  Kinds: toolbar (buttons, a title or a search field, spacers), table (columns), \
            form (a label and its fields), chips (labels in capsules), random (all that the package accepts).  \
            Their distributions are in Documentation/Corpora.md.  Under another policy the rows keep their bounds, gaps \
            and containers.  With --like they are rows of the toolkit or the policy of that name, with --explicit they have \
            every field and every gap, as fuzz asks it of an engine.  Exit status: 0, or 2 for bad input.
            """)

    @Option(help: "What the rows are like: \(CorpusKind.allValueStrings.joined(separator: ", ")).")
    var kind: CorpusKind

    @Option(parsing: .unconditional, help: ArgumentHelp("How many rows, at least 1.", valueName: "n"))
    var count: Int = 100

    @Option(parsing: .unconditional, help: "Where the random choices start: a whole number from 0.")
    var seed: UInt64 = 1

    @Option(help: "What counts as fair: \(Policy.allValueStrings.joined(separator: ", ")).")
    var policy: Policy?

    @Option(help: "Rows as one toolkit or policy has them: \(RowPreset.allValueStrings.joined(separator: ", ")).")
    var like: RowPreset?

    @Flag(help: "Leaves no field and no gap out.")
    var explicit = false

    /// Enough rows to keep the cores busy.
    private static let batch = 4_096
    private static let slice = 256

    func validate() throws {
        guard count >= 1 else { throw ValidationError("--count must be at least 1, not \(count)") }
        guard policy == nil || like == nil else { throw ValidationError("--like has a policy; leave --policy out") }
    }

    func run() throws {
        let corpus =
            like.map { Corpus(kind, like: $0, seed: seed) } ?? Corpus(kind, policy: policy ?? .equalSizes, seed: seed)
        var progress = Progress(counting: "rows made", besideAnswers: true)
        Interruption.begin(counting: "rows", option: nil)
        for start in stride(from: 1, through: count, by: Self.batch) {
            let end = min(count, start + Self.batch - 1)
            let rows = lines(of: corpus, from: start, through: end)
            Interruption.finish(end - start + 1) { Output.write(rows) }
            progress.update(end)
        }
        progress.finish()
    }

    /// The rows of some numbers, a line each, made on all cores.
    private func lines(of corpus: Corpus, from start: Int, through end: Int) -> String {
        let (slice, isExplicit) = (Self.slice, explicit)
        let starts = Array(stride(from: start, through: end, by: slice))
        return DeepThreads.parts(starts.count) { index in
            (starts[index]...min(end, starts[index] + slice - 1))
                .map { corpus.json(of: $0, isExplicit: isExplicit) }.text
        }.joined()
    }
}

extension CorpusKind: ExpressibleByArgument {}
