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
        for name in try FileManager.default.contentsOfDirectory(atPath: path)
        where name.utf8.first != UInt8(ascii: ".") {
          visit(folder.isEmpty ? name : folder + "/" + name, below: root, &found, &pending)
        }
      } catch {
        // What cannot be looked into is told when it is its turn to be read, as a pipe is.
        guard folder.isEmpty else {
          found.append(folder)
          continue
        }
        let reason = (error as NSError).localizedDescription
        problems.append(DiscoveryProblem(path: path, reason: .unreadable(reason)))
      }
    }
    found.sort { PathBytes($0) < PathBytes($1) }
    files = found.map { Self.join(root, $0) }
    problems.sort { PathBytes($0.path) < PathBytes($1.path) }
  }

  private mutating func visit(
    _ relative: String, below root: String, _ found: inout [String], _ pending: inout [String]
  ) {
    let path = Self.join(root, relative)
    let isWanted = endings.contains { relative.hasSuffix($0) }
    switch FileKind(of: path) {
    case .folder:
      if !FileKind.isLink(path) { pending.append(relative) }
    case .regular, .special, .missing, .unknown:
      // A pipe or a link to nothing is told when it is its turn to be read, and the others are read all the same.
      if isWanted { found.append(relative) }
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
