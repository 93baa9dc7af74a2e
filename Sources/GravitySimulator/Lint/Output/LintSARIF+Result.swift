extension LintSARIF {
  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]

    init(_ finding: PlacedFinding, ruleIndex: Int) {
      ruleId = finding.rule
      self.ruleIndex = ruleIndex
      level = finding.severity.rawValue
      message = Message(plain: "\(finding.message); \(finding.advice)")
      locations = [Location(finding)]
    }
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation

    struct PhysicalLocation: Encodable {
      let artifactLocation: ArtifactLocation
      let region: Region?
    }

    struct ArtifactLocation: Encodable {
      let uri: String
    }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int
      var endLine: Int?
      var endColumn: Int?
    }

    init(_ message: LocatedMessage) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: Self.uri(of: message.file)),
        region: message.place.map { Region(startLine: $0.line, startColumn: $0.column) })
    }

    init(_ finding: PlacedFinding) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: Self.uri(of: finding.file)),
        region: Region(
          startLine: finding.start.line, startColumn: finding.start.utf16Column, endLine: finding.end.line,
          endColumn: finding.end.utf16Column))
    }

    /// A path as a reference of RFC 3986.
    private static func uri(of path: String) -> String {
      let digits = Array("0123456789ABCDEF")
      var uri = path.hasPrefix("/") ? "file://" : ""
      for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "~"), UInt8(ascii: "/"):
          uri.unicodeScalars.append(Unicode.Scalar(byte))
        default: uri += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 0xF)])"
        }
      }
      return uri
    }
  }

  /// How the run went.
  struct Invocation: Encodable {
    let executionSuccessful: Bool
    /// Files that could not be read, or were passed over.
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]

    init(_ level: String, _ located: LocatedMessage) {
      self.level = level
      message = Message(plain: located.text)
      locations = [Location(located)]
    }
  }
}
