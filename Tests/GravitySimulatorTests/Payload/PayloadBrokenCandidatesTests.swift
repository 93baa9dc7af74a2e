import GravityPresentation
import GravitySimulator
import Testing

@Suite("Lists of candidates that break the contract")
struct PayloadBrokenCandidatesTests {
  static let edits: [PayloadEdit] = [
    PayloadEdit(
      #"{"campaignId": "6a5f4b7b73a8b1a026084fe3", "#, "{", "x.json:5:5 campaigns[1].campaignId is missing"),
    PayloadEdit(#""6a5f4b7b73a8b1a026084fe3""#, "null", "x.json:5:20 campaigns[1].campaignId is null"),
    PayloadEdit(
      #""6a5f4b7b73a8b1a026084fe3""#, "3",
      "x.json:5:20 campaigns[1].campaignId must be a string, but is a number"),
    PayloadEdit(
      #""priority": 5"#, #""priority": "5""#,
      "x.json:5:60 campaigns[1].priority must be a whole number, but is a string"),
    PayloadEdit(
      #""priority": 5"#, #""priority": 5.5"#,
      "x.json:5:60 campaigns[1].priority must be a whole number, but has a fraction"),
    PayloadEdit(
      #""priority": 5"#, #""priority": -9223372036854775809"#,
      "x.json:5:60 campaigns[1].priority is a number beyond what can be stored"),
    PayloadEdit(
      #""delayTime": 1500"#, #""delayTime": 1e400"#,
      "x.json:5:76 campaigns[1].delayTime is a number beyond what can be stored"),
    PayloadEdit(
      #""delayTime": 1500"#, #""delayTime": {}"#,
      "x.json:5:76 campaigns[1].delayTime must be a whole number, but is an object"),
    PayloadEdit(
      #""delayTime": 1500"#, #""delayTime": false"#,
      "x.json:5:76 campaigns[1].delayTime must be a whole number, but is true or false"),
    PayloadEdit(
      #""screenview""#, "[]", "x.json:4:59 campaigns[0].trigger must be a string, but is an array"),
    PayloadEdit(
      #""campaigns": ["#, #""campaigns": [[], "#,
      "x.json:3:17 campaigns[0] must be an object, but is an array"),
    PayloadEdit(
      #""campaigns": ["#, #""campaigns": "", "c": ["#,
      "x.json:3:16 campaigns must be an array, but is a string"),
    PayloadEdit(
      #"{"uid": "6a4e", "ses": "s-9"}"#, "[]", "x.json:2:11 user must be an object, but is an array"),
  ]

  @Test(
    "P1: anything but whole numbers fails the response, as does a campaign without its id", arguments: edits)
  func fails(_ edit: PayloadEdit) throws {
    let document = try PayloadSamples.document(try edit.apply(to: PayloadSamples.candidates))
    for policy in [DecodingPolicy.ios, .ios104, .android103, .flutter0222, .ideal] {
      let failure = try #require(throws: PayloadFault.self) {
        try PayloadDecoder.decodeCandidates(document, policy: policy).get()
      }
      #expect(failure.sentence == edit.sentence)
    }
  }

  @Test("P1: a body without user fails on Flutter alone", arguments: ["", #""user": null, "#])
  func missingUser(user: String) throws {
    let document = try PayloadSamples.document("{\(user)\"campaigns\": []}")
    for policy in [DecodingPolicy.ios, .ios104, .android103, .ideal] {
      #expect(
        try PayloadDecoder.decodeCandidates(document, policy: policy).get() == CandidateList(campaigns: []))
    }
    let failure = try #require(throws: PayloadFault.self) {
      try PayloadDecoder.decodeCandidates(document, policy: .flutter0222).get()
    }
    #expect(failure.sentence == (user.isEmpty ? "x.json:1:1 user is missing" : "x.json:1:10 user is null"))
  }
}
