import Foundation

/// Puts files and folders in their places, and takes all of it back where one of them cannot go there.
struct ReportMoves {
  private enum Step {
    case madeFolder(String)
    /// Nothing was there before.
    case moved(from: String, to: String)
    /// The file that was there before, or still is.
    case kept(String, of: String)
  }

  private var steps: [Step] = []

  /// Makes what is missing of the folders above a path.
  ///
  /// - Parameter naming: What is named where that cannot be.
  mutating func makeFolders(above path: String, naming: String) throws(ReportProblem) {
    let folder = ReportStaging.folder(of: path)
    switch FileKind(of: folder) {
    case .folder: return
    case .regular, .special: throw Self.failure(naming, ENOTDIR)
    case .unknown(let reason): throw ReportProblem(naming, ReportFileWording.cannotBeWritten(reason))
    case .missing: break
    }
    try makeFolders(above: folder, naming: naming)
    guard mkdir(folder, 0o777) == 0 else { throw ReportStaging.failure(naming) }
    steps.append(.madeFolder(folder))
  }

  /// Whoever reads what was there before reads all of it or all of the new.
  mutating func move(_ from: String, to place: String, naming: String) throws(ReportProblem) {
    try makeFolders(above: place, naming: naming)
    let isFile = FileKind(of: place) == .regular
    if isFile {
      let old = from + ".old"
      // A file system that knows one name for a file alone leaves the place empty for a moment.
      guard link(place, old) == 0 || rename(place, old) == 0 else { throw ReportStaging.failure(naming) }
      steps.append(.kept(old, of: place))
    }
    guard rename(from, place) == 0 else { throw ReportStaging.failure(naming) }
    if !isFile { steps.append(.moved(from: from, to: place)) }
  }

  /// - Parameter draft: Where there is room for the file until all is done.
  mutating func remove(_ file: String, keptAs draft: String, naming: String) throws(ReportProblem) {
    guard rename(file, draft) == 0 else { throw ReportStaging.failure(naming) }
    steps.append(.kept(draft, of: file))
  }

  /// All are in their places: what was there before is not needed any more.
  mutating func finish() {
    for case .kept(let old, _) in steps { unlink(old) }
    steps.removeAll()
  }

  /// All is again as it was.
  mutating func undo() {
    for step in steps.reversed() {
      switch step {
      case .madeFolder(let folder): rmdir(folder)
      case .moved(let from, let place): rename(place, from)
      case .kept(let old, let place):
        rename(old, place)
        // Of two names of one file, a system leaves both.
        unlink(old)
      }
    }
    steps.removeAll()
  }

  private static func failure(_ path: String, _ code: Int32) -> ReportProblem {
    ReportProblem(path, ReportFileWording.cannotBeWritten(systemReason(code)))
  }
}
