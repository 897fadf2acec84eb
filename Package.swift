// swift-tools-version: 6.2
// Targets and what each may import: see CONTRIBUTING.md, "Architecture".  Arrows point down only.

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Targets in which nothing waits for speed; a release has them compiled to be small.  Scripts/package sets the variable: others
// must not ask for options of the compiler in what they depend on.
let unhurried: Set = ["Certificates", "Generators", "PlumbCommand", "PlumbTesting", "Reports", "SVG", "Trials"]
let isRelease = Context.environment["PLUMB_RELEASE"] != nil

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, exclude: exclude,
        swiftSettings: settings)
}

let package = Package(
    name: "Plumb",
    platforms: [.macOS(.v15)],
    products: [
        // Free of GPL code.
        .library(name: "LinearPrograms", targets: ["LinearPrograms"]),
        .library(name: "Simplex", targets: ["Simplex"]),
        .library(name: "Rows", targets: ["Rows"]),
        .library(name: "RowPrograms", targets: ["RowPrograms"]),
        .library(name: "Tables", targets: ["Tables"]),
        .library(name: "Families", targets: ["Families"]),
        .library(name: "Proofs", targets: ["Proofs"]),
        .library(name: "LayoutCore", targets: ["LayoutCore"]),
        .library(name: "Views", targets: ["Views"]),
        .library(name: "Shims", targets: ["Shims"]),
        .library(name: "Drawings", targets: ["Drawings"]),
        .library(name: "PlumbViews", targets: ["PlumbViews"]),
        .library(name: "PlumbViewTesting", targets: ["PlumbViewTesting"]),
        .library(name: "Generators", targets: ["Generators"]),
        .library(name: "Scenes", targets: ["Scenes"]),
        .library(name: "Certificates", targets: ["Certificates"]),
        .library(name: "Workbench", targets: ["Workbench"]),
        // Free of GPL code too; it links HarfBuzz and ICU, which nothing else needs.
        .library(name: "PlumbText", targets: ["PlumbText"]),
        // These link GLPK (GPL-3.0-or-later).
        .library(name: "GLPK", targets: ["GLPK"]),
        .library(name: "Plumb", targets: ["Plumb"]),
        .library(name: "PlumbOptimal", targets: ["PlumbOptimal"]),
        .library(name: "PlumbTesting", targets: ["PlumbTesting"]),
        .executable(name: "plumb", targets: ["PlumbCommand"]),
    ],
    traits: [
        .trait(
            name: "Text",
            description:
                "Texts measured with font files, by the command and the product PlumbText: needs HarfBuzz and ICU."),
        .default(enabledTraits: ["Text"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    ],
    targets: [
        .target(name: "CGLPK", linkerSettings: [.linkedLibrary("glpk")]),
        library("Fractions", [.product(name: "BigInt", package: "BigInt")]),
        library("LinearPrograms", ["Fractions"]),
        .target(name: "CAdvice"),
        library("Simplex", ["CAdvice", "Deadlines", "Fractions", "LinearPrograms"]),
        library("GLPK", ["CGLPK", "Deadlines", "LinearPrograms", "Simplex"]),
        library("Rows", ["Deadlines", "Fractions"]),
        .target(name: "CStack"),
        library("Deadlines"),
        library("Essentials"),
        library("DeepThreads", ["CStack", "Deadlines"]),
        library("Boxes", ["Fractions", "Rows"]),
        library("LayoutCore", ["Boxes", "CStack", "Deadlines", "DeepThreads", "Fractions", "Rows"]),
        .macro(name: "ViewMacros", swiftSettings: settings),
        library("Views", ["LayoutCore"]),
        library("Shims", ["LayoutCore", "Views", "ViewMacros"]),
        library("SVG", ["Boxes", "Rows"]),
        library("Drawings", ["LayoutCore", "SVG"]),
        // Only `Shaping` needs these, and only with the trait Text.  Their headers are found by pkg-config, or in the folders of the system without it.
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .target(
            name: "CLineBreaks", dependencies: [.target(name: "CICU", condition: .when(traits: ["Text"]))],
            cSettings: [.define("WITH_ICU", .when(traits: ["Text"]))],
            linkerSettings: [.linkedLibrary("icuuc", .when(traits: ["Text"]))]),
        library(
            "Shaping",
            ["Boxes", .target(name: "CHarfBuzz", condition: .when(traits: ["Text"])), "CLineBreaks", "Essentials"]),
        library("PlumbText", ["LayoutCore", "Boxes", "Rows", "Shaping"]),
        library("RowPrograms", ["Rows", "LinearPrograms", "Simplex"]),
        library("Tables", ["Boxes", "Deadlines", "Fractions", "Rows", "LinearPrograms", "Simplex"]),
        library("Families", ["Fractions", "Rows"]),
        library("Proofs", ["Deadlines", "Families", "Fractions", "Rows", "LinearPrograms", "Simplex"]),
        library("Plumb", ["Rows", "LinearPrograms", "Simplex", "GLPK", "RowPrograms", "Families", "Proofs"]),
        library("PlumbViews", ["LayoutCore", "Views", "Shims", "Drawings"]),
        library("PlumbOptimal", ["Boxes", "GLPK", "LayoutCore", "Rows", "RowPrograms", "Tables"]),
        library("Generators", ["Essentials"]),
        .target(name: "CModels"),
        // The compiler embeds the skeletons, and does not compile them.
        .target(name: "CKits", exclude: ["skeletons"]),
        .target(name: "CPage", exclude: ["web", "glpk"]),
        library("Documents", ["Boxes", "DeepThreads", "Essentials", "Families", "Rows"]),
        library(
            "Scenes",
            ["DeepThreads", "Boxes", "Fractions", "Rows", "Families", "LinearPrograms", "Documents", "Essentials"]),
        library("Certificates", ["Rows", "Families", "LinearPrograms", "Boxes", "Documents", "Scenes", "Tables"]),
        library(
            "PlumbViewTesting", ["Deadlines", "Generators", "LayoutCore", "Drawings", "Families", "Rows", "Documents"]),
        library(
            "Workbench",
            [
                "Boxes", "Deadlines", "Rows", "LinearPrograms", "Simplex", "RowPrograms", "Families", "Proofs",
                "Documents", "Scenes", "Certificates", "CModels", "Tables", "Essentials",
            ]),
        library("Trials", ["Boxes", "CKits", "Generators", "Rows", "Families", "Documents", "Essentials"]),
        // The header of the C library, and what stands behind it; Scripts/c-library links the libraries.
        .target(name: "PlumbC"),
        library(
            "PlumbLibrary",
            [
                "Boxes", "Certificates", "Deadlines", "Documents", "Essentials", "Families", "PlumbC", "Proofs", "Rows",
                "Simplex", "Tables", "Trials", "Workbench",
            ]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        library(
            "Reports",
            ["Boxes", "CPage", "CZlib", "Plumb", "Documents", "Scenes", "SVG", "Tables", "Workbench", "Essentials"]),
        library("PlumbTesting", ["Generators", "Plumb", "Documents", "Trials"]),
        // Layouts as programs for SwiftUI have them: in the Swift 5 language mode, with one import.
        .target(
            name: "Gallery", dependencies: ["PlumbViews"], path: "Tests/Gallery",
            swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "PlumbCommand",
            dependencies: [
                "Boxes", "Plumb", "Documents", "Scenes", "Certificates", "Workbench", "Reports", "PlumbTesting",
                "Shaping", "Deadlines", "DeepThreads", "Tables", "Trials", "Essentials",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .target(
            name: "TestSupport",
            dependencies: ["Boxes", "Documents", "LayoutCore", "Plumb", "PlumbOptimal", "Scenes", "PlumbTesting"],
            path: "Tests/Support",
            swiftSettings: settings),
        tests(of: "Fractions", ["Generators"]),
        // Linear programs for tests, and a reference that solves them.
        .target(
            name: "ProgramSupport", dependencies: ["Fractions", "LinearPrograms"], path: "Tests/ProgramSupport",
            swiftSettings: settings),
        tests(of: "LinearPrograms"),
        tests(of: "Simplex", ["Fractions", "LinearPrograms", "ProgramSupport", "PlumbTesting"]),
        tests(of: "Deadlines", ["DeepThreads", "LayoutCore", "Plumb"]),
        tests(of: "DeepThreads"),
        // What a model would try that has taken hold of the process of a box.
        .target(name: "CBoxAttacks", dependencies: ["CGLPK"], path: "Tests/BoxAttacks"),
        tests(
            of: "GLPK",
            ["Fractions", "LinearPrograms", "CGLPK", "CBoxAttacks", "PlumbTesting", "ProgramSupport", "TestSupport"]),
        tests(of: "Rows", ["PlumbTesting", "TestSupport"]),
        tests(of: "Boxes", ["Fractions", "Generators", "PlumbTesting", "Rows"]),
        tests(
            of: "LayoutCore", ["Boxes", "Generators", "PlumbOptimal", "PlumbTesting", "Rows", "Views", "TestSupport"]),
        tests(of: "Drawings", ["PlumbViews"]),
        .testTarget(
            name: "PlumbTextTests", dependencies: ["PlumbText", "LayoutCore", "Shaping"], exclude: ["Fonts"],
            swiftSettings: settings),
        tests(of: "RowPrograms", ["Rows", "LinearPrograms", "GLPK", "PlumbTesting", "TestSupport"]),
        tests(
            of: "Tables",
            [
                "Boxes", "Deadlines", "Fractions", "Generators", "GLPK", "LinearPrograms", "PlumbTesting", "Rows",
                "Simplex", "TestSupport",
            ]),
        tests(of: "Families", ["PlumbTesting"]),
        tests(of: "Documents", ["Families", "LayoutCore", "Rows", "PlumbTesting", "TestSupport"]),
        tests(of: "Proofs", ["Families", "Rows", "PlumbTesting", "TestSupport"]),
        tests(
            of: "Plumb", ["Gallery", "PlumbOptimal", "PlumbTesting", "PlumbViewTesting", "PlumbViews", "TestSupport"],
            exclude: ["Layouts"]),
        tests(of: "PlumbOptimal", ["Generators", "PlumbViews", "TestSupport"]),
        tests(of: "Generators", ["PlumbTesting", "Rows"]),
        tests(of: "PlumbViewTesting", ["Documents", "Gallery", "PlumbOptimal", "PlumbViews", "Scenes", "TestSupport"]),
        tests(of: "Scenes", ["Documents", "Fractions", "LayoutCore", "Rows", "PlumbTesting", "TestSupport"]),
        tests(
            of: "Certificates",
            [
                "Boxes", "Documents", "Tables", "LayoutCore", "Scenes", "Workbench", "Plumb", "PlumbTesting",
                "PlumbViewTesting",
                "TestSupport",
            ]),
        .testTarget(
            name: "WorkbenchTests",
            dependencies: [
                "Boxes", "Deadlines", "Documents", "Generators", "LayoutCore", "Scenes", "Workbench", "Plumb",
                "PlumbOptimal",
                "PlumbTesting", "PlumbViewTesting", "TestSupport",
            ],
            exclude: ["Cases"], swiftSettings: settings),
        // Programs written for SwiftUI, compiled as a user of the package compiles them.
        .target(
            name: "ViewSupport", dependencies: ["PlumbViews"], path: "Tests/ViewSupport", swiftSettings: settings),
        .testTarget(name: "ViewsTests", dependencies: ["PlumbViews", "ViewSupport"]),
        .testTarget(name: "ShimsTests", dependencies: ["PlumbViews", "ViewSupport"]),
        .testTarget(name: "SourceCompatibilityTests", dependencies: ["PlumbViews", "ViewSupport"]),
        .testTarget(
            name: "SourceCompatibility5Tests", dependencies: ["PlumbViews"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // The same in a target of the main actor.
        .testTarget(
            name: "MainActorCompatibilityTests", dependencies: ["PlumbViews"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "Boxes", "Reports", "Plumb", "Documents", "Scenes", "Workbench", "PlumbTesting", "TestSupport",
            ],
            exclude: ["Snapshots"], swiftSettings: settings),
        tests(of: "PlumbTesting", ["Generators", "Plumb", "Documents", "Scenes", "Workbench", "TestSupport"]),
        .testTarget(
            name: "LawsTests",
            dependencies: [
                "PlumbTesting", "Plumb", "LayoutCore", "PlumbOptimal", "Documents", "Scenes", "Workbench",
                "TestSupport",
            ],
            swiftSettings: settings),
        tests(
            of: "PlumbCommand",
            [
                "PlumbTesting", "Plumb", "PlumbC", "PlumbLibrary", "Documents", "Scenes", "Certificates", "Workbench",
                "TestSupport",
            ]),
        // Views as programs for SwiftUI have them: in the Swift 5 language mode.
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", "PlumbViews", "Reports", "PlumbViewTesting", "TestSupport"],
            swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    ]
)

// Modules of Apple's names, so that a program written for SwiftUI keeps its import lines on Linux, and may write
// `SwiftUI.View`.  Elsewhere the products are there too, for dependencies with a condition, and bring no such module.
let appleNames: KeyValuePairs = [
    "SwiftUI": ["LayoutCore", "Views", "Shims", "Drawings"],
    "Combine": ["PlumbViews"],
    "UIKit": ["PlumbViews"],
    "CoreGraphics": ["PlumbViews"],
]

for (name, below) in appleNames {
    #if os(Linux)
        package.products.append(.library(name: name, targets: [name]))
        package.targets.append(library(name, below.map { .target(name: $0) }))
        package.targets.last?.path = "Sources/AppleNames/\(name)"
    #else
        package.products.append(.library(name: name, targets: ["PlumbViews"]))
    #endif
}

#if os(Linux)
    package.targets.first { $0.name == "PlumbViews" }?.dependencies.append("SwiftUI")
    package.targets.append(
        .testTarget(name: "AppleNamesTests", dependencies: ["SwiftUI", "Combine", "UIKit", "CoreGraphics"]))
#endif

if isRelease {
    for target in package.targets where unhurried.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Osize"])]
    }
}
