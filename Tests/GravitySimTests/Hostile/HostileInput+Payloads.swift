extension HostileInput {
  /// A payload in a file of its own.
  private static func payload(
    _ name: String, _ code: Int32, steps: String = HostilePayload.shown,
    write: @escaping @Sendable (ScratchFolder) throws -> Void
  ) -> HostileInput {
    HostileInput("payload: " + name, code) { folder in
      try folder.write(file, HostilePayload.scenario("\"a.json\"", steps: steps))
      try write(folder)
    }
  }

  private static func payload(
    _ name: String, _ code: Int32, steps: String = HostilePayload.shown,
    text: @escaping @autoclosure @Sendable () -> String
  ) -> HostileInput {
    payload(name, code, steps: steps) { try $0.write("a.json", text()) }
  }

  /// Files that a scenario names.
  static let payloads = [
    payload("good", 0, text: HostilePayload.modal()),
    payload("missing", 2) { _ in },
    payload("a folder", 2) { try $0.makeFolder("a.json") },
    payload("a pipe that nobody writes to", 2) { try $0.makePipe("a.json") },
    payload("a link to nothing", 2) { try $0.makeLink("a.json", to: "nowhere") },
    payload("a link to itself", 2) { try $0.makeLink("a.json", to: "a.json") },
    payload("a device without an end", 2) { try $0.makeLink("a.json", to: "/dev/zero") },
    payload("empty", 2, text: ""),
    payload("blank", 2, text: " \n"),
    payload("binary", 2) { folder in
      try folder.write("a.json", (0..<65_536).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) })
    },
    payload("not UTF-8", 2) {
      try $0.write("a.json", Array("{\"data\": \"".utf8) + [0xFF] + Array("\"}".utf8))
    },
    payload("cut", 2, text: String(HostilePayload.modal().dropLast(20))),
    payload("surplus behind the end", 2, text: HostilePayload.modal() + "}"),
    payload("100 MB", 2) { try $0.writeZeros("a.json", count: 100_000_000) },
    payload("one byte over 16 MiB", 2) { folder in
      let json = HostilePayload.modal()
      try folder.write("a.json", json + String(repeating: " ", count: 16 * 1024 * 1024 + 1 - json.utf8.count))
    },
    payload("16 MiB", 0) { folder in
      let json = HostilePayload.modal()
      try folder.write("a.json", json + String(repeating: " ", count: 16 * 1024 * 1024 - json.utf8.count))
    },
    payload(
      "200,000 unknown keys", 0,
      text: HostilePayload.modal(
        extra: ", " + (0..<200_000).map { "\"k\($0)\": 1" }.joined(separator: ", "))),
    payload(
      "200,000 allowances", 0,
      text: HostilePayload.modal(
        extra: ", \"lintAllow\": ["
          + Array(repeating: "\"small-text\"", count: 200_000).joined(separator: ", ") + "]")),
    payload("NaN", 2, text: "{\"data\": NaN}"),
    payload(
      "a number beyond everything below an unknown key", 0,
      text: HostilePayload.modal(extra: ", \"x\": 1e99999")),
    payload("an array at the top", 0, steps: HostilePayload.notShown, text: "[]"),
    payload("a word at the top", 0, steps: HostilePayload.notShown, text: "\"x\""),
    payload("null at the top", 0, steps: HostilePayload.notShown, text: "null"),
    payload(
      "everything of the wrong type", 0, steps: HostilePayload.notShown,
      text: "{\"data\": [{\"payload\": 5}]}"),
  ]
}
