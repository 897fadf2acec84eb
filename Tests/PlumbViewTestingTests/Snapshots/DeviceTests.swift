// DeviceTests.swift: devices with systems: their names, and the bars that a layout on them has.

import PlumbViewTesting
import PlumbViews
import Testing

private struct Orders: View {
    var body: some View { NavigationStack { Color.red.id("content").navigationTitle("Orders") } }
}

struct DeviceTests {
    private func top(on device: Device) throws -> CGFloat? {
        try LayoutHost(Orders(), environment: device.environment).layout(device.proposal).frame(id: "content")?.minY
    }

    @Test func `the bar is that of the device and of its system`() throws {
        #expect(try top(on: .iPhone15) == 59.0 + 44 + 52)
        #expect(try top(on: .iPhone15(.iOS26)) == 59.0 + 54 + 52)
        #expect(try top(on: .iPadAir) == 24.0 + 50 + 52)
        #expect(try top(on: .window(width: 800, height: 600)) == 0.0)
    }

    @Test func `a device with another system is told apart by its name`() {
        #expect(Device.iPhone15(.iOS18).name == "iPhone 15, iOS 18")
        #expect(Device.iPhone15.name == "iPhone 15" && Device.iPhone15.system == .iOS17)
        #expect(Device.iPhone15(.iOS18) != .iPhone15)
    }
}
