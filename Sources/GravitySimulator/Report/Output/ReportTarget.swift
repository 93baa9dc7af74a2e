/// The file or folder that one report is to be written to.
struct ReportTarget {
  let kind: ReportKind
  /// As it was named.
  let path: String
  let place: ReportPlace

  /// - Throws: Why both cannot be written.
  func requireRoom(beside earlier: ReportTarget) throws(ReportProblem) {
    guard place.path != earlier.place.path else {
      throw ReportProblem(path, ReportFileWording.isTwice, help: ReportFileWording.otherFile)
    }
    if let name = earlier.place.name(of: place) {
      try earlier.requireRoom(for: self, named: name)
    } else if let name = place.name(of: earlier.place) {
      try requireRoom(for: earlier, named: name)
    }
  }

  /// - Throws: Where pages would be written around files of the command's own.
  func requireRoom(around folder: ReportPlace) throws(ReportProblem) {
    guard place.path != folder.path, place.name(of: folder) == nil else {
      throw ReportProblem(path, ReportFileWording.isFilled, help: ReportFileWording.outsideFolder)
    }
  }

  /// - Parameter name: The path from here to what lies inside.
  private func requireRoom(for inner: ReportTarget, named name: String) throws(ReportProblem) {
    guard kind.isFolder, !inner.kind.isFolder else {
      throw ReportProblem(
        inner.path, ReportFileWording.liesInReport(path),
        help: inner.kind.isFolder ? ReportFileWording.outsideFolder : ReportFileWording.otherFile)
    }
    guard !ReportManifest.owns(name), !HTMLReporter.owns(name) else {
      throw ReportProblem(
        inner.path, ReportFileWording.belongsToReport(path), help: ReportFileWording.otherFile)
    }
  }
}
