import Foundation

/// Finds out before anything runs what would keep a report from being written.
struct ReportTargetCheck {
  private var seen: Set<String> = []
  private let sources: Set<FileIdentity>

  /// - Parameter sources: Files that no report may replace.
  init(sparing sources: [ScenarioSource]) {
    self.sources = Set(sources.compactMap { $0.path.flatMap(FileIdentity.init) })
  }

  mutating func check(_ request: ReportRequest) throws(ReportProblem) {
    guard case .path(let path) = request.target else { return }
    let kind = FileKind(of: path)
    let isFolder = kind == .folder || path.utf8.last == UInt8(ascii: "/")
    if request.kind.isFolder {
      try checkFolder(path, kind)
    } else if isFolder {
      throw ReportProblem(
        path, ReportFileWording.isFolder(request.kind), help: ReportFileWording.otherFile)
    } else {
      try checkFile(path, kind)
    }
    guard seen.insert(Self.canonical(path)).inserted else {
      throw ReportProblem(path, ReportFileWording.isTwice, help: ReportFileWording.otherFile)
    }
  }

  private func checkFile(_ path: String, _ kind: FileKind) throws(ReportProblem) {
    switch kind {
    case .regular where ReportStaging.isDirect(path): break
    case .regular:
      if let identity = FileIdentity(of: path), sources.contains(identity) {
        throw ReportProblem(path, ReportFileWording.isSource, help: ReportFileWording.otherFile)
      }
      try requireWritable(path, of: path)
      try requireWritable(ReportStaging.folder(of: ReportStaging.resolved(path)), of: path)
    case .special, .folder: break
    case .missing: try checkPlace(of: path)
    case .unknown(let reason): throw ReportProblem(path, ReportFileWording.cannotBeWritten(reason))
    }
  }

  private func checkFolder(_ path: String, _ kind: FileKind) throws(ReportProblem) {
    switch kind {
    case .folder: try requireWritable(path, of: path)
    case .regular, .special:
      throw ReportProblem(path, ReportFileWording.isNoFolder, help: ReportFileWording.otherFolder)
    case .missing: try checkPlace(of: path)
    case .unknown(let reason): throw ReportProblem(path, ReportFileWording.cannotBeWritten(reason))
    }
  }

  /// Where something new is to lie.
  private func checkPlace(of path: String) throws(ReportProblem) {
    if FileKind.isLink(path) {
      throw ReportProblem(path, ReportFileWording.leadsNowhere, help: ReportFileWording.otherFile)
    }
    try requireWritable(ReportStaging.folder(of: path), of: path)
  }

  private func requireWritable(_ place: String, of path: String) throws(ReportProblem) {
    guard access(place, W_OK) != 0 else { return }
    let code = errno
    throw ReportProblem(
      path, ReportFileWording.cannotBeWritten(systemReason(code)),
      help: code == ENOENT ? ReportFileWording.missingFolder : nil)
  }

  /// One spelling for all paths of one file, there or not.
  private static func canonical(_ path: String) -> String {
    let folder = ReportStaging.resolved(ReportStaging.folder(of: path))
    let whole = folder + "/" + PathParts(path).name
    return ReportStaging.resolved(whole)
  }
}
