import GravityPresentation
import GravitySimulator
import Testing

@Suite("Responses that break the contract outside their contents")
struct PayloadBrokenResponseTests {
  static let edits: [PayloadEdit] = [
    PayloadEdit(
      #""decisionId": "gf:6819e7c0d7303f0f6b0ef263:1784634211","#, "",
      "x.json:7:9 data[0].payload[0].decisionId is missing"),
    PayloadEdit(
      #""experienceId": "6a5f4b7b73a8b1a026084fe7""#, #""experienceId": null"#,
      "x.json:9:27 data[0].payload[0].experienceId is null"),
    PayloadEdit(
      #""variationId""#, #""VariationId""#, "x.json:7:9 data[0].payload[0].variationId is missing"),
    PayloadEdit(
      #""6a5f4b7b73a8b1a026084fe2""#, "12",
      "x.json:11:25 data[0].payload[0].campaignId must be a string, but is a number"),
    PayloadEdit(#""contents""#, #""content""#, "x.json:7:9 data[0].payload[0].contents is missing"),
    PayloadEdit(
      #""contents": ["#, #""contents": null, "c": ["#, "x.json:13:23 data[0].payload[0].contents is null"),
    PayloadEdit(#""payload""#, #""Payload""#, "x.json:4:5 data[0].payload is missing"),
    PayloadEdit(
      #""payload": ["#, #""payload": {}, "p": ["#,
      "x.json:6:18 data[0].payload must be an array, but is an object"),
    PayloadEdit(
      #""homepage-recommendations""#, "1", "x.json:5:19 data[0].selector must be a string, but is a number"),
    PayloadEdit(#""data": ["#, #""data": 1, "d": ["#, "x.json:3:11 data must be an array, but is a number"),
    PayloadEdit(#""data": ["#, #""data": [null, "#, "x.json:3:12 data[0] is null"),
    PayloadEdit(#""uid": "6a4e""#, #""uid": 6"#, "x.json:2:19 user.uid must be a string, but is a number"),
    PayloadEdit(PayloadSamples.contents, "[]", "x.json:1:1 the response must be an object, but is an array"),
    PayloadEdit(PayloadSamples.contents, " null", "x.json:1:2 the response is null"),
    PayloadEdit(
      PayloadSamples.contents, "\"data\"", "x.json:1:1 the response must be an object, but is a string"),
    PayloadEdit(
      PayloadSamples.contents, "-1.5e3", "x.json:1:1 the response must be an object, but is a number"),
  ]

  @Test("N5: what is wrong around the contents fails the response under every policy", arguments: edits)
  func failsResponse(_ edit: PayloadEdit) throws {
    let document = try PayloadSamples.document(try edit.apply(to: PayloadSamples.contents))
    for policy in [DecodingPolicy.ios, .ios104, .android103, .ideal] {
      let failure = try #require(throws: PayloadFault.self) {
        try PayloadDecoder.decodeContents(document, policy: policy).get()
      }
      #expect(failure.sentence == edit.sentence)
      #expect(failure.decodableContents == nil)
    }
  }

  @Test("N5: of a broken response and a broken content the response is named")
  func responseComesFirst() throws {
    let broken = PayloadSamples.contents.swapping("\"contentId\"", "\"id\"", "\"campaignId\"", "\"id\"")
    let document = try PayloadSamples.document(broken)
    for policy in [DecodingPolicy.ios, .ideal] {
      let failure = try #require(throws: PayloadFault.self) {
        try PayloadDecoder.decodeContents(document, policy: policy).get()
      }
      #expect(failure.sentence == "x.json:7:9 data[0].payload[0].campaignId is missing")
    }
  }

  @Test("N5: of several broken contents the first is named, and none is left that could be decoded")
  func firstOfSeveral() throws {
    let document = try PayloadSamples.document(PayloadSamples.contents.swapping("\"contentId\"", "\"id\""))
    let failure = try #require(throws: PayloadFault.self) {
      try PayloadDecoder.decodeContents(document, policy: .ios).get()
    }
    #expect(failure.sentence == "x.json:14:13 data[0].payload[0].contents[0].contentId is missing")
    #expect(failure.decodableContents == 0)

    let response = try PayloadDecoder.decodeContents(document, policy: .ideal).get()
    #expect(response.contents.isEmpty)
    #expect(
      document.locate(response.faults).map(\.sentence) == [
        "x.json:14:13 data[0].payload[0].contents[0].contentId is missing",
        "x.json:15:13 data[0].payload[0].contents[1].contentId is missing",
      ])
  }
}

extension String {
  /// The text with every first of a pair replaced by the second.
  fileprivate func swapping(_ pairs: String...) -> String {
    var result = self
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      result = result.split(separator: pairs[index], omittingEmptySubsequences: false)
        .joined(separator: pairs[index + 1])
    }
    return result
  }
}
