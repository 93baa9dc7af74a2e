import Foundation

/// A folder of pictures, which are written together or not at all.
struct PictureFolder {
  private let path: String
  private let replaces: Bool
  private var files: [(name: String, text: String)] = []
  /// Without regard to case, as some systems compare names.
  private var names: Set<String> = []
  private static let ending = ".svg"
  private static let longestName = 80

  init(_ path: String, replaces: Bool) {
    self.path = path
    self.replaces = replaces
  }

  /// - Parameter name: What the file is named after; of several with one name the later ones get a number.
  /// - Returns: The path that it will have.
  mutating func add(_ text: String, named name: String) -> String {
    let stem = Self.safe(name)
    var unused = stem
    var number = 2
    while !names.insert(unused.lowercased()).inserted {
      unused = "\(stem)-\(number)"
      number += 1
    }
    files.append((unused + Self.ending, text))
    return place(of: unused + Self.ending)
  }

  /// A name without anything that a system or a shell would take for more than a name.
  static func safe(_ name: String) -> String {
    var safe = ""
    for scalar in name.unicodeScalars.prefix(longestName) {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      safe.unicodeScalars.append(isPlain || scalar == "_" || scalar == "." ? scalar : "-")
    }
    let trimmed = safe.drop { $0 == "." || $0 == "-" }
    return trimmed.isEmpty ? "content" : String(trimmed)
  }

  /// Writes the files beside the folder's own first, so that a full disk leaves nothing half-written.
  func write() throws(DiffProblem) {
    for file in files { try check(place(of: file.name)) }
    let signals = HeldSignals()
    defer { signals.letGo() }
    let isNew = FileKind(of: path) == .missing
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .diagnostics([ShowWording.notWritten(path, ExploreWording.noFolder)])
    }
    var written: [(draft: String, place: String)] = []
    do throws(FileWriteError) {
      for (number, file) in files.enumerated() {
        guard !signals.arePending else { throw FileWriteError(reason: ShowWording.interrupted) }
        let draft = place(of: ".\(number)-\(file.name).part")
        unlink(draft)
        try FileCreation.write(file.text, to: draft)
        written.append((draft, place(of: file.name)))
      }
      for file in written {
        guard rename(file.draft, file.place) == 0 else { throw FileWriteError(reason: systemReason(errno)) }
      }
    } catch {
      for file in written { unlink(file.draft) }
      if isNew { rmdir(path) }
      throw .diagnostics([ShowWording.notWritten(path, error.predicate)])
    }
  }

  private func check(_ file: String) throws(DiffProblem) {
    guard !FileKind.isLink(file) else { throw .diagnostics([ShowWording.notWritten(file, "is a link")]) }
    switch FileKind(of: file) {
    case .missing: return
    case .regular:
      guard replaces else { throw .diagnostics([ShowWording.isThere(file)]) }
      // It may be what is drawn.
      guard Self.isPicture(file) else { throw .diagnostics([ShowWording.notWritten(file, "is no picture")]) }
    case .folder, .special, .unknown: throw .diagnostics([ShowWording.notWritten(file, "is no file")])
    }
  }

  private static func isPicture(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let start = Array("<svg".utf8)
    return (try? file.read(upToCount: start.count)).map(Array.init) == start
  }

  private func place(of name: String) -> String { RelativePath.resolve(name, from: path) }
}
