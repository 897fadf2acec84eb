// ForAll.swift: a property tried on many values, and the smallest value for which it fails.

/// Tries a property on generated values.
///
/// A property fails where `holds` returns false or throws.  The failing choices are then made as simple as possible
/// and kept in the replay file, which later runs try first.
///
/// - Parameters:
///   - name: The property in the replay file; the test function by default.
/// - Throws: `PropertyFailure`; `GeneratorError` where a generator has no value to give.
/// - Complexity: `settings.cases` calls of `holds`; on failure at most some 20,000 more.
public func forAll<each Value>(
    _ generators: repeat Generator<each Value>, settings: TestingSettings = TestingSettings(),
    name: String = #function, holds: (repeat each Value) throws -> Bool
) throws {
    let together = Generator<(repeat each Value)>(
        describe: { values in
            var parts: [String] = []
            for (generator, value) in repeat (each generators, each values) { parts.append(generator.describe(value)) }
            return parts.joined(separator: "\n            ")
        },
        draw: { choices in
            (repeat (each generators).draw(&choices))
        })
    try withoutActuallyEscaping(holds) { holds in
        try Property(name: name, generator: together, settings: settings) { values in
            try holds(repeat each values)
        }.check()
    }
}
