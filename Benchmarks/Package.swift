// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nothing in it can become part of the product.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v12)],
  dependencies: [
    .package(name: "gravity-sim", path: "..")
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "BenchmarkHarness", dependencies: ["AllocationCounter"]),
    .executableTarget(
      name: "transition-benchmark",
      dependencies: [
        "BenchmarkHarness",
        .product(name: "GravityPresentation", package: "gravity-sim"),
        .product(name: "GravitySimulator", package: "gravity-sim"),
      ]),
    .executableTarget(
      name: "suite-benchmark",
      dependencies: [
        "BenchmarkHarness",
        .product(name: "GravitySimulator", package: "gravity-sim"),
      ]),
    .executableTarget(
      name: "answers-benchmark",
      dependencies: [
        "BenchmarkHarness",
        .product(name: "GravitySimulator", package: "gravity-sim"),
      ]),
    .target(
      name: "CampaignModel", dependencies: [.product(name: "GravitySimulator", package: "gravity-sim")]),
    .executableTarget(
      name: "explorer-benchmark",
      dependencies: [
        "BenchmarkHarness", "CampaignModel",
        .product(name: "GravitySimulator", package: "gravity-sim"),
      ]),
    .executableTarget(
      name: "world-benchmark", dependencies: [.product(name: "GravitySimulator", package: "gravity-sim")]),
    .testTarget(
      name: "WorldModelTests", dependencies: [.product(name: "GravitySimulator", package: "gravity-sim")]),
    .testTarget(name: "BenchmarkHarnessTests", dependencies: ["AllocationCounter", "BenchmarkHarness"]),
    .testTarget(
      name: "CampaignModelTests",
      dependencies: [
        "CampaignModel", .product(name: "GravitySimulator", package: "gravity-sim"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
