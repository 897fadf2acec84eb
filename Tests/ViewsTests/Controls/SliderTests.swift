// SliderTests.swift: sliders that a finger moves.

import PlumbViews
import Testing

struct SliderTests {
    private let room = ProposedViewSize(width: 300, height: 400)

    private struct Volume: View {
        @State var value = 20.0
        var step: Double?
        let told: (Bool) -> Void
        var body: some View {
            VStack {
                if let step {
                    Slider(value: $value, in: 0...100, step: step, onEditingChanged: told).id("slider")
                } else {
                    Slider(value: $value, in: 0...100, onEditingChanged: told).id("slider")
                }
                Text("\(Int(value.rounded()))").id("value")
            }
        }
    }

    private func value(
        _ view: Volume, _ direction: LayoutDirection = .leftToRight, by distance: CGSize
    ) throws -> (Bool, String?) {
        let host = LayoutHost(view.environment(\.layoutDirection, direction))
        _ = try host.layout(room)
        let isMoved = try host.drag(id: "slider", by: distance)
        return (isMoved, try host.layout(room).find(id: "value").text)
    }

    @Test func `a finger takes the knob along`() throws {
        var told: [Bool] = []
        let volume = Volume { told.append($0) }
        let host = LayoutHost(volume)
        let width = try host.layout(room).find(id: "slider").frame.width
        // The knob's middle goes from half its width after the beginning to as much before the end.
        let way = width - ControlSizes().sliderKnob
        #expect(try value(volume, by: CGSize(width: way / 2, height: 3)) == (true, "70"))
        #expect(told == [true, false])
        #expect(try value(volume, by: CGSize(width: -way, height: 0)) == (true, "0"))
        #expect(try value(volume, by: CGSize(width: 2 * way, height: 0)) == (true, "100"))
        #expect(try value(volume, .rightToLeft, by: CGSize(width: -way / 2, height: 0)) == (true, "70"))
        #expect(try value(Volume(step: 25) { _ in }, by: CGSize(width: way / 2, height: 0)) == (true, "75"))
    }

    @Test func `a finger that moves across the line scrolls`() throws {
        #expect(try value(Volume { _ in }, by: CGSize(width: 3, height: 60)) == (false, "20"))
        let host = LayoutHost(Volume { _ in })
        _ = try host.layout(room)
        #expect(try !host.tap(id: "slider"))
    }
}
