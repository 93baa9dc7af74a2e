import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Rules about what decodes")
struct LintDecodingTests {
  @Test(
    "N5: a payload of the scenarios decodes exactly where they find nothing",
    arguments: ScenarioPayloadFiles.all)
  func scenarios(file: String) throws {
    try compare(try PayloadDocument(path: ScenarioPayloadFiles.folder.appendingPathComponent(file).path))
  }

  @Test(
    "N5: a content with an edit decodes exactly where they find nothing",
    arguments: PayloadBrokenContentTests.edits + PayloadBrokenResponseTests.edits)
  func contents(_ edit: PayloadEdit) throws {
    try compare(try PayloadSamples.document(try edit.apply(to: PayloadSamples.contents)))
  }

  @Test(
    "P1: a list of candidates with an edit decodes exactly where they find nothing",
    arguments: PayloadBrokenCandidatesTests.edits)
  func candidates(_ edit: PayloadEdit) throws {
    try compare(try PayloadSamples.document(try edit.apply(to: PayloadSamples.candidates)))
  }

  @Test(
    "N5: whatever a value is replaced with, they say of it what the decoder does",
    arguments: [
      "7", "7.0", "7.5", "7e2", "1e-400", "1e400", "0e999", "-0", "9007199254740993", "9223372036854775807",
      "9223372036854775808", "-9223372036854775809", "18446744073709551615.0",
      "123456789012345678901234567890", "0.1e1", "true", "null", "[]", "{}", "[null]", "\"\"", "\"7\"",
      #""\ud83d\ude00""#, #"{"a": [1e999]}"#, #"{"a": 1e-999}"#, #"{"a": 0.0e-999}"#, #"{"a": 4.9e-324}"#,
      #"{"a": 99999999999999999999999}"#, #"{"action": "close", "type": 7}"#,
      #"{"type": "text", "a": 1e999}"#,
    ])
  func values(_ value: String) throws {
    for old in [
      "2", #"{"sku": "1"}"#, #""1""#, #""follow_url""#, #"{"action": "load"}"#, "false", #""25""#,
      #"{"type": "text", "text": "Вам нравится приложение?"}"#, #"{"cornerRadius": "25"}"#,
      #""https://ev.example/b""#, #""modal""#, #""uid": "6a4e""#,
    ] {
      let new = old.hasPrefix("\"uid\"") ? "\"uid\": \(value)" : value
      try compare(
        try PayloadSamples.document(try PayloadEdit(old, new, "").apply(to: PayloadSamples.contents)))
    }
  }

  @Test("N5: of two members of one name the first counts", arguments: ["null", "7", "\"a\""])
  func duplicates(value: String) throws {
    for key in ["contentId", "step", "variables", "contents", "data"] {
      for pair in [
        "\"\(key)\": \(value), \"\(key)\":", "\"\(key)\" : null, \"\(key)\" : \(value), \"\(key)\":",
      ] {
        let edit = PayloadEdit("\"\(key)\":", pair, "")
        try compare(try PayloadSamples.document(try edit.apply(to: PayloadSamples.contents)))
      }
    }
  }

  private func compare(_ document: PayloadDocument) throws {
    let root = try #require(try JSONTree(document.bytes).root)
    for profile in Profile.builtIn {
      let found = Self.found(in: LintedPayload(root, under: profile))
      let places = found.map {
        document.origin.moved(to: TextPosition(of: $0.bytes.lowerBound, in: document.bytes))
      }
      let faults = faults(of: document, root, under: profile.policy.decoding)
      #expect(faults.isEmpty == found.isEmpty, "\(profile.name): \(found) \(faults)")
      for fault in faults {
        #expect(places.contains(fault.place), "\(profile.name): \(fault.sentence)")
      }
    }
  }

  /// Whatever the payload allows.
  private static func found(in payload: LintedPayload) -> [LintFinding] {
    [LintRule.missingKey, .wrongType].flatMap { rule in
      var report = LintReport(rule)
      rule.check(payload, &report)
      return report.findings
    }
  }

  private func faults(
    of document: PayloadDocument, _ root: JSONNode, under policy: DecodingPolicy
  ) -> [PayloadFault] {
    var faults: [PayloadFault] = []
    switch PayloadDecoder.decodeContents(document, policy: policy) {
    case .success(let response): faults += document.locate(response.faults)
    case .failure(let fault): faults.append(fault)
    }
    guard root.member("campaigns") != nil else { return faults }
    switch PayloadDecoder.decodeCandidates(document, policy: policy) {
    case .success: break
    case .failure(let fault): faults.append(fault)
    }
    return faults
  }
}
