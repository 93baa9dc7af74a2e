import Foundation

/// The folder that counterexamples are written to.
///
/// A file that is there is replaced only if an exploration wrote it: its first line says so.
struct CounterexampleFolder {
  let path: String

  /// Writes a scenario behind the line that makes it replaceable.
  ///
  /// - Parameter name: The file's, without its ending.
  /// - Returns: The file's path.
  func write(_ text: String, named name: String) throws(DiffProblem) -> String {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Self.problem(path, ExploreWording.noFolder, help: ExploreWording.noFolderHelp)
    }
    let file = RelativePath.resolve(name + ScenarioDiscovery.fileExtension, from: path)
    let isThere = try Self.isThere(file)
    do throws(FileWriteError) {
      let whole = Self.marked(text)
      if isThere {
        try FileReplacement.write(whole, over: file)
      } else {
        try FileCreation.write(whole, to: file)
      }
    } catch {
      throw Self.problem(file, error.predicate)
    }
    return file
  }

  /// The text as the file has it.
  static func marked(_ text: String) -> String { marker + text }

  /// Whether a file is there, which must be one that can be replaced.
  private static func isThere(_ file: String) throws(DiffProblem) -> Bool {
    let old: [UInt8]
    do throws(FileLoadError) {
      old = try FileLoader().load(file)
    } catch {
      guard error == .missing else { throw problem(file, error.predicate) }
      return false
    }
    guard old.starts(with: marker.utf8) else {
      throw problem(file, ExploreWording.foreignFile, help: ExploreWording.foreignFileHelp)
    }
    return true
  }

  private static func problem(_ path: String, _ predicate: String, help: String? = nil) -> DiffProblem {
    .diagnostics([Diagnostic(message: "\(path) \(predicate)", notes: help.map { [.help($0)] } ?? [])])
  }

  /// What a file of an exploration begins with.
  private static let marker = "# Written by gravity-sim explore.\n"
}
