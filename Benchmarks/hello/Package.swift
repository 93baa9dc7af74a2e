// swift-tools-version: 6.0
import PackageDescription

// What the start of any Swift program with Foundation costs, for Benchmarks/startup.
let package = Package(
  name: "hello",
  targets: [.executableTarget(name: "hello")],
  swiftLanguageModes: [.v6]
)
