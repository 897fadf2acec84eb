// ReadingBack.swift: printed rows read back, as `plumb verify` would read them.

import Documents
import Scenes
import Workbench
import Foundation

extension RowDocument {
    /// Reads one line of JSON.
    init(reading line: String) throws {
        self = try ProblemDecoder().decode(Record(file: "printed", line: 1, data: Data(line.utf8)))
    }
}
