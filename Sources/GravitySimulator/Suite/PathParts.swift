/// The two parts of a path. Foundation's own way to split one crashes on Linux where a path is a single character.
struct PathParts {
  /// Empty for a bare name; `/` for what lies in the root.
  let folder: String
  let name: String

  init(_ path: String) {
    let whole = Self.withoutTrailingSlashes(path[...])
    guard let slash = whole.utf8.lastIndex(of: Self.slash) else {
      (folder, name) = (whole.isEmpty && !path.isEmpty ? "/" : "", String(whole))
      return
    }
    let above = Self.withoutTrailingSlashes(whole[..<slash])
    folder = above.isEmpty ? "/" : String(above)
    name = String(whole[whole.utf8.index(after: slash)...])
  }

  // By bytes: a slash before a combining character is no `Character` of its own, and still ends a name.
  private static let slash = UInt8(ascii: "/")

  private static func withoutTrailingSlashes(_ path: Substring) -> Substring {
    var end = path.endIndex
    while end > path.startIndex, path.utf8[path.utf8.index(before: end)] == slash {
      end = path.utf8.index(before: end)
    }
    return path[..<end]
  }
}
