import Testing

/// Something other than a scenario behind `run`, and how the tool must end on it.
struct HostileOperand: Sendable, CustomTestStringConvertible {
  let name: String
  let code: Int32
  let operands: [String]
  let write: @Sendable (ScratchFolder) throws -> Void

  init(
    _ name: String, _ code: Int32, _ operands: [String],
    write: @escaping @Sendable (ScratchFolder) throws -> Void = { _ in }
  ) {
    self.name = name
    self.code = code
    self.operands = operands
    self.write = write
  }

  var testDescription: String { name }

  private static let good = "wait 1s\nexpect nothing presented\n"

  static let all = [
    HostileOperand("empty word", 2, [""]),
    HostileOperand("missing file", 2, ["x.scenario"]),
    HostileOperand("missing file of one character", 2, ["x"]),
    HostileOperand("file of one character", 0, ["x"]) { try $0.write("x", good) },
    HostileOperand("payload of one character that is missing", 2, ["x.scenario"]) {
      try $0.write("x.scenario", "campaign promo \"y\"\n" + good)
    },
    HostileOperand("empty standard input", 2, ["-"]),
    HostileOperand("path with more bytes than a path may have", 2, [String(repeating: "a/", count: 5000)]),
    HostileOperand("folder named like a file", 2, ["x.scenario"]) { try $0.makeFolder("x.scenario") },
    HostileOperand("folder named like a file, with a scenario in it", 0, ["x.scenario"]) {
      try $0.write("x.scenario/y.scenario", good)
    },
    HostileOperand("file where a folder should be", 2, ["x.scenario/y.scenario"]) {
      try $0.write("x.scenario", good)
    },
    HostileOperand("link to nothing", 2, ["x.scenario"]) { try $0.makeLink("x.scenario", to: "nowhere") },
    HostileOperand("link to itself", 2, ["x.scenario"]) { try $0.makeLink("x.scenario", to: "x.scenario") },
    HostileOperand("folder that holds itself", 0, ["a"]) {
      try $0.write("a/x.scenario", good)
      try $0.makeLink("a/a", to: ".")
    },
    HostileOperand("pipe that nobody writes to", 2, ["x.scenario"]) { try $0.makePipe("x.scenario") },
    HostileOperand("pipe in a folder", 2, ["a"]) {
      try $0.write("a/x.scenario", good)
      try $0.makePipe("a/y.scenario")
    },
    HostileOperand("device without an end", 2, ["/dev/zero"]),
    HostileOperand("device without a beginning", 2, ["/dev/null"]),
    HostileOperand("good file beside a missing one", 2, ["x.scenario", "y.scenario"]) {
      try $0.write("x.scenario", good)
    },
    HostileOperand("one file a hundred times", 0, Array(repeating: "x.scenario", count: 100)) {
      try $0.write("x.scenario", good)
    },
    HostileOperand("two hundred folders deep", 0, ["a"]) {
      try $0.write(String(repeating: "a/", count: 200) + "x.scenario", good)
    },
    HostileOperand("two thousand scenarios", 0, ["a"]) { folder in
      for number in 0..<2000 { try folder.write("a/\(number).scenario", good) }
    },
    HostileOperand("file name with an order to the terminal", 2, ["."]) {
      try $0.write("\u{1B}[31m\u{202E}.scenario", "nonsense\n")
    },
  ]
}
