// BoxFilterTests.swift: the filter of the boxes holds against a process that tries to get out.

import CBoxAttacks
import CGLPK
import GLPK
import Testing

@Suite(.enabled(if: BoxLimits.systemHasFilter)) struct BoxFilterTests {
    private static let attacks = sequence(first: Int32(0)) { $0 + 1 }.prefix { box_attack_name($0) != nil }
    private static let ended = Int32(BOX_ATTACK_ENDED)
    /// SIGSYS, by which the filter ends a process.
    private static let filtered: Int32 = 31

    private static func name(_ attack: Int32) -> String { box_attack_name(attack).map { String(cString: $0) } ?? "" }

    @Test(arguments: attacks) func `no attack has its way behind the filter`(attack: Int32) {
        let came = box_attack(attack, 1)
        #expect(came == BOX_ATTACK_REFUSED || came == Self.ended + Self.filtered, "\(Self.name(attack)): \(came)")
    }

    /// Attacks that come to nothing without the filter either would show nothing about it.
    @Test(arguments: attacks.filter { box_attack_works($0) != 0 })
    func `without the filter the attacks do harm`(attack: Int32) {
        #expect(box_attack(attack, 0) == BOX_ATTACK_DONE, "\(Self.name(attack))")
    }
}
