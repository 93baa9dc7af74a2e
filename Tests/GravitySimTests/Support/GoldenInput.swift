import Foundation

/// The scenarios and payloads of `Golden/input`, copied, so that names in the output are short and the same
/// everywhere.
enum GoldenInput {
  static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let input = Golden.file("input")
    for name in try FileManager.default.contentsOfDirectory(atPath: input.path) {
      try FileManager.default.copyItem(at: input.appendingPathComponent(name), to: folder.url(name))
    }
    try folder.makeFolder("empty/below")
    return folder
  }
}

extension ToolRun {
  /// Everything that a user sees of a run, as golden files hold it.
  var transcript: String {
    var text = output
    if !errors.isEmpty { text += "\n--- standard error\n" + errors }
    return text + "\n--- \(ending)\n"
  }
}
