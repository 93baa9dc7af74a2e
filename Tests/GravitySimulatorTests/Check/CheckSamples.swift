import GravityPresentation

@testable import GravitySimulator

/// Pages about payloads of the tests.
enum CheckSamples {
  static func document(_ name: String) throws -> PayloadDocument {
    try PayloadDocument(path: "scenarios/payloads/\(name).json")
  }

  static func side(_ name: String, under profile: Profile = .ios) throws -> CheckedSide {
    try CheckedSide(try document(name), DecodedPayloads(), under: profile)
  }

  static func report(_ name: String, under profile: Profile = .ios) throws -> CheckReport {
    let document = try document(name)
    let path = document.origin.file
    return try CheckTeller(options: CheckOptions(operand: path), profile: profile)
      .report(on: document, from: .file(path: path)).report
  }

  static func report(text: String, under profile: Profile = .ios) throws -> CheckReport {
    let document = try PayloadDocument(text: text, at: PayloadPlace(file: "<stdin>"))
    return try CheckTeller(options: CheckOptions(operand: "-"), profile: profile)
      .report(on: document, from: .standardInput).report
  }

  /// Each moment with what is told of it.
  static func moments(_ showing: CheckedShowing) -> [String] {
    showing.moments.map { "\(CheckWording.time(of: $0)) \(CheckWording.text(of: $0))" }
  }

  /// Each touch with what comes of it.
  static func touches(_ content: CheckedContent) -> [String] {
    content.touches.map { "\($0.name): \(CheckWording.outcome($0))" }
  }

  /// Each difference of an SDK, on one line.
  static func differences(_ report: CheckReport, _ profile: String) -> [String]? {
    report.sdks.first { $0.profile == profile }?.differences.map(DifferenceWording.text)
  }
}
