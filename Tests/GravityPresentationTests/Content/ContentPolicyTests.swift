import Foundation
import GravityPresentation
import Testing

@Suite("How profiles read content")
struct ContentPolicyTests {
  private static let withoutMethod = #"{"contentId": "c", "contentType": "native", "variables": {}}"#

  @Test("N5: the key deliveryMethod is required on iOS and by ideal")
  func deliveryMethod() throws {
    for policy in [DecodingPolicy.ios, .ios104, .ideal] {
      let fault = try #require(throws: DecodingFault.self) {
        try ContentSamples.read(Content.self, ContentPolicyTests.withoutMethod, policy)
      }
      #expect(fault == DecodingFault(path: [.key("deliveryMethod")], problem: .missing))
    }
    for policy in [DecodingPolicy.android103, .flutter0222] {
      let content = try ContentSamples.read(Content.self, ContentPolicyTests.withoutMethod, policy)
      #expect(content.deliveryMethod == nil)
    }
  }

  @Test("N5: variables are required on Flutter alone")
  func variables() throws {
    for policy in [DecodingPolicy.ios, .ios104, .android103, .ideal] {
      #expect(try ContentSamples.content("", policy).variables == nil)
    }
    let missing = try #require(throws: DecodingFault.self) { try ContentSamples.content("", .flutter0222) }
    #expect(missing == DecodingFault(path: [.key("variables")], problem: .missing))
    let null = try #require(throws: DecodingFault.self) {
      try ContentSamples.content(#", "variables": null"#, .flutter0222)
    }
    #expect(null == DecodingFault(path: [.key("variables")], problem: .isNull))
  }

  @Test("N5: a decoder that was given no policy reads as iOS does")
  func noPolicy() throws {
    let list = #"{"campaigns": []}"#
    #expect(try JSONDecoder().decode(CandidateList.self, from: Data(list.utf8)).campaigns.isEmpty)
    let content = Data(ContentPolicyTests.withoutMethod.utf8)
    #expect(throws: DecodingFault(path: [.key("deliveryMethod")], problem: .missing)) {
      try JSONDecoder().decode(Content.self, from: content)
    }
    #expect(DecodingPolicy() == .ios)
  }

  @Test("N5: a failed response says how many of its other contents are good, none where nothing is")
  func decodableContents() throws {
    let good = #"{"contentId": "c", "contentType": "native", "deliveryMethod": "modal"}"#
    for (contents, count) in [("[{}, \(good), 5, \(good)]", 2), ("[null]", 0)] {
      let text = """
        {"data": [{"payload": [{"decisionId": "", "experienceId": "", "variationId": "", "campaignId": "",
        "contents": \(contents)}]}]}
        """
      let failure = try #require(throws: ContentResponseFailure.self) {
        try ContentSamples.read(ContentResponse.self, text)
      }
      #expect(failure.decodableContents == count)
      let response = try ContentSamples.read(ContentResponse.self, text, .ideal)
      #expect(response.contents.count == count)
      #expect(response.faults.first == failure.fault)
    }
  }
}
