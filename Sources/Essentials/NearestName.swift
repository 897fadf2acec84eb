// NearestName.swift: the name that somebody may have meant.

extension [String] {
    /// Nobody mistypes names that are longer than this.
    private static var longest: Int { 40 }

    /// The name that differs least from what somebody wrote; `nil` where none has more letters in common with it than not.
    package func nearest(to written: String) -> String? {
        guard written.utf8.count <= Self.longest else { return nil }
        let near = map { (name: $0, edits: Array<Character>($0).difference(from: Array<Character>(written)).count) }
        return near.min { $0.edits < $1.edits }.flatMap { name, edits in
            let common = (name.count + written.count - edits) / 2
            return common >= edits ? name : nil
        }
    }
}
