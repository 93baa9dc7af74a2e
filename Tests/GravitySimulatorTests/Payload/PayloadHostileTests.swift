import Foundation
import GravityPresentation
import GravitySimulator
import Testing

@Suite("Hostile payloads")
struct PayloadHostileTests {
  private static let here = PayloadPlace(file: "x.json")

  @Test("N5: a payload cut off at any byte is refused, never decoded and never a trap")
  func truncated() throws {
    let bytes = Array(PayloadSamples.contents.utf8)
    for count in bytes.indices {
      #expect(throws: PayloadError.self) {
        try PayloadDocument(Array(bytes[..<count]), at: PayloadHostileTests.here)
      }
    }
  }

  @Test("N5: a payload with any one byte spoilt is refused or answered")
  func spoilt() {
    let bytes = Array(PayloadSamples.contents.utf8)
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for byte: UInt8 in [0x00, 0x22, 0x5C, 0x7D, 0xD0, 0xFF] {
        var spoilt = bytes
        spoilt[index] = byte
        answer(spoilt)
      }
    }
  }

  // Reaching the end is all that is asked.
  private func answer(_ bytes: [UInt8]) {
    do {
      let document = try PayloadDocument(bytes, at: PayloadHostileTests.here)
      for policy in [DecodingPolicy.ios, .ideal] {
        switch PayloadDecoder.decodeContents(document, policy: policy) {
        case .success(let response): _ = document.locate(response.faults)
        case .failure(let failure): #expect(!failure.sentence.isEmpty)
        }
      }
    } catch {
      #expect(error.sentence.hasPrefix("x.json:"))
    }
  }

  @Test("N5: nesting beyond 512 is refused where it begins, however deep it goes")
  func deep() throws {
    for (opening, column) in [("[", 513), ("{\"a\":", 512 * 5 + 1)] {
      for depth in [513, 100_000] {
        let error = try #require(throws: PayloadError.self) {
          try PayloadSamples.document(String(repeating: opening, count: depth))
        }
        #expect(error.sentence == "x.json:1:\(column) is nested deeper than 512 arrays and objects")
      }
    }
  }

  @Test("N5: nesting of 512 is decoded, in unknown keys as in a product's fields")
  func deepest() throws {
    let nest = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    let unknown = try PayloadSamples.document("{\"data\": [], \"x\": \(nest(511))}")
    #expect(try PayloadDecoder.decodeContents(unknown, policy: .ios).get() == ContentResponse(data: []))

    let edit = PayloadEdit(#"{"sku": "1"}"#, #"{"sku": \#(nest(501))}"#, "")
    let document = try PayloadSamples.document(try edit.apply(to: PayloadSamples.contents))
    let response = try PayloadDecoder.decodeContents(document, policy: .ios).get()
    #expect(response.contents.last?.products?.slots.first?.item["sku"] != nil)
  }

  @Test("N5: a payload over 16 MiB is refused unseen")
  func large() throws {
    let limit = PayloadDocument.sizeLimit
    let error = try #require(throws: PayloadError.self) {
      try PayloadDocument([UInt8](repeating: 0x20, count: limit + 1), at: PayloadHostileTests.here)
    }
    #expect(error.sentence == "x.json:1:1 is larger than 16 MiB")
    #expect(error.excerpt == nil)
  }

  @Test("N5: thousands of undecodable contents are each found in one walk")
  func manyFaults() throws {
    let contents = String(repeating: "{},", count: 4_999) + "{}"
    let text = """
      {"data": [{"payload": [{"decisionId": "", "experienceId": "", "variationId": "", "campaignId": "",
      "contents": [\(contents)]}]}]}
      """
    let document = try PayloadSamples.document(text)
    let response = try PayloadDecoder.decodeContents(document, policy: .ideal).get()
    let faults = document.locate(response.faults)
    #expect(faults.count == 5_000)
    #expect(
      faults.last?.sentence
        == "x.json:2:\(14 + 4_999 * 3) data[0].payload[0].contents[4999].contentId is missing")
  }

  @Test("N5: random bytes are refused")
  func randomBytes() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<500 {
      var bytes: [UInt8] = []
      for _ in 0..<64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 33))
      }
      answer(bytes)
    }
  }
}
