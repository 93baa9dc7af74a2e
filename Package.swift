// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "gravity-sim",
  platforms: [.iOS(.v14), .macOS(.v12)],
  products: [
    .library(name: "GravityActions", targets: ["GravityActions"]),
    .library(name: "GravityPresentation", targets: ["GravityPresentation"]),
    .library(name: "GravitySimulator", targets: ["GravitySimulator"]),
    .executable(name: "gravity-sim", targets: ["gravity-sim"]),
  ],
  targets: [
    .target(name: "GravityActions"),
    .target(name: "GravityPresentation", dependencies: ["GravityActions"]),
    .target(name: "GravitySimulator", dependencies: ["GravityActions", "GravityPresentation"]),
    .executableTarget(name: "gravity-sim", dependencies: ["GravitySimulator"]),
    .testTarget(name: "GravityActionsTests", dependencies: ["GravityActions"]),
    .testTarget(
      name: "GravityPresentationTests", dependencies: ["GravityActions", "GravityPresentation"]),
    .testTarget(
      name: "GravitySimulatorTests",
      dependencies: ["GravityActions", "GravityPresentation", "GravitySimulator"]),
    .testTarget(
      name: "GravitySimTests", dependencies: ["GravitySimulator", "gravity-sim"], exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)
