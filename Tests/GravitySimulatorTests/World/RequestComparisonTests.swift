import GravityActions
import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("What is expected of requests")
struct RequestComparisonTests {
  @Test("Objects match by subset, arrays element by element at equal length")
  func subset() throws {
    try expect(#"{}"#)
    try expect(#"{"ctx": {"data": ["sku-1", "sku-2"]}, "type": "screenview"}"#)
    try expectDifference(#"{"ctx": {"data": ["sku-1"]}}"#, "ctx.data: expected 1 element, was 2 elements")
    try expectDifference(
      #"{"ctx": {"data": ["sku-1", "sku-3"]}}"#, #"ctx.data[1]: expected "sku-3", was "sku-2""#)
  }

  @Test("The path of what differs is told, with what was expected and what was there")
  func path() throws {
    try expectDifference(#"{"user": {"uid": "x"}}"#, #"user.uid: expected "x", was "u1""#)
    try expectDifference(#"{"user": {"ses": "x"}}"#, #"user.ses: expected "x", is absent"#)
    try expectDifference(#"{"options": true}"#, "options: expected true, was {")
  }

  @Test("What is absent is null, and numbers are equal by their value")
  func values() throws {
    try expect(#"{"user": {"ses": null}, "ctx": {"lng": null, "pageNumber": 2.0}}"#)
    try expectDifference(#"{"user": {"uid": null}}"#, #"user.uid: expected null, was "u1""#)
    try expectDifference(#"{"ctx": {"pageNumber": "2"}}"#, #"ctx.pageNumber: expected "2", was 2"#)
  }

  @Test("Beside the body an expectation can name url and headers")
  func besideBody() throws {
    try expect(
      #"{"url": "https://api.example-gravity.test/v2/visit", "headers": {"Authorization": "Bearer simulated-key"}}"#
    )
    try expectDifference(
      #"{"url": "https://x.test"}"#,
      #"url: expected "https://x.test", was "https://api.example-gravity.test/v2/visit""#)
  }

  private func expect(_ json: String) throws {
    let mismatch = RequestComparison(record).mismatch(from: try JSONValue(text: json))
    #expect(mismatch == nil)
  }

  private func expectDifference(_ json: String, _ text: String) throws {
    let mismatch = RequestComparison(record).mismatch(from: try JSONValue(text: json))
    #expect(mismatch?.actual.hasPrefix(text) == true, "\(mismatch?.actual ?? "nothing differs")")
  }

  private var record: RequestRecord {
    let session = SDKSession(app: .simulated, policy: .ios, uid: "u1")
    var page = RequestContext(type: "CART", data: ["sku-1", "sku-2"], location: "app://cart")
    page.pageNumber = 2
    let origin = session.origin(of: page) { _ in }
    return RequestRecord(
      request: session.request(.visit, of: origin, about: .call) { _ in }, time: .start)
  }
}
