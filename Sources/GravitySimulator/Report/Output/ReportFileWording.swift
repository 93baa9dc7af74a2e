/// The sentences for what keeps reports from being written.
enum ReportFileWording {
  static let nothingWritten = "no report was written"

  static func isFolder(_ kind: ReportKind) -> String { "is a folder, and `\(kind.rawValue)` is one file" }
  static let isNoFolder = "is no folder"
  static let isForeignFolder = "is not empty and has no report in it"
  static let leadsNowhere = "is a link that leads nowhere"
  static let isSource = "is read by this command, and a report would replace it"
  static let isTwice = "is the file of two reports"
  static let isInterrupted = "is not written: the command was interrupted"
  static let isBusy = "is being written by another command"
  static let isFilled = "is where `--out` writes"
  static func liesInReport(_ path: String) -> String {
    "lies in \(Quoted(path: path)), which is another report"
  }
  static func belongsToReport(_ folder: String) -> String {
    "belongs to the report in \(Quoted(path: folder))"
  }
  static func foreignFile(in folder: String) -> String {
    "lies in \(Quoted(path: folder)) and is of no report"
  }

  static let otherFile = "name another file"
  static let otherFolder = "name a new folder, an empty one, or one that a report was written to"
  static let outsideFolder = "name a folder elsewhere"
  static let missingFolder = "make the folder first"

  static func cannotBeWritten(_ reason: String) -> String { "cannot be written: \(reason)" }
}
