// swift-tools-version: 6.2
// A package of its own, since all of it, Plumb included, is compiled for libFuzzer: Scripts/fuzz does.

import PackageDescription

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "fuzz", targets: ["Fuzz"])],
    dependencies: [.package(name: "Plumb", path: "..")],
    targets: [
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "CFuzzer", .product(name: "Workbench", package: "Plumb"), .product(name: "PlumbText", package: "Plumb"),
                .product(name: "LayoutCore", package: "Plumb"), .product(name: "PlumbTesting", package: "Plumb"),
            ],
            swiftSettings: [.unsafeFlags(["-sanitize=fuzzer"])], linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    ]
)
