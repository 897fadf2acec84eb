// RowCertificateDocument.swift: a row with its optimal lengths and what proves them.  Lengths in points.

public import Rows

/// A row, its lengths with the levels that prove them, and the places across.
public struct RowCertificateDocument: Sendable, Equatable {
    /// The row with its name, its numbers read as the decimals that they are; its claims count for nothing.
    public var problem: RowDocumentOver<Fraction>
    /// The lengths and levels.
    public var certificate: RowCertificate
    /// The places across; `nil` where no item has measures.
    public var cross: CrossCertificate?

    /// Puts a certificate together; nothing is checked.
    public init(
        problem: RowDocumentOver<Fraction>, certificate: RowCertificate, cross: CrossCertificate? = nil
    ) {
        (self.problem, self.certificate, self.cross) = (problem, certificate, cross)
    }

    /// The proof that lengths, and the best places across, are optimal.
    ///
    /// - Parameters:
    ///   - lengths: One per item, in points; by default the optimum.
    ///   - countsLine: Whether the line across has to lie within the extent.
    /// - Throws: What keeps them from having a proof.
    public init(
        proving problem: RowDocumentOver<Fraction>, lengths: [Fraction]? = nil, countsLine: Bool = false
    ) throws(CertificateFault) {
        self.problem = problem
        self.problem.claims = []
        if let lengths {
            do {
                certificate = try problem.row.certificate(of: lengths)
            } catch {
                throw .lengths(error, names: problem.row.items.names)
            }
        } else {
            certificate = problem.row.certificate
        }
        cross = try problem.bestPlaces(countsLine: countsLine)
    }

    /// Checks the proof in exact arithmetic.
    ///
    /// - Throws: The first fault.
    /// - Complexity: O(*n* log *n*), but for a flex line that shrinks with factors below 1.
    public func check() throws(CertificateFault) {
        let row = problem.row
        if let fault = row.fault(in: certificate) { throw .lengths(fault, names: row.items.names) }
        guard let cross else {
            if problem.measuredItems.isEmpty { return }
            throw .crossPresence(isMeasured: true)
        }
        if problem.measuredItems.isEmpty { throw .crossPresence(isMeasured: false) }
        try problem.check(cross)
    }
}

/// Where the items of a row stand across it, to be proved the least extent.
public struct CrossCertificate: Sendable, Equatable {
    /// What they take together across, in points.
    public var extent: Fraction
    /// Where the line lies, in points from the start of the extent.
    public var guide: Fraction
    /// Where each item starts; `nil` for one without measures.
    public var offsets: [Fraction?]
    /// Whether the line has to lie within the extent.
    public var countsLine: Bool

    /// Puts places together; nothing is checked.
    public init(extent: Fraction, guide: Fraction, offsets: [Fraction?], countsLine: Bool = false) {
        (self.extent, self.guide, self.offsets, self.countsLine) = (extent, guide, offsets, countsLine)
    }
}

extension RowDocumentOver<Fraction> {
    /// The items that have measures, as the children of an alignment.
    ///
    /// - Throws: `CertificateFault.infiniteGuide`.
    private func alignment(countsLine: Bool) throws(CertificateFault) -> AlignmentProblemOver<Fraction> {
        for item in measuredItems where cross[item]?.guide.isFinite == false {
            throw .infiniteGuide(row.items.names[item])
        }
        do {
            return try AlignmentProblemOver(children: cross.compactMap(\.self), countsLine: countsLine)
        } catch {
            preconditionFailure("a document's measures are within the limits: \(error)")
        }
    }

    /// The least extent; `nil` where no item has measures.
    fileprivate func bestPlaces(countsLine: Bool) throws(CertificateFault) -> CrossCertificate? {
        if measuredItems.isEmpty { return nil }
        let best = try alignment(countsLine: countsLine).optimum
        var offsets = [Fraction?](repeating: nil, count: cross.count)
        for (item, offset) in zip(measuredItems, best.offsets) { offsets[item] = offset }
        return CrossCertificate(extent: best.extent, guide: best.guide, offsets: offsets, countsLine: countsLine)
    }

    /// All guides on one line, all items within the extent, and no less extent possible.
    fileprivate func check(_ places: CrossCertificate) throws(CertificateFault) {
        let names = row.items.names
        guard places.offsets.count == cross.count else { throw .crossItem(names.last ?? "") }
        for item in cross.indices where (places.offsets[item] == nil) != (cross[item] == nil) {
            throw .crossItem(names[item])
        }
        let (problem, offsets) = (try alignment(countsLine: places.countsLine), places.offsets.compactMap(\.self))
        guard let verdict = try? problem.verdict(onOffsets: offsets, extent: places.extent), verdict.kind == .optimal
        else {
            throw .places(Self.verdict(problem, offsets, places.extent), names: measuredItems.map { names[$0] })
        }
        for (child, offset) in zip(problem.children, offsets) where offset + child.guide != places.guide {
            throw .line(stated: places.guide, value: offset + child.guide)
        }
    }

    /// The verdict on places; of an extent that is none, that it is not the least.
    private static func verdict(
        _ problem: AlignmentProblemOver<Fraction>, _ offsets: [Fraction], _ extent: Fraction
    ) -> AlignmentVerdictOver<Fraction> {
        (try? problem.verdict(onOffsets: offsets, extent: extent))
            ?? .avoidableExtent(extent: extent, leastExtent: problem.optimum.extent)
    }
}
