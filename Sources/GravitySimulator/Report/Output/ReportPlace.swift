import Foundation

/// Where a report is to lie, whether anything is there or not: the same for all paths that lead there.
struct ReportPlace: Hashable {
  /// The deepest part of the path that is there, without links.
  let root: String
  /// What is missing below it, outermost first.
  private let missing: [String]

  var path: String { missing.reduce(root, Self.joined) }

  /// Where the folder that it lies in would be made from.
  var folder: String { missing.isEmpty ? ReportStaging.folder(of: root) : root }

  /// All folders above it that are there, the nearest first.
  var above: [ReportPlace] {
    var places: [ReportPlace] = []
    var folder = missing.isEmpty ? ReportStaging.folder(of: root) : root
    while true {
      places.append(ReportPlace(root: folder))
      if folder == "/" { return places }
      folder = ReportStaging.folder(of: folder)
    }
  }

  /// - Parameter root: A folder that is there, without links.
  private init(root: String) {
    self.root = root
    missing = []
  }

  /// - Throws: What keeps a file or folder from ever lying there.
  init(_ path: String) throws(ReportProblem) {
    var missing: [String] = []
    var rest = ReportStaging.withoutTrailingSlashes(path)
    while true {
      if let resolved = realpath(rest, nil) {
        defer { free(resolved) }
        root = String(cString: resolved)
        self.missing = missing.reversed()
        break
      }
      let code = errno
      guard code == ENOENT || code == ENOTDIR, rest != ".", rest != "/" else {
        throw ReportProblem(path, ReportFileWording.cannotBeWritten(systemReason(code)))
      }
      if FileKind.isLink(rest) {
        throw ReportProblem(path, ReportFileWording.leadsNowhere, help: ReportFileWording.otherFile)
      }
      let name = PathParts(rest).name
      // Out of a folder that is not there no way leads.
      guard name != ".." else {
        throw ReportProblem(
          path, ReportFileWording.cannotBeWritten(systemReason(ENOENT)), help: ReportFileWording.missingFolder
        )
      }
      if name != "." { missing.append(name) }
      rest = ReportStaging.folder(of: rest)
    }
    guard missing.isEmpty || FileKind(of: root) == .folder else {
      throw ReportProblem(path, ReportFileWording.cannotBeWritten(systemReason(ENOTDIR)))
    }
  }

  /// The other's path from here; nil where it does not lie below.
  func name(of other: ReportPlace) -> String? {
    // By bytes: a slash before a combining character is no `Character` of its own.
    let start = Self.joined(path, "").utf8
    let whole = other.path.utf8
    return whole.count > start.count && whole.starts(with: start)
      ? String(decoding: whole.dropFirst(start.count), as: UTF8.self) : nil
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    (folder == "/" ? "" : folder) + "/" + name
  }
}
