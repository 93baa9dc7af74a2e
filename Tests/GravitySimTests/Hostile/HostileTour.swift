import Testing

/// A payload that nobody means well with, and how its tour must end.
struct HostileTour: Sendable, CustomTestStringConvertible {
  static let file = "hostile.json"

  let name: String
  let codes: [Int32]
  let write: @Sendable (ScratchFolder) throws -> Void

  init(_ name: String, _ codes: Int32..., write: @escaping @Sendable (ScratchFolder) throws -> Void) {
    self.name = name
    self.codes = codes
    self.write = write
  }

  init(_ name: String, _ codes: Int32..., text: @escaping @autoclosure @Sendable () -> String) {
    self.name = name
    self.codes = codes
    write = { try $0.write(Self.file, text()) }
  }

  var testDescription: String { name }

  /// In formats that programs read all findings are told, which takes a test longer to look through than the tool.
  var hasMostFindings: Bool { name.hasPrefix("200,000") }

  private static let button =
    "{\"type\": \"button\", \"text\": \"Hello\", \"onClick\": {\"action\": \"close\"}}"

  private static func buttons(_ count: Int) -> String {
    HostilePayload.modal(elements: Array(repeating: button, count: count).joined(separator: ",\n"))
  }

  private static func contents(_ count: Int) -> String {
    let contents = (0..<count).map { number in
      """
      {"contentId": "c\(number)", "contentType": "native", "deliveryMethod": "modal", "step": \(number),
        "variables": {"frameUI": {"container": {}}, "elements": [\(button)]}}
      """
    }
    return """
      {"data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v", "campaignId": "a",
        "contents": [\(contents.joined(separator: ",\n"))]}]}]}
      """
  }

  private static func opening(_ step: String) -> String {
    HostilePayload.modal(
      elements:
        "{\"type\": \"button\", \"text\": \"Next\", \"onClick\": {\"action\": \"open_step\", \"step\": \(step)}}"
    )
  }

  /// All of them for a tool that `GRAVITY_SIM` names, which is a release build; else a few, without what takes a debug
  /// build long.
  static let tried = Tool.sample(of: all.filter { Tool.isNamed || !$0.name.hasPrefix("5,000") })

  static let all = shapes + quantity

  private static let shapes = [
    HostileTour("empty", 2, text: ""),
    HostileTour("blank", 2, text: " \n"),
    HostileTour("no data", 2, text: "{}"),
    HostileTour("empty data", 2, text: "{\"data\": []}"),
    HostileTour("an array at the top", 2, text: "[]"),
    HostileTour("null at the top", 2, text: "null"),
    HostileTour("a scenario by the name of a payload", 2, text: "wait 1s\n"),
    HostileTour("a list of candidates", 2, text: "{\"campaigns\": [{\"campaignId\": \"a\"}]}"),
    HostileTour("everything of the wrong type", 2, text: "{\"data\": [{\"payload\": 5}]}"),
    HostileTour("cut", 2, text: String(HostilePayload.modal().dropLast(20))),
    HostileTour("not UTF-8", 2) {
      try $0.write(Self.file, Array("{\"data\": \"".utf8) + [0xFF] + Array("\"}".utf8))
    },
    HostileTour("100,000 deep", 2, text: String(repeating: "[", count: 100_000)),
    HostileTour("100 MB", 2) { try $0.writeZeros(Self.file, count: 100_000_000) },
    HostileTour("a folder", 2) { try $0.makeFolder(Self.file) },
    HostileTour("missing", 2) { _ in },
    HostileTour("a pipe that nobody writes to", 2) { try $0.makePipe(Self.file) },
    HostileTour("a device without an end", 2) { try $0.makeLink(Self.file, to: "/dev/zero") },
    HostileTour("5,000 elements with an action", 0, 1, text: buttons(5_000)),
    HostileTour("1,000 contents", 0, 1, text: contents(1_000)),
    HostileTour("a step that opens itself", 0, 1, text: opening("0")),
    HostileTour("the largest step", 0, 1, text: opening("9223372036854775807")),
    HostileTour("a step beyond every number", 1, text: opening("9223372036854775808")),
    HostileTour(
      "texts with orders to the terminal", 0, 1,
      text: HostilePayload.modal(
        elements:
          "{\"type\": \"button\", \"text\": \"\\u001b[31m\\u202e\\n\", \"onClick\": {\"action\": \"copy\", \"copyData\": \"\\u001b]0;x\\u0007\"}}"
      )),
    HostileTour(
      "a text of 1 MB", 0, 1,
      text: HostilePayload.modal(
        elements:
          "{\"type\": \"button\", \"text\": \"\(String(repeating: "a", count: 1_000_000))\", \"onClick\": {\"action\": \"close\"}}"
      )),
  ]
}
