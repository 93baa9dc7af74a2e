/// The paths that files name, seen from where the command runs.
enum RelativePath {
  /// The path of a file that a file in `folder` names.
  static func resolve(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : joined(folder, path)
  }

  /// `a/b` and `../c` make `a/c`: the name that messages show and users can open.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    for part in path.split(separator: "/", omittingEmptySubsequences: true).map(String.init) where part != "."
    {
      if part == "..", let last = parts.last, last != "..", last != "." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
