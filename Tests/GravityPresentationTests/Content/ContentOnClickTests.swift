import GravityPresentation
import Testing

@Suite("What a tap asks for")
struct ContentOnClickTests {
  private func onClick(_ keys: String, _ policy: DecodingPolicy = .ios) throws -> OnClick {
    try ContentSamples.read(OnClick.self, #"{"action": "follow_url"\#(keys)}"#, policy)
  }

  @Test("A1: closeOnClick is true when absent or null")
  func closeOnClick() throws {
    #expect(try onClick("").closeOnClick)
    #expect(try onClick(#", "closeOnClick": null"#).closeOnClick)
    #expect(try !onClick(#", "closeOnClick": false"#).closeOnClick)
  }

  @Test(
    "A5: a type that is no string counts as absent", arguments: ["5", "null", "{}", "[\"webview\"]", "true"])
  func typeIsNoString(type: String) throws {
    for policy in [DecodingPolicy.ios, .android103, .flutter0222, .ideal] {
      #expect(try onClick(#", "url": "https://x", "type": \#(type)"#, policy).type == nil)
    }
  }

  @Test("A5: on iOS 1.0.4 a type that is no string does not decode, null and absent do")
  func typeMustBeString() throws {
    let fault = try #require(throws: DecodingFault.self) { try onClick(#", "type": 5"#, .ios104) }
    #expect(
      fault == DecodingFault(path: [.key("type")], problem: .wrongType(expected: .string, found: .number)))
    #expect(try onClick(#", "type": null"#, .ios104).type == nil)
    #expect(try onClick("", .ios104).type == nil)
    #expect(try onClick(#", "type": "Web View""#, .ios104).type == "Web View")
  }

  @Test("A9: every parameter is read as the server writes it")
  func parameters() throws {
    let read = try onClick(
      #", "copyData": "ПРОМО10", "url": "", "type": "webview", "deeplink": "app://x", "step": -1, "itemId": "7""#
    )
    let expected = OnClick(
      action: "follow_url", copyData: "ПРОМО10", url: "", type: "webview", deeplink: "app://x", step: -1,
      itemId: "7")
    #expect(read == expected)
  }
}
