// ScreenRoomTests.swift: containers that are longer than their room, and those that are not.

import PlumbViews
import PlumbViewTesting
import Testing

struct ScreenRoomTests {
    private func fault(
        _ claim: ViewClaim = .fits, width: Int = 248, height: CGFloat? = nil,
        @ViewBuilder screen: @escaping () -> some View
    ) throws -> PlacedFault? {
        do {
            try verify(screen: { _ in screen() }, widths: width...width, height: height, that: [claim])
            return nil
        } catch let error as ViewCounterexample { return error.fault }
    }

    /// The end of a view's path, with the room that it has and what it takes beyond that.
    private func overflow(_ fault: PlacedFault?) -> (view: String, room: Double, amount: Double)? {
        guard case .overflow(let view, _, let room, let amount) = fault else { return nil }
        return (view.path, room, amount)
    }

    /// 127 points in two parts that cannot be shorter.
    private var pair: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 60, height: 34)
            Color.blue.frame(width: 67, height: 34)
        }
    }

    /// The row inside is offered 120, half of what the gaps leave; 36 and 127 take 163 and the gaps.
    @Test(arguments: [ViewClaim.fits, .noAvoidableOverflow])
    func `a row may take more than its share of the row around`(claim: ViewClaim) throws {
        let fault = try fault(claim) {
            HStack {
                Color.green.frame(width: 36)
                Spacer()
                pair
            }
        }
        #expect(fault == nil, "\(String(describing: fault))")
        let column = try self.fault(claim, height: 100) {
            VStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                    Color.red.frame(height: 40)
                }
                Color.blue.frame(maxHeight: 50)
                Color.green
            }
        }
        #expect(column == nil, "\(String(describing: column))")
    }

    @Test func `a row longer than the screen overflows, however deep it stands`() throws {
        let found = overflow(try fault(width: 120) { VStack { HStack { pair } } })
        #expect(found?.view.hasSuffix("HStack") == true)
        #expect(found?.room == 120 && found?.amount == 7)
        #expect(try fault(width: 127) { VStack { HStack { pair } } } == nil)
    }

    @Test func `padding takes from the room and a frame makes its own`() throws {
        let padded = overflow(try fault(width: 150) { pair.padding(20) })
        #expect(padded?.room == 110 && padded?.amount == 17)
        #expect(try fault(width: 167) { pair.padding(20) } == nil)
        #expect(try fault(width: 100) { pair.padding(-20) } == nil)
        let framed = overflow(try fault { HStack { pair.padding(10).frame(width: 140) } })
        #expect(framed?.room == 120 && framed?.amount == 7)
        #expect(overflow(try fault { HStack { pair.frame(maxWidth: 100) } })?.amount == 27)
        // A frame that grows with what is inside.
        #expect(try fault { HStack { pair.frame(minWidth: 100) } } == nil)
    }

    @Test func `a frame around a container is held to the room, one around a picture is not`() throws {
        let wide = overflow(try fault { VStack { VStack { pair }.frame(width: 200).frame(width: 180) } })
        #expect(wide?.room == 180 && wide?.amount == 20)
        #expect(try fault { VStack { Color.red.frame(width: 200).frame(width: 180) } } == nil)
    }

    @Test func `along what scrolls there is room for anything, across it there is not`() throws {
        func row(_ axes: Axis.Set) -> some View { ScrollView(axes) { HStack { pair } } }
        #expect(try fault(width: 100, height: 200) { row(.horizontal) } == nil)
        #expect(overflow(try fault(width: 100, height: 200) { row(.vertical) })?.amount == 27)
        #expect(overflow(try fault(width: 100, height: 20) { row(.horizontal) })?.amount == 14)
    }

    @Test func `a layer has the room of its view`() throws {
        let over = overflow(try fault { Color.green.frame(width: 100, height: 40).overlay { pair } })
        #expect(over?.room == 100 && over?.amount == 27)
        let under = overflow(try fault { Color.green.frame(width: 100, height: 40).background { pair } })
        #expect(under?.room == 100 && under?.amount == 27)
        #expect(try fault { pair.overlay { Color.green.frame(width: 10) }.background { Color.red } } == nil)
    }

    @Test func `what stands in a reader is held to its length`() throws {
        func reader(_ width: CGFloat) -> some View {
            GeometryReader { _ in Color.red.frame(width: width) }.frame(width: 100, height: 20)
        }
        #expect(try fault { reader(100) } == nil)
        #expect(overflow(try fault { reader(101) })?.amount == 1)
    }
}
