import Foundation

/// Writes files beside where they belong, and moves all of them there once each is whole.
///
/// Whoever reads a report meanwhile reads the old one; after a failure there is no trace of the new.
struct ReportStaging {
  private struct Move {
    let from: String
    let to: String
    /// A folder that is there; those between it and the file may have to be made.
    let root: String
    /// What is named where something fails.
    let path: String
  }

  private var moves: [Move] = []
  /// Folders made for the time of writing, and those that are to stay.
  private var workFolders: [String] = []
  private var newFolders: [Move] = []
  /// Devices and pipes, which cannot be replaced.
  private var direct: [(path: String, text: String)] = []
  private var stale: [String] = []
  private var count = 0

  /// One file, new or in place of an old one; a link is followed.
  mutating func add(_ text: String, path: String) throws(ReportProblem) {
    if Self.isDirect(path) {
      direct.append((path, text))
      return
    }
    let target = Self.resolved(path)
    let staged = unused(in: Self.folder(of: target))
    moves.append(Move(from: staged, to: target, root: Self.folder(of: target), path: path))
    var status = stat()
    let mode: mode_t? = stat(target, &status) == 0 ? status.st_mode & 0o7777 : nil
    try Self.write(text, to: staged, mode: mode, naming: path)
  }

  /// All files of a folder, which is made where it is missing. What lies there and is of no report stays as it is.
  mutating func add(_ files: [ReportFile], folder path: String) throws(ReportProblem) {
    let isNew = FileKind(of: path) != .folder
    let target = Self.resolved(Self.withoutTrailingSlashes(path))
    let work = unused(in: isNew ? Self.folder(of: target) : target)
    guard mkdir(work, 0o777) == 0 else { throw Self.failure(path) }
    workFolders.append(work)
    let manifest = ReportManifest(files)
    if !isNew {
      let old = ReportManifest(ofFolder: target)
      for file in files
      where !old.names.contains(file.name) && FileKind(of: target + "/" + file.name) != .missing {
        throw ReportProblem(
          file.name, ReportFileWording.foreignFile(in: path), help: ReportFileWording.otherFolder)
      }
      stale += old.names.subtracting(manifest.names).sorted().map { target + "/" + $0 }
    }
    var made: Set<String> = []
    for file in files + [manifest.file] {
      let staged = work + "/" + file.name
      try Self.makeFolders(above: staged, in: work, &made, naming: path)
      try Self.write(file.text, to: staged, mode: nil, naming: path)
      if !isNew {
        moves.append(Move(from: staged, to: target + "/" + file.name, root: target, path: path))
      }
    }
    if isNew { newFolders.append(Move(from: work, to: target, root: Self.folder(of: target), path: path)) }
  }

  /// Puts everything in its place.
  mutating func commit() throws(ReportProblem) {
    for (path, text) in direct { try Self.writeDirectly(text, to: path) }
    var made: Set<String> = []
    for move in moves {
      try Self.makeFolders(above: move.to, in: move.root, &made, naming: move.path)
      guard rename(move.from, move.to) == 0 else { throw Self.failure(move.path) }
    }
    for move in newFolders {
      guard rename(move.from, move.to) == 0 else { throw Self.failure(move.path) }
    }
    for path in stale { unlink(path) }
    discard()
  }

  /// Takes away what is not in its place.
  mutating func discard() {
    for move in moves { unlink(move.from) }
    for folder in workFolders where FileKind(of: folder) == .folder {
      // What cannot be taken away is not worth more than the failure that is told already.
      do { try FileManager.default.removeItem(atPath: folder) } catch { continue }
    }
    moves.removeAll()
    workFolders.removeAll()
  }

  private mutating func unused(in folder: String) -> String {
    while true {
      count += 1
      let path = "\(folder)/.gravity-sim-\(getpid())-\(count)"
      if FileKind(of: path) == .missing, !FileKind.isLink(path) { return path }
    }
  }
}
