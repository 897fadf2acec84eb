// swift-tools-version: 6.2
// A package of its own, so that who depends on Plumb does not fetch a benchmark harness.

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Plumb", path: ".."),
        .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
    ],
    targets: [
        .target(
            name: "CPeers", cxxSettings: [.headerSearchPath("../../fetched")],
            linkerSettings: [.linkedLibrary("glpk")]),
        .target(
            name: "Subjects",
            dependencies: [
                .product(name: "Plumb", package: "Plumb"), .product(name: "Scenes", package: "Plumb"),
                .product(name: "Workbench", package: "Plumb"),
            ]),
        .executableTarget(
            name: "Speed",
            dependencies: [
                "CPeers", "Subjects", .product(name: "Plumb", package: "Plumb"),
                .product(name: "PlumbOptimal", package: "Plumb"), .product(name: "PlumbViews", package: "Plumb"),
                .product(name: "Scenes", package: "Plumb"), .product(name: "Workbench", package: "Plumb"),
            ]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Subjects",
                .product(name: "Plumb", package: "Plumb"),
                .product(name: "Scenes", package: "Plumb"),
                .product(name: "Workbench", package: "Plumb"),
                .product(name: "Benchmark", package: "swift-benchmark"),
            ]),
    ],
    cxxLanguageStandard: .cxx17
)
