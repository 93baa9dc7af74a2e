import Foundation

/// Writes files beside where they belong, and moves all of them there once each is whole.
///
/// Whoever reads a report meanwhile reads the old one; after a failure there is no trace of the new. Signals are held
/// back until all is there or nothing is.
struct ReportStaging {
  private struct Draft {
    let from: String
    let to: String
    /// What is named where something fails.
    let path: String
  }

  /// Folders, and files of those that are there. They go first: other reports may lie in them.
  private var pages: [Draft] = []
  private var files: [Draft] = []
  /// What the next report does not have any more, from where it is to where it is kept until the end.
  private var stale: [Draft] = []
  /// Made for the time of writing.
  private var workFolders: [String] = []
  /// On folders that other commands may write to as well.
  private var locks: [FolderLock] = []
  /// Devices and pipes, which cannot be replaced.
  private var direct: [(path: String, text: String)] = []
  private let signals = HeldSignals()
  private var count = 0

  /// One file, new or in place of an old one; a link is followed.
  mutating func add(_ text: String, path: String) throws(ReportProblem) {
    if Self.isDirect(path) {
      direct.append((path, text))
      return
    }
    let place = try ReportPlace(path)
    let draft = Draft(from: unused(in: place.folder), to: place.path, path: path)
    files.append(draft)
    var status = stat()
    let mode: mode_t? = stat(draft.to, &status) == 0 ? status.st_mode & 0o7777 : nil
    try Self.write(text, to: draft.from, mode: mode, naming: path, unless: signals)
  }

  /// All files of a folder, which is made where it is missing. What lies there and is of no report stays as it is.
  ///
  /// - Parameter jobs: How many threads write.
  mutating func add(_ files: [ReportFile], folder path: String, jobs: Int) throws(ReportProblem) {
    let place = try ReportPlace(path)
    let target = place.path
    let isNew = FileKind(of: target) == .missing
    if !isNew { locks.append(try FolderLock(target, naming: path, unless: signals)) }
    let work = unused(in: isNew ? place.folder : target)
    guard mkdir(work, 0o777) == 0 else { throw Self.failure(path) }
    workFolders.append(work)
    let manifest = ReportManifest(files)
    // Where the process is killed while files move, the list of them is there already.
    let all = [manifest.file] + files
    if isNew {
      pages.append(Draft(from: work, to: target, path: path))
    } else {
      let old = ReportManifest(ofFolder: target)
      for file in all {
        if let obstacle = Self.obstacle(to: file.name, in: target, old.names) {
          throw ReportProblem(
            obstacle, ReportFileWording.foreignFile(in: path), help: ReportFileWording.otherFolder)
        }
        pages.append(Draft(from: work + "/" + file.name, to: target + "/" + file.name, path: path))
      }
      for name in old.names.subtracting(manifest.names).sorted()
      where Self.obstacle(to: name, in: target, old.names) == nil {
        stale.append(Draft(from: target + "/" + name, to: unused(in: work), path: path))
      }
    }
    var made: Set<String> = []
    for file in all {
      try Self.makeFolders(above: work + "/" + file.name, in: work, &made, naming: path)
    }
    let signals = signals
    let problems = JobPool(count: all.count, jobs: jobs).map(until: { $0 != nil }) { number in
      let file = all[number]
      do throws(ReportProblem) {
        try Self.write(
          file.text, to: work + "/" + file.name, mode: nil, naming: path, unless: signals)
        return nil as ReportProblem?
      } catch {
        return error
      }
    }
    for case .some(let problem?) in problems { throw problem }
  }

  /// Puts everything in its place, or nothing.
  mutating func commit() throws(ReportProblem) {
    for (path, text) in direct { try Self.writeDirectly(text, to: path, unless: signals) }
    var moves = ReportMoves()
    do throws(ReportProblem) {
      for draft in pages { try moves.move(draft.from, to: draft.to, naming: draft.path) }
      for file in stale where FileKind(of: file.from) == .regular {
        try moves.remove(file.from, keptAs: file.to, naming: file.path)
      }
      for draft in files { try moves.move(draft.from, to: draft.to, naming: draft.path) }
    } catch {
      moves.undo()
      throw error
    }
    moves.finish()
    discard()
  }

  /// Takes away what is not in its place, and lets signals end the process.
  mutating func discard() {
    for draft in files { unlink(draft.from) }
    for folder in workFolders where FileKind(of: folder) == .folder {
      // What cannot be taken away is not worth more than the failure that is told already.
      do { try FileManager.default.removeItem(atPath: folder) } catch { continue }
    }
    files.removeAll()
    workFolders.removeAll()
    for lock in locks { lock.open() }
    locks.removeAll()
    signals.letGo()
  }

  private mutating func unused(in folder: String) -> String {
    while true {
      count += 1
      let path = "\(folder)/.gravity-sim-\(getpid())-\(count)"
      if FileKind(of: path) == .missing, !FileKind.isLink(path) { return path }
    }
  }
}
