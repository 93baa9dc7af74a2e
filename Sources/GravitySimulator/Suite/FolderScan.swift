import Foundation

/// The files with certain endings below one folder, in order.
struct FolderScan {
  private(set) var files: [String] = []
  private(set) var problems: [DiscoveryProblem] = []
  private let endings: [String]

  init(root: String, endings: [String]) {
    self.endings = endings
    let root = Self.withoutTrailingSlashes(root)
    var found: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      let path = Self.join(root, folder)
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: path) where !name.hasPrefix(".") {
          visit(folder.isEmpty ? name : folder + "/" + name, below: root, &found, &pending)
        }
      } catch {
        let reason = (error as NSError).localizedDescription
        problems.append(DiscoveryProblem(path: path, reason: .unreadable(reason)))
      }
    }
    // Not by `<` on strings, which compares what characters mean and not how they are written.
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    files = found.map { Self.join(root, $0) }
    problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func visit(
    _ relative: String, below root: String, _ found: inout [String], _ pending: inout [String]
  ) {
    let path = Self.join(root, relative)
    let isWanted = endings.contains { relative.hasSuffix($0) }
    switch FileKind(of: path) {
    case .folder:
      if !FileKind.isLink(path) { pending.append(relative) }
    case .regular:
      if isWanted { found.append(relative) }
    case .special:
      if isWanted { problems.append(DiscoveryProblem(path: path, reason: .special)) }
    case .missing:
      // It was listed a moment ago, so it is a link to nothing.
      if isWanted { problems.append(DiscoveryProblem(path: path, reason: .missing(near: nil))) }
    case .unknown(let reason):
      if isWanted { problems.append(DiscoveryProblem(path: path, reason: .unreadable(reason))) }
    }
  }

  private static func join(_ root: String, _ relative: String) -> String {
    if relative.isEmpty { return root }
    if root == "." { return relative }
    return root == "/" ? "/" + relative : root + "/" + relative
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = Substring(path)
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }
}
