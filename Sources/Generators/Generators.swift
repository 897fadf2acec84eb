// Generators.swift: values out of recorded choices, tried, and made smaller where they fail.
//
// Nothing here knows what is generated: rows and laws are in `PlumbTesting`, children of layouts and screens in
// `PlumbViewTesting`.
