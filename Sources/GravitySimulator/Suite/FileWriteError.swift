/// Why a file could not be rewritten; it is as it was.
struct FileWriteError: Error, Hashable {
  /// The system's words.
  let reason: String

  /// The end of a sentence that begins with the file's name.
  var predicate: String { "cannot be written: \(reason)" }
}
