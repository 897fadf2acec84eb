// RowDocument+Reading.swift: printed rows read back, as `plumb verify` would read them.

package import Documents
internal import Foundation
internal import Scenes

extension RowDocument {
    /// Reads one line of JSON.
    package init(reading line: String) throws {
        self = try ProblemDecoder().decode(Record(file: "printed", line: 1, data: Data(line.utf8)))
    }
}
