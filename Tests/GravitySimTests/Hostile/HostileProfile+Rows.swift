extension HostileProfile {
  private static let durations = [
    "requestTimeout", "presenterPatience", "snackBar.stays", "snackBar.leaves",
    "transitions.fullScreen", "transitions.modal", "transitions.bottomSheet", "transitions.snackBar",
  ]

  private static func everyDuration(_ word: String) -> String {
    "base ios\n" + durations.map { "\($0) \(word)\n" }.joined()
  }

  static let all = [
    HostileProfile("missing", 2) { _ in },
    HostileProfile("empty", 2, text: ""),
    HostileProfile("a byte order mark alone", 2, text: "\u{FEFF}"),
    HostileProfile("a byte order mark before the base", 0, text: "\u{FEFF}base ios\n"),
    HostileProfile("CRLF", 0, text: "base ios\r\nhasLock no\r\n"),
    HostileProfile("no line end at the end", 0, text: "base ios"),
    HostileProfile("binary", 2) { folder in
      try folder.write(file, (0..<65_536).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) })
    },
    HostileProfile("zeros", 2) { try $0.writeZeros(file, count: 4096) },
    HostileProfile("100 MB", 2) { try $0.writeZeros(file, count: 100_000_000) },
    HostileProfile("a byte that is not UTF-8", 2) { try $0.write(file, Array("base ios\n#".utf8) + [0xFF]) },
    HostileProfile("a folder", 2) { try $0.makeFolder(file) },
    HostileProfile("a pipe that nobody writes to", 2) { try $0.makePipe(file) },
    HostileProfile("a link to itself", 2) { try $0.makeLink(file, to: file) },
    HostileProfile("a device without an end", 2) { try $0.makeLink(file, to: "/dev/zero") },
    HostileProfile("a comment of 1 MB", 0, text: "base ios\n#" + String(repeating: "a", count: 1_000_000)),
    HostileProfile("one word of 1 MB", 2, text: String(repeating: "a", count: 1_000_000)),
    HostileProfile(
      "a description of 1 MB", 0,
      text: "base ios\ndescription \"" + String(repeating: "ж", count: 500_000) + "\""),
    HostileProfile("a switch set a hundred thousand times", 2) {
      try $0.write(file, "base ios\n" + String(repeating: "delays x\n", count: 100_000))
    },
    HostileProfile(
      "half a million empty lines", 0, text: "base ios" + String(repeating: "\n", count: 500_000)),
    HostileProfile(
      "half a million brackets", 2, text: "base ios\nhasLock " + String(repeating: "[", count: 500_000)),
    HostileProfile("a base that is the file itself", 2, text: "base hostile.profile\n"),
    HostileProfile("a base with orders to the terminal", 2, text: "base \"\\u001b[31m\\u202e\"\n"),
    HostileProfile("a switch with raw orders", 2, text: "base ios\n\u{1B}[31mhasLock no\n"),
    HostileProfile("a switch that turns the line around", 2, text: "base ios\n\u{202E}hasLock no\n"),
    HostileProfile("a value with orders", 2, text: "base ios\nhasLock \u{1B}]0;title\u{7}\n"),
    HostileProfile("a description with orders", 0, text: "base ios\ndescription \"\\u001b[31m\\u202e\"\n"),
    HostileProfile("no time at all", 0, text: everyDuration("0")),
    HostileProfile("more time than there is", 0, text: everyDuration("9223372036854775807ms")),
    HostileProfile("a millisecond more than can be counted", 2, text: everyDuration("9223372036854775808ms")),
    HostileProfile("minutes that overflow", 2, text: everyDuration("9223372036854775807m")),
    HostileProfile("negative time", 2, text: everyDuration("-1ms")),
    HostileProfile(
      "digits without an end", 2, text: everyDuration(String(repeating: "9", count: 50_000) + "s")),
  ]
}
