// InputArguments.swift: the files of a command, and one record of them worked on.

import ArgumentParser
import Documents
import Scenes
import Workbench

/// The files that a command reads.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files of problems: .json, one a file; .jsonl, one a line; - or none is standard input.",
            valueName: "file"))
    var files: [String] = []
}

extension Record {
    /// Decodes the record and works on it; whatever goes wrong is reported with its place.
    func answered<Answer>(_ work: (ProblemDocument) throws -> Answer) -> Result<Answer, InputError> {
        reported { try work(RuleTable.standard.decoder.decode(self)) }
    }

    /// Decodes the record, a row or a scene, and works on it.
    func answered<Answer>(question work: (Question) throws -> Answer) -> Result<Answer, InputError> {
        reported { try work(RuleTable.standard.decoder.decodeQuestion(self)) }
    }

    private func reported<Answer>(_ work: () throws -> Answer) -> Result<Answer, InputError> {
        do {
            return .success(try work())
        } catch let error as InputError {
            return .failure(error)
        } catch {
            return .failure(InputError(file: file, line: line, message: "\(error)"))
        }
    }
}
