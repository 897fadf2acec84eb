// swift-tools-version: 6.2
// Package.swift: two programs that depend on Plumb, one without the GPL and one with GLPK.  Scripts/examples builds and runs them.

import PackageDescription

let package = Package(
    name: "Rows",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Without the trait Text nothing asks for HarfBuzz and ICU.
        .package(name: "Plumb", path: "../..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Free",
            dependencies: [
                .product(name: "Rows", package: "Plumb"),
                .product(name: "PlumbViews", package: "Plumb"),
            ]),
        .executableTarget(
            name: "Proved",
            dependencies: [
                .product(name: "Plumb", package: "Plumb"),
                .product(name: "PlumbTesting", package: "Plumb"),
            ]),
    ]
)
