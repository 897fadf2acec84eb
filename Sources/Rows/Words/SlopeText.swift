// SlopeText.swift: rates as people read them.

extension Double {
    /// `1/3`, `-2/5`, `1`; a decimal with four digits that count where no fraction of denominator up to 60 is within
    /// 1e-9.
    package var slopeText: String {
        for denominator in 1...60 {
            let numerator = (self * Double(denominator)).rounded()
            guard abs(numerator) < 1e6, abs(self - numerator / Double(denominator)) <= 1e-9 else { continue }
            let whole = (numerator == 0 ? 0 : numerator).shortest
            return denominator == 1 ? whole : "\(whole)/\(denominator)"
        }
        guard isFinite else { return points }
        var scale = 1.0
        while abs(self) * scale < 1e3 { scale *= 10 }
        while abs(self) * scale >= 1e4 { scale /= 10 }
        return ((self * scale).rounded() / scale).shortest
    }
}
