extension HostileInput {
  /// Writes so many files that each hold what `lines` makes of the next one's name; the last is a step.
  private static func chain(
    _ count: Int, _ lines: @escaping @Sendable (String) -> String
  ) -> @Sendable (ScratchFolder) throws -> Void {
    { folder in
      try folder.write(file, lines("1.part"))
      for number in 1..<count { try folder.write("\(number).part", lines("\(number + 1).part")) }
      try folder.write("\(count).part", "wait 1s\n")
    }
  }

  private static func including(
    _ text: String, _ code: Int32, _ name: String,
    write: @escaping @Sendable (ScratchFolder) throws -> Void = { _ in }
  ) -> HostileInput {
    HostileInput(name, code) { folder in
      try folder.write(file, text)
      try write(folder)
    }
  }

  private static let one = "include \"a.part\"\nwait 1s\n"

  /// Files that are made of others.
  static let include = [
    including("include \"\(file)\"\nwait 1s\n", 2, "includes itself"),
    including("include \"./././\(file)\"\nwait 1s\n", 2, "includes itself by another path"),
    including(one, 2, "includes itself by a link") { try $0.makeLink("a.part", to: file) },
    including(one, 2, "a circle of three") {
      try $0.write("a.part", "include \"b.part\"\n")
      try $0.write("b.part", "include \"\(file)\"\n")
    },
    including(one, 2, "an included file that includes itself") {
      try $0.write("a.part", one)
    },
    HostileInput("16 levels", 0, write: chain(16) { "include \"\($0)\"\n" }),
    HostileInput("17 levels", 2, write: chain(17) { "include \"\($0)\"\n" }),
    HostileInput(
      "twice as many on each level", 2, write: chain(16) { "include \"\($0)\"\ninclude \"\($0)\"\n" }),
    including(String(repeating: one, count: 200), 0, "200 times the same file") {
      try $0.write("a.part", "")
    },
    including(String(repeating: "include \"a.part\"\n", count: 100_000), 2, "100,000 times the same file") {
      try $0.write("a.part", "wait 1s\n")
    },
    including(String(repeating: "include \"a.part\"\n", count: 100_000), 2, "100,000 times a missing file"),
    including(String(repeating: one, count: 50), 2, "50 times 1 MB") {
      try $0.write("a.part", "#" + String(repeating: "a", count: 1_000_000))
    },
    including(one, 0, "an empty file included") { try $0.write("a.part", "") },
    including(one, 2, "a binary file included") { folder in
      try folder.write("a.part", (0..<4096).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) })
    },
    including(one, 2, "zeros included") { try $0.writeZeros("a.part", count: 4096) },
    including(one, 2, "100 MB included") { try $0.writeZeros("a.part", count: 100_000_000) },
    including(one, 2, "a folder included") { try $0.makeFolder("a.part") },
    including(one, 2, "a pipe included") { try $0.makePipe("a.part") },
    including(one, 2, "a link to nothing included") { try $0.makeLink("a.part", to: "nowhere") },
    including("include \"/dev/zero\"\nwait 1s\n", 2, "a device without an end included"),
    including("include \"a\\u0000b\"\nwait 1s\n", 2, "a name with a zero byte included"),
    including("include \"\\u001b[31m\\u202e\"\nwait 1s\n", 2, "an order to the terminal included"),
    including(one, 2, "a payload included") { try $0.write("a.part", HostilePayload.modal()) },
    including(one, 2, "mistakes in every line of what is included twice") {
      try $0.write("a.part", String(repeating: "nonsense\n", count: 100_000) + "include \"a.part\"\n")
    },
  ]
}
