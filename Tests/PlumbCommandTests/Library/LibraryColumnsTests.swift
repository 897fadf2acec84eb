// LibraryColumnsTests.swift: rows as columns have the lengths and verdicts of rows in JSON, to the last bit, and what is wrong
// with an array is named.

import Foundation
import PlumbC
import PlumbLibrary
import PlumbTesting
import Rows
import Testing
import Workbench

/// Rows as the arrays of `plumb_columns`.
private struct Batch {
    let rows: [Row]
    private var offsets: [UInt64] = [0]
    private(set) var available: [Double] = []
    private var gaps: [Double] = []
    private let items: [Item]

    init(_ rows: [Row]) {
        self.rows = rows
        items = rows.flatMap(\.items)
        for row in rows {
            offsets.append((offsets.last ?? 0) + UInt64(row.items.count))
            available.append(row.available ?? .nan)
            gaps += row.items.indices.map { $0 < row.spacing.count ? row.spacing[$0] : 0 }
        }
    }

    var count: Int { items.count }

    func withColumns<Answer>(_ work: (UnsafePointer<plumb_columns>) -> Answer) -> Answer {
        let policy = rows.first?.policy ?? .equalSizes
        let fields = policy.definition.fields
        var kept: [UnsafeMutableBufferPointer<Double>] = []
        func column(_ number: (Item) -> Double, if field: ItemFields? = nil) -> UnsafePointer<Double>? {
            if let field, !fields.contains(field) { return nil }
            let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: items.count)
            _ = memory.initialize(from: items.map(number))
            kept.append(memory)
            return UnsafePointer(memory.baseAddress)
        }
        let isGlue = fields.contains(.stretch)
        var columns = plumb_columns()
        columns.size = MemoryLayout<plumb_columns>.size
        (columns.rows, columns.items) = (UInt64(rows.count), UInt64(items.count))
        columns.minimum = column(\.minimum)
        columns.ideal = column(\.ideal)
        columns.maximum = column(\.maximum)
        columns.priority = column(\.priority)
        columns.weight = column(\.weight)
        columns.basis = column(\.flex.basis, if: .basis)
        columns.grow = column(\.flex.grow, if: .grow)
        columns.shrink = column({ isGlue ? $0.glue.shrink : $0.flex.shrink }, if: .shrink)
        columns.stretch = column(\.glue.stretch, if: .stretch)
        columns.base = column(\.base, if: .base)
        columns.shrink_priority = column(\.shrinkPriority, if: .shrinkPriority)
        let orders = items.map { (UInt8($0.glue.stretchOrder), UInt8($0.glue.shrinkOrder)) }
        defer { kept.forEach { $0.deallocate() } }
        return policy.name.withCString { name in
            orders.map(\.0).withUnsafeBufferPointer { stretch in
                orders.map(\.1).withUnsafeBufferPointer { shrink in
                    offsets.withUnsafeBufferPointer { offsets in
                        available.withUnsafeBufferPointer { available in
                            gaps.withUnsafeBufferPointer { gaps in
                                columns.policy = name
                                columns.offsets = offsets.baseAddress
                                columns.available = available.baseAddress
                                columns.gaps = gaps.baseAddress
                                if fields.contains(.stretchOrder) { columns.stretch_order = stretch.baseAddress }
                                if fields.contains(.shrinkOrder) { columns.shrink_order = shrink.baseAddress }
                                return work(&columns)
                            }
                        }
                    }
                }
            }
        }
    }
}

extension plumb_error {
    /// One of its texts.
    fileprivate func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    fileprivate var words: String { text(message) }
    fileprivate var name: String { text(array) }
}

struct LibraryColumnsTests {
    /// Texts have steps, which columns have not.
    private static let policies = Policy.allCases.filter { !$0.definition.fields.contains(.steps) }

    private static func rows(_ count: Int, _ policy: Policy) -> [Row] {
        let corpus = Corpus(.random, policy: policy, seed: 5)
        return (1...count).compactMap { number in
            let record = Record(file: "-", line: number, data: Data(corpus.json(of: number).utf8))
            return try? RuleTable.standard.decoder.decode(record).row
        }
    }

    @Test(arguments: policies) func `columns have the bits of rows`(policy: Policy) throws {
        let batch = Batch(Self.rows(40, policy))
        #expect(batch.rows.count == 40)
        for rule in RuleTable.standard.rules where rule != .gini {
            var (lengths, error) = ([Double](repeating: 0, count: batch.count), plumb_error())
            var states = [UInt8](repeating: 0, count: batch.rows.count)
            let code = batch.withColumns { plumb_rows_solve($0, rule.name, nil, &lengths, &states, &error) }
            #expect(code == PLUMB_OK)
            var place = 0
            for (index, row) in batch.rows.enumerated() {
                let found = Array(lengths[place..<place + row.items.count])
                place += row.items.count
                guard let expected = try? rule.rule.lengths(for: row) else {
                    #expect(Int32(states[index]) == PLUMB_ERROR_REFUSED && found.allSatisfy(\.isNaN))
                    continue
                }
                #expect(found.map(\.bitPattern) == expected.map(\.bitPattern), "\(rule) \(row)")
            }
        }
    }

    @Test func `a rule that takes no row of so many items refuses it`() throws {
        let items = (0..<61).map { Item(minimum: Double($0)) }
        let batch = Batch([try Row(items: items, available: 100)])
        var (lengths, error) = ([Double](repeating: 0, count: 61), plumb_error())
        let code = batch.withColumns { plumb_rows_solve($0, "gini", nil, &lengths, nil, &error) }
        #expect(code == PLUMB_ERROR_REFUSED && error.words.contains("at most 60"), "\(error.words)")
    }

    @Test(arguments: policies) func `verdicts in columns are those of rows`(policy: Policy) throws {
        let batch = Batch(Self.rows(40, policy))
        let claims = batch.rows.map { SwiftUIRule().lengths(for: $0) }
        var (verdicts, error) = (plumb_verdicts(), plumb_error())
        verdicts.size = MemoryLayout<plumb_verdicts>.size
        var found = [UInt8](repeating: 9, count: batch.rows.count)
        var farthest = [Double](repeating: 9, count: batch.rows.count)
        var optimum = [Double](repeating: 9, count: batch.count)
        let code = found.withUnsafeMutableBufferPointer { found in
            farthest.withUnsafeMutableBufferPointer { farthest in
                optimum.withUnsafeMutableBufferPointer { optimum in
                    (verdicts.verdict, verdicts.farthest) = (found.baseAddress, farthest.baseAddress)
                    verdicts.optimum = optimum.baseAddress
                    return batch.withColumns {
                        plumb_rows_verify($0, claims.flatMap { $0 }, nil, nil, &verdicts, nil, &error)
                    }
                }
            }
        }
        #expect(code == PLUMB_OK, "\(error.words)")
        for (index, row) in batch.rows.enumerated() {
            let verdict = try row.verdict(on: claims[index]).kind
            #expect(plumb_verdict_name(found[index]).map { String(cString: $0) } == verdict.rawValue)
        }
        #expect(optimum == batch.rows.flatMap { WaterFilling().lengths(for: $0) })
    }

    @Test func `sweeps in columns are those of rows`() throws {
        let batch = Batch(Self.rows(20, .equalSizes))
        var (sweeps, error): (OpaquePointer?, plumb_error) = (nil, plumb_error())
        let code = batch.withColumns { plumb_rows_sweep($0, "swiftui", 0, .infinity, nil, &sweeps, nil, &error) }
        #expect(code == PLUMB_OK, "\(error.words)")
        defer { plumb_sweeps_free(sweeps) }
        var pieces = plumb_pieces()
        pieces.size = MemoryLayout<plumb_pieces>.size
        #expect(plumb_sweeps_pieces(sweeps, &pieces) == PLUMB_OK)
        var place = 0
        for row in batch.rows {
            for piece in try row.sweep(by: SwiftUIRule()).pieces {
                #expect(pieces.from[place] == piece.start && pieces.to[place] == piece.end)
                let numbers = Int(pieces.numbers[place])..<Int(pieces.numbers[place + 1])
                #expect(numbers.map { pieces.lengths[$0] } == piece.lengths.map(\.value))
                place += 1
            }
        }
        #expect(place == Int(pieces.pieces))
    }

    @Test func `what is wrong with an array is named`() {
        var offsets: [UInt64] = [0, 2, 3]
        var (minimum, maximum, lengths) = ([0.0, 5, 1], [9.0, 4, .nan], [0.0, 0, 0])
        func solve(_ rule: String = "swiftui", _ change: (inout plumb_columns) -> Void = { _ in }) -> plumb_error {
            var (columns, error) = (plumb_columns(), plumb_error())
            columns.size = MemoryLayout<plumb_columns>.size
            (columns.rows, columns.items) = (2, 3)
            offsets.withUnsafeBufferPointer { offsets in
                minimum.withUnsafeBufferPointer { minimum in
                    maximum.withUnsafeBufferPointer { maximum in
                        (columns.offsets, columns.minimum) = (offsets.baseAddress, minimum.baseAddress)
                        columns.maximum = maximum.baseAddress
                        change(&columns)
                        #expect(plumb_rows_solve(&columns, rule, nil, &lengths, nil, &error) == error.code)
                    }
                }
            }
            return error
        }
        let crossed = solve()
        #expect(crossed.code == PLUMB_ERROR_VALUE && crossed.row == 0 && crossed.item == 1, "\(crossed.words)")
        #expect(crossed.name == "minimum")
        minimum[1] = 0
        let nan = solve()
        #expect(nan.code == PLUMB_ERROR_VALUE && nan.row == 1 && nan.item == 0 && nan.name == "maximum", "\(nan.words)")
        maximum[2] = 9
        #expect(solve().code == PLUMB_OK)
        let unread = solve { $0.grow = $0.minimum }
        #expect(unread.code == PLUMB_ERROR_ARGUMENT && unread.name == "grow", "\(unread.words)")
        #expect(solve("no").name == "rule")
        #expect(solve { $0.size = 8 }.name == "size")
        #expect(solve("glue").code == PLUMB_ERROR_REFUSED)
        offsets = [0, 3, 2]
        #expect(solve().name == "offsets")
        offsets = [1, 2, 3]
        #expect(solve().name == "offsets")
    }
}
