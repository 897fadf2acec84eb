// InputArguments.swift: the files of a command, and one record of them worked on.

import ArgumentParser
import Documents
import Foundation
import Workbench

/// The files that a command reads.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files of problems: .json, one a file; .jsonl, one a line; - or none is standard input.",
            valueName: "file"))
    var files: [FileName] = []

    @OptionGroup var resumption: ResumeArguments

    /// Whether somebody types the problems.
    var isTyped: Bool { files.isTyped }
}

extension [FileName] {
    /// Whether one of the files that are read is a terminal's standard input.
    var isTyped: Bool { (isEmpty || contains(where: \.isStandardInput)) && isatty(STDIN_FILENO) == 1 }
}

/// The arithmetic of a command.
struct ArithmeticArguments: ParsableArguments {
    @Option(
        help: """
            double rounds, and judges with a tolerance; exact reads decimals as they are, rounds nothing, and takes rows \
            and the rules that are written over any number.
            """)
    var arithmetic: Arithmetic = .double

    enum Arithmetic: String, CaseIterable, ExpressibleByArgument { case double, exact }
}

extension Record {
    /// Decodes the record and works on it; whatever goes wrong is reported with its place.
    ///
    /// - Parameter decoder: May serve any number of records of one thread, which takes less than one for each.
    func answered<Answer>(
        by decoder: ProblemDecoder, _ work: (RowDocument) throws -> Answer
    ) -> Result<Answer, InputError> {
        reported { try work(decoder.decode(self)) }
    }

    /// Decodes the record, a row in exact arithmetic, and works on it.
    func answeredExactly<Answer>(
        by decoder: ProblemDecoder = RuleTable.standard.decoder, _ work: (RowDocumentOver<Fraction>) throws -> Answer
    ) -> Result<Answer, InputError> {
        reported {
            if try decoder.isScene(self) { throw error("is a scene; --arithmetic exact takes rows") }
            return try work(decoder.decodeExactly(self))
        }
    }

    /// Decodes the record, a row or a scene, and works on it.
    func answered<Answer>(
        by decoder: ProblemDecoder = RuleTable.standard.decoder, question work: (Question) throws -> Answer
    ) -> Result<Answer, InputError> {
        reported { try work(decoder.decodeQuestion(self)) }
    }

    /// Works on the record; whatever goes wrong is reported with its place.
    func reported<Answer>(_ work: () throws -> Answer) -> Result<Answer, InputError> {
        do {
            return .success(try work())
        } catch let error as InputError {
            return .failure(error)
        } catch {
            return .failure(self.error("\(error)"))
        }
    }
}
