/// Names of files for scenarios: safe on every file system, each of them once, and the same for the same file
/// whatever else is in the report.
struct PageName {
  /// Where the pages of scenarios are.
  static let folder = "runs"

  private static let longest = 80
  private var taken: Set<String> = []

  /// A name that no one got so far, without the folder.
  ///
  /// - Parameter file: A path, or anything else.
  mutating func next(for file: String) -> String {
    let stem = Self.stem(of: file)
    var name = stem
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name + ".html"
  }

  /// `faq/no-delay.scenario` makes `faq-no-delay`; where too much is lost, a number tells files apart.
  private static func stem(of file: String) -> String {
    let path = file.hasSuffix(".scenario") ? String(file.dropLast(9)) : file
    var stem = ""
    var isWhole = true
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        stem.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if !stem.isEmpty, !stem.hasSuffix("-") { stem += "-" }
      default:
        isWhole = false
        if !stem.isEmpty, !stem.hasSuffix("-") { stem += "-" }
      }
    }
    while stem.hasSuffix("-") { stem.removeLast() }
    // Some systems have devices of short names such as `con`, in every folder.
    if stem.count < 5 { stem = stem.isEmpty ? "run" : "run-\(stem)" }
    guard isWhole, stem.utf8.count <= longest else {
      return "\(stem.prefix(longest))-\(String(number(of: file), radix: 16))"
    }
    return stem
  }

  /// FNV-1a: the same in every process, as a seeded hash is not.
  private static func number(of text: String) -> UInt32 {
    text.utf8.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
