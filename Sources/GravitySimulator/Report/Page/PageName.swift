/// Names of pages: safe on every file system, one for each file, and the same whatever else is in the report.
enum PageName {
  /// Where the pages of runs are.
  static let folder = "runs"

  private static let longest = 100

  /// `faq/no-delay.scenario` makes `faq--no-delay.html`; where a name cannot say all of the path, a number does.
  static func name(of file: String) -> String {
    let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    let ending = ScenarioDiscovery.fileExtension
    let parts = (path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path)
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isWhole = path.hasSuffix(ending) && path.utf8.count <= longest && parts.allSatisfy(isPlain)
    if isWhole { return parts.joined(separator: "--") + ".html" }
    let shown = parts.map(plain).filter { !$0.isEmpty }.joined(separator: "--").prefix(longest)
    return "\(shown.isEmpty ? "run" : String(shown))-\(String(number(of: file), radix: 36)).html"
  }

  /// Whether a part of a path can stand in a name as it is. Some systems have devices of short names such as `con`,
  /// and most do not tell large letters from small ones.
  private static func isPlain(_ part: String) -> Bool {
    part.utf8.count > 4 && plain(part) == part && !part.contains("--")
  }

  private static func plain(_ part: String) -> String {
    var name = ""
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        if !name.isEmpty, !name.hasSuffix("-") { name += "-" }
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name
  }

  /// FNV-1a: the same in every process, as a seeded hash is not.
  private static func number(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
