import Foundation

/// The payload files of the repository's scenarios.
enum ScenarioPayloadFiles {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scenarios")

  /// By their paths below the folder.
  static let all: [String] = {
    guard let walker = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return walker.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
  }()
}
