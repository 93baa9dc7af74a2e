/// Names of pages: safe on every file system, one for each file, and the same whatever else is in the report.
enum PageName {
  /// Where the pages of runs are.
  static let folder = "runs"

  private static let longest = 100
  /// Between a name and a number, and in no plain name: a part of one neither ends nor begins with `-`.
  private static let mark = "---"

  /// `faq/no-delay.scenario` makes `faq--no-delay.html`; where a name cannot say all of the path, a number does.
  ///
  /// - Parameter number: The run's place, which tells runs of one file apart where that is no scenario.
  static func name(of file: String, number: Int) -> String {
    let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    let ending = ScenarioDiscovery.fileExtension
    let isScenario = path.hasSuffix(ending)
    let parts = (isScenario ? String(path.dropLast(ending.count)) : path)
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // Some systems have devices of short names such as `con`.
    if isScenario, (5...longest).contains(path.utf8.count - ending.utf8.count), parts.allSatisfy(isPlain) {
      return parts.joined(separator: "--") + ".html"
    }
    let shown = parts.map(plain).filter { !$0.isEmpty }.joined(separator: "--").prefix(longest)
    let digest = String(Self.digest(of: isScenario ? file : "\(file)\0\(number)"), radix: 36)
    return "\(shown.isEmpty ? "run" : String(shown))\(mark)\(digest).html"
  }

  /// Whether a part of a path can stand in a name as it is; many systems do not tell large letters from small ones.
  private static func isPlain(_ part: String) -> Bool {
    !part.isEmpty && plain(part) == part && !part.contains("--")
  }

  private static func plain(_ part: String) -> String {
    var name = ""
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      case UInt8(ascii: ".") where !name.isEmpty && !name.hasSuffix("-") && !name.hasSuffix("."): name += "."
      default:
        if !name.isEmpty, !name.hasSuffix("-"), !name.hasSuffix(".") { name += "-" }
      }
    }
    while name.hasSuffix("-") || name.hasSuffix(".") { name.removeLast() }
    return name
  }

  /// FNV-1a: the same in every process, as a seeded hash is not.
  private static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
