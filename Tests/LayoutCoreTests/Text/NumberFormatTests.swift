// NumberFormatTests.swift: numbers in texts in formats like `printf`'s.

import LayoutCore
import Views
import Testing

struct NumberFormatTests {
    private func written(_ key: LocalizedStringKey) throws -> String {
        try #require(LayoutHost(Text(key)).layout(.unspecified).root.text)
    }

    // Worked out by the rules of `printf` in C.
    @Test func `numbers are written as their formats ask`() throws {
        #expect(try written("\(5, specifier: "%d")") == "5")
        #expect(try written("\(-5, specifier: "%+05lld") m") == "-0005 m")
        #expect(try written("\(255, specifier: "0x%02X")") == "0xFF")
        #expect(try written("\(UInt8(8), specifier: "%o")") == "10")
        #expect(try written("\(2.5, specifier: "%.2f")") == "2.50")
        #expect(try written("\(Float(0.25), specifier: "%6.1e")|") == "2.5e-01|")
        #expect(try written("\(12.5, specifier: "%.1lf %%")") == "12.5 %")
    }

    @Test(arguments: [
        "%s", "%@", "%n", "%p", "%S", "%C", "%ls", "%d %s", "%d %d", "%*d", "%1$s", "%", "", "x", "%5", "%f",
    ])
    func `a whole number in a format for something else is written as it is`(format: String) throws {
        #expect(try written("\(5, specifier: format)") == "5")
    }

    @Test(arguments: ["%s", "%@", "%n", "%Lf", "%d", "%.99999f", "%.99999d", "%99999f", "%.*f"])
    func `so is a number with a fraction, and one in a format without measure`(format: String) throws {
        #expect(try written("\(2.5, specifier: format)") == "2.5")
    }

    @Test func `a whole number in a format without measure is written as it is`() throws {
        #expect(try written("\(5, specifier: "%.99999d")") == "5")
        #expect(try written("\(5, specifier: "%99999999999999999999d")") == "5")
    }
}
