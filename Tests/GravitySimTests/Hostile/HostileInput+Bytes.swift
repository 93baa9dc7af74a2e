extension HostileInput {
  private static let good = HostilePayload.scenario()

  /// Files that are hardly text.
  static let bytes = [
    HostileInput("empty", 2, text: ""),
    HostileInput("blank lines and comments only", 2, text: "\n\n# nothing\n   \n"),
    HostileInput("no step", 2, text: "scenario \"x\"\n"),
    HostileInput("binary", 2) { folder in
      try folder.write(file, (0..<65_536).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) })
    },
    HostileInput("zeros", 2) { try $0.writeZeros(file, count: 4096) },
    HostileInput("a byte that is not UTF-8", 2) { folder in
      try folder.write(file, Array("wait 1s\nnote \"".utf8) + [0xFF, 0xFE] + Array("\"\n".utf8))
    },
    HostileInput("cut within a character", 2) { try $0.write(file, Array("note \"Ж".utf8.dropLast())) },
    HostileInput("cut within a string", 2, text: "wait 1s\nnote \"some"),
    HostileInput("cut within an escape", 2, text: "wait 1s\nnote \"some\\u00"),
    HostileInput("cut within JSON", 2, text: String(good.prefix(120))),
    HostileInput("no line end at the end", 0, text: "wait 1s\nexpect nothing presented"),
    HostileInput("CRLF", 0, text: "wait 1s\r\nexpect nothing presented\r\n"),
    HostileInput("one word of 10 MB", 2, text: String(repeating: "a", count: 10_000_000)),
    HostileInput("one comment of 10 MB", 0, text: "wait 1s\n#" + String(repeating: "a", count: 10_000_000)),
    HostileInput("a note of 1 MB", 0, text: "note \"" + String(repeating: "a", count: 1_000_000) + "\"\n"),
    HostileInput("a million empty lines", 0, text: String(repeating: "\n", count: 1_000_000) + "wait 1s\n"),
    HostileInput("100 MB", 2) { try $0.writeZeros(file, count: 100_000_000) },
  ]
}
