// Damage.swift: ways to make a good certificate a false one.

@testable import Certificates
import LayoutCore
import LinearPrograms
import PlumbTesting
import Rows
import Workbench

/// A way to damage a certificate; one part in a million is enough.
enum Damage: String, CaseIterable {
    case length, signOfLength, level, signOfLevel, missingLevel, missingLength, otherLengths, bound
    case offset, extent, line, missingPlaces
    case value, objective, dual, signOfDual, reducedCost, earlierMultiplier, missingStage, programBound, coefficient
    case frame, otherFrames, proposal

    /// Whether only a checker that builds a scene's program can see it.
    var needsScenes: Bool { self == .proposal }

    /// The damaged certificate; `nil` where there is nothing to damage so that it becomes false.
    func applied(
        to certificate: CertificateDocument, beside other: CertificateDocument, _ choices: inout Choices
    ) -> CertificateDocument? {
        switch (certificate, other) {
        case (.row(let row), .row(let other)):
            (damaged(row, &choices) ?? damagedPlaces(row, &choices) ?? mixed(row, other)).map(CertificateDocument.row)
        case (.screen(let screen), .screen(let other)):
            (damaged(screen, &choices) ?? damagedProgram(screen, &choices) ?? mixed(screen, other))
                .map(CertificateDocument.screen)
        default: nil
        }
    }

    // MARK: Rows

    private func damaged(_ row: RowCertificateDocument, _ choices: inout Choices) -> RowCertificateDocument? {
        var damaged = row
        switch self {
        case .length: return damaged.certificate.lengths.damage(&choices, by: \.offByAMillionth) ? damaged : nil
        case .signOfLength: return damaged.certificate.lengths.damage(&choices, by: \.flipped) ? damaged : nil
        case .level, .signOfLevel:
            // Where an item stands between its bounds, no other level gives the lengths.
            guard let tier = row.tierBetweenBounds else { return nil }
            let level = row.certificate.levels[tier]
            guard let other = self == .level ? level.level.offByAMillionth : level.level.flipped else { return nil }
            damaged.certificate.levels[tier] = TierLevelOver(priority: level.priority, level: other)
            return damaged
        case .missingLevel: return damaged.certificate.levels.popLast() == nil ? nil : damaged
        case .missingLength: return damaged.certificate.lengths.popLast() == nil ? nil : damaged
        case .bound:
            guard let changed = row.problem.row.withAnotherBound(&choices) else { return nil }
            damaged.problem.row = changed
            return changed.certificate.lengths == row.certificate.lengths ? nil : damaged
        default: return nil
        }
    }

    private func damagedPlaces(_ row: RowCertificateDocument, _ choices: inout Choices) -> RowCertificateDocument? {
        guard var cross = row.cross else { return nil }
        var damaged = row
        switch self {
        case .offset:
            let places = cross.offsets.indices.filter { cross.offsets[$0] != nil }
            let place = places[Int(choices.draw(upTo: UInt64(places.count - 1)))]
            cross.offsets[place] = cross.offsets[place]?.offByAMillionth
        case .extent: cross.extent = cross.extent.offByAMillionth ?? 0
        case .line: cross.guide = cross.guide.offByAMillionth ?? 0
        case .missingPlaces:
            damaged.cross = nil
            return damaged
        default: return nil
        }
        damaged.cross = cross
        return damaged
    }

    private func mixed(_ row: RowCertificateDocument, _ other: RowCertificateDocument) -> RowCertificateDocument? {
        guard self == .otherLengths, row.certificate.lengths != other.certificate.lengths else { return nil }
        var damaged = row
        damaged.certificate = other.certificate
        return damaged
    }

    // MARK: Scenes

    private func damaged(_ screen: ScreenCertificateDocument, _ choices: inout Choices) -> ScreenCertificateDocument? {
        var damaged = screen
        let stage = Int(choices.draw(upTo: UInt64(screen.certificate.stages.count - 1)))
        switch self {
        case .value: return damaged.certificate.values.damage(&choices, by: \.offByAMillionth) ? damaged : nil
        case .objective:
            let value = screen.certificate.stages[stage].objective
            damaged.certificate.stages[stage].objective = value.offByAMillionth ?? 0
            return damaged
        case .dual: return damaged.certificate.stages[stage].rowDuals.damage(&choices, by: \.more) ? damaged : nil
        case .signOfDual:
            return damaged.certificate.stages[stage].rowDuals.damage(&choices, by: \.flipped) ? damaged : nil
        case .reducedCost:
            let isChanged = damaged.certificate.stages[stage].reducedCosts.damage(&choices, by: \.offByAMillionth)
            return isChanged ? damaged : nil
        case .earlierMultiplier:
            return damaged.certificate.stages[stage].earlierMultipliers.damage(&choices, by: \.more) ? damaged : nil
        case .missingStage: return damaged.certificate.stages.popLast() == nil ? nil : damaged
        case .frame:
            let view = Int(choices.draw(upTo: UInt64(screen.views.count - 1)))
            return damaged.views[view].frame.damage(&choices, by: \.offByAMillionth) ? damaged : nil
        case .proposal:
            guard let width = screen.scene.proposal.horizontal else { return nil }
            damaged.scene.proposal.horizontal = width * (1 + 1e-6) + 1e-6
            // What the root cannot take changes nothing.
            guard let program = try? ScreenProgram(Screen(damaged.scene)).program else { return nil }
            let same = [program, program.loosened()].contains { ProgramRecord($0) == screen.program }
            return same ? nil : damaged
        default: return nil
        }
    }

    /// Only what the multipliers lean on: a proof need not say anything of the rest.
    private func damagedProgram(
        _ screen: ScreenCertificateDocument, _ choices: inout Choices
    ) -> ScreenCertificateDocument? {
        var damaged = screen
        let used = screen.program.rows.indices.filter { row in
            screen.certificate.stages.contains { $0.rowDuals[row] != 0 }
        }
        guard !used.isEmpty else { return nil }
        let row = used[Int(choices.draw(upTo: UInt64(used.count - 1)))]
        switch self {
        case .programBound:
            // The bound that is leant on, whichever it is.
            damaged.program.rows[row].lower += max(1, abs(damaged.program.rows[row].lower)) * 1e-6
            damaged.program.rows[row].upper += max(1, abs(damaged.program.rows[row].upper)) * 1e-6
        case .coefficient: damaged.program.rows[row].coefficients[0] *= 1 + 1e-6
        default: return nil
        }
        return damaged
    }

    private func mixed(
        _ screen: ScreenCertificateDocument, _ other: ScreenCertificateDocument
    ) -> ScreenCertificateDocument? {
        guard self == .otherFrames, screen.views != other.views else { return nil }
        var damaged = screen
        damaged.views = other.views
        return damaged
    }
}

extension Fraction {
    /// A number that is not the same, by one part in a million of itself or, of 0, a millionth.
    fileprivate var offByAMillionth: Fraction? {
        guard isFinite else { return nil }
        return self == 0 ? Fraction(1, over: 1_000_000) : self * Fraction(1_000_001, over: 1_000_000)
    }

    /// One part in a million more; `nil` for 0.
    fileprivate var more: Fraction? { self == 0 ? nil : offByAMillionth }

    /// The opposite; `nil` where that is the same.
    fileprivate var flipped: Fraction? { self == 0 || !isFinite ? nil : 0 - self }
}

extension [Fraction] {
    /// Changes one number that can be changed so; false where there is none.
    fileprivate mutating func damage(_ choices: inout Choices, by change: (Fraction) -> Fraction?) -> Bool {
        let places = indices.filter { change(self[$0]) != nil }
        guard !places.isEmpty else { return false }
        let place = places[Int(choices.draw(upTo: UInt64(places.count - 1)))]
        self[place] = change(self[place]) ?? 0
        return true
    }
}

extension RowCertificateDocument {
    /// A tier with an item between its bounds.
    fileprivate var tierBetweenBounds: Int? {
        guard case .shared(let row) = problem.row.resolution else { return nil }
        return row.tiers.firstIndex { tier in
            tier.contains { row.lower[$0] < certificate.lengths[$0] && certificate.lengths[$0] < row.upper[$0] }
        }
    }
}

extension ExactRow {
    /// The row with one of its numbers off by a millionth; `nil` where that is no row.
    fileprivate func withAnotherBound(_ choices: inout Choices) -> ExactRow? {
        var (items, available) = (items, available)
        let item = Int(choices.draw(upTo: UInt64(items.count - 1)))
        switch choices.draw(upTo: 4) {
        case 0: available = available?.offByAMillionth
        case 1: items[item].minimum = items[item].minimum.offByAMillionth ?? 0
        case 2: items[item].maximum = items[item].maximum.offByAMillionth ?? 0
        case 3: items[item].ideal = items[item].ideal.offByAMillionth ?? 0
        default: items[item].flex.basis = items[item].flex.basis.offByAMillionth ?? 0
        }
        return try? ExactRow(items: items, spacing: spacing, available: available, policy: policy)
    }
}
