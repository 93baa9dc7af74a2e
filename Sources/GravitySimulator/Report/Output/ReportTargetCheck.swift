import Foundation

/// Finds out what would keep reports from being written: before anything runs, and again before anything is written.
struct ReportTargetCheck {
  private let reads: ReadFiles
  private let filled: ReportPlace?
  private var targets: [ReportTarget] = []
  /// Devices and pipes.
  private var direct: Set<String> = []

  /// - Parameters:
  ///   - reads: Files that no report may replace.
  ///   - folder: Where the command itself writes files, and so no folder of pages may begin.
  init(sparing reads: ReadFiles, besides folder: String? = nil) {
    self.reads = reads
    // What keeps files from lying there is told when they are written.
    filled = folder.flatMap { try? ReportPlace($0) }
  }

  mutating func check(_ request: ReportRequest) throws(ReportProblem) {
    guard case .path(let path) = request.target else { return }
    let kind = FileKind(of: path)
    if case .unknown(let reason) = kind {
      throw ReportProblem(path, ReportFileWording.cannotBeWritten(reason))
    }
    if request.kind.isFolder {
      guard kind == .folder || kind == .missing else {
        throw ReportProblem(path, ReportFileWording.isNoFolder, help: ReportFileWording.otherFolder)
      }
    } else {
      guard kind != .folder, path.utf8.last != UInt8(ascii: "/") else {
        throw ReportProblem(
          path, ReportFileWording.isFolder(request.kind), help: ReportFileWording.otherFile)
      }
      // It is written to as it is, and replaces nothing.
      if ReportStaging.isDirect(path) {
        guard direct.insert(path).inserted else {
          throw ReportProblem(path, ReportFileWording.isTwice, help: ReportFileWording.otherFile)
        }
        return
      }
    }
    let target = ReportTarget(kind: request.kind, path: path, place: try ReportPlace(path))
    for folder in Self.folders(around: target) { try target.requireRoom(beside: folder) }
    if let filled, target.kind.isFolder { try target.requireRoom(around: filled) }
    switch kind {
    case .folder: try checkFolder(target)
    case .regular: try checkFile(target)
    case .missing: try requireWritable(target.place.folder, of: path)
    case .special, .unknown: break
    }
    for earlier in targets { try target.requireRoom(beside: earlier) }
    targets.append(target)
  }

  /// Folders of pages that commands before have written, and in which the target would lie.
  private static func folders(around target: ReportTarget) -> [ReportTarget] {
    var folders: [ReportTarget] = []
    for place in target.place.above where ReportManifest(ofFolder: place.path).isThere {
      folders.append(ReportTarget(kind: .html, path: place.path, place: place))
    }
    return folders
  }

  private func checkFile(_ target: ReportTarget) throws(ReportProblem) {
    guard !reads.contains(target.path) else {
      throw ReportProblem(target.path, ReportFileWording.isSource, help: ReportFileWording.otherFile)
    }
    try requireWritable(target.path, of: target.path)
    try requireWritable(target.place.folder, of: target.path)
  }

  private func checkFolder(_ target: ReportTarget) throws(ReportProblem) {
    let folder = target.place.path
    try requireWritable(folder, of: target.path)
    let manifest = ReportManifest(ofFolder: folder)
    guard manifest.isThere || Self.isEmpty(folder) else {
      throw ReportProblem(
        target.path, ReportFileWording.isForeignFolder, help: ReportFileWording.otherFolder)
    }
    for name in manifest.names.sorted() where reads.contains(folder + "/" + name) {
      throw ReportProblem(
        RelativePath.resolve(name, from: target.path), ReportFileWording.isSource,
        help: ReportFileWording.outsideFolder)
    }
  }

  private func requireWritable(_ place: String, of path: String) throws(ReportProblem) {
    guard access(place, W_OK) != 0 else { return }
    throw ReportStaging.failure(path)
  }

  /// A folder that cannot be looked into counts as one with something in it.
  private static func isEmpty(_ folder: String) -> Bool {
    guard let listing = opendir(folder) else { return false }
    defer { closedir(listing) }
    // Each folder lists itself and the one above it.
    for _ in 0..<2 where readdir(listing) == nil { return true }
    return readdir(listing) == nil
  }
}
