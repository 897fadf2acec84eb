// NearestName.swift: the name that somebody may have meant.

extension [String] {
    /// The name that differs least from what somebody wrote; `nil` where none has more letters in common with it than not.
    ///
    /// - Complexity: O(*nm*) for each name.
    package func nearest(to written: String) -> String? {
        let near = map { (name: $0, edits: Array<Character>($0).difference(from: Array<Character>(written)).count) }
        return near.min { $0.edits < $1.edits }.flatMap { name, edits in
            let common = (name.count + written.count - edits) / 2
            return common >= edits ? name : nil
        }
    }
}
