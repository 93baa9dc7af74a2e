import Foundation

/// How payloads are named in a file that lies elsewhere.
struct PayloadTexts: Sendable {
  private let parts: ScenarioParts
  private let payloads: ScenarioPayloads
  private let folder: String
  private let areInline: Bool

  /// - Parameters:
  ///   - folder: Where the new file will lie; nil for beside the scenario.
  ///   - areInline: Whether the file is to stand alone.
  init(_ scenario: LoadedScenario, folder: String?, areInline: Bool) {
    parts = scenario.parts
    payloads = scenario.payloads
    self.folder = folder ?? parts.all[0].folder
    self.areInline = areInline
  }

  subscript(source: PayloadSource) -> String {
    switch source {
    case .inline(let json): return json.value
    case .file(let path):
      if areInline, let document = payloads[source] { return String(decoding: document.bytes, as: UTF8.self) }
      return StringText.quoted(self[path: path])
    }
  }

  /// A path that a file of the scenario's names, as the new file names it.
  subscript(path path: Located<String>) -> String {
    let own = parts[path.span].folder
    if PathBytes(own) == PathBytes(folder) { return path.value }
    return RelativePath.make(RelativePath.resolve(path.value, from: own), from: folder)
  }
}

extension RelativePath {
  /// The path by which a file in a folder names another; both are seen from where the command runs.
  static func make(_ path: String, from folder: String) -> String {
    if path.hasPrefix("/") { return path }
    var target = parts(path)
    var start = parts(folder)
    // From another branch of the file system, or from above where the command runs, only whole paths lead there.
    if folder.hasPrefix("/") || start.contains("..") {
      let here = parts(FileManager.default.currentDirectoryPath)
      target = simplified(here + target)
      start = simplified((folder.hasPrefix("/") ? [] : here) + start)
    }
    let common = zip(target, start).prefix { PathBytes($0) == PathBytes($1) }.count
    return (Array(repeating: "..", count: start.count - common) + target[common...]).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: true).map { String($0) }.filter { $0 != "." }
  }

  private static func simplified(_ parts: [String]) -> [String] {
    var simple: [String] = []
    for part in parts {
      if part == ".." { _ = simple.popLast() } else { simple.append(part) }
    }
    return simple
  }
}
