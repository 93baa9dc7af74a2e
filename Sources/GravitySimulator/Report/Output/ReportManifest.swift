/// What a report's folder says of itself: which of its files the report wrote, and so may replace.
struct ReportManifest {
  private static let name = ".gravity-sim-report"
  private static let heading =
    "# Written by gravity-sim; the files of this report are replaced by the next one."

  /// Whether the folder is of a report.
  let isThere: Bool
  /// The report's files, this one among them.
  let names: Set<String>
  let file: ReportFile

  init(_ files: [ReportFile]) {
    isThere = true
    let sorted = files.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    names = Set(sorted + [Self.name])
    file = ReportFile(name: Self.name, text: ([Self.heading] + sorted).joined(separator: "\n") + "\n")
  }

  /// Empty where the folder is of no report.
  init(ofFolder path: String) {
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try FileLoader().load(path + "/" + Self.name)
    } catch {
      bytes = []
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    isThere = lines.first == Self.heading
    // Nothing outside the folder is ever taken for a file of it.
    let named = lines.dropFirst().filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }
    names = isThere ? Set(named + [Self.name]) : []
    file = ReportFile(name: Self.name, text: text)
  }

  /// Whether a path in a report's folder is that of the manifest, or lies below it.
  static func owns(_ path: String) -> Bool {
    // Many systems do not tell large letters from small ones.
    path.lowercased().split(separator: "/").first.map(String.init) == name
  }
}
