import GravityPresentation
import GravitySimulator
import Testing

@Suite("Contents that break the contract")
struct PayloadBrokenContentTests {
  private static let root = "data[0].payload[0].contents[1]"

  static let edits: [PayloadEdit] = [
    edit(#""contentId": "6a5f4b7b73a8b1a026084feb:b4f8","#, "", "15:13", ".contentId is missing"),
    edit(#""6a5f4b7b73a8b1a026084feb:b4f8""#, "null", "16:28", ".contentId is null"),
    edit(#""6a5f4b7b73a8b1a026084feb:b4f8""#, "7", "16:28", ".contentId must be a string, but is a number"),
    edit(#""contentType": "native-step","#, "", "15:13", ".contentType is missing"),
    edit(#""native-step""#, "[]", "18:30", ".contentType must be a string, but is an array"),
    edit(#""deliveryMethod": "bottom_sheet","#, "", "15:13", ".deliveryMethod is missing"),
    edit(#""bottom_sheet""#, "null", "19:33", ".deliveryMethod is null"),
    edit(#""bottom_sheet""#, "true", "19:33", ".deliveryMethod must be a string, but is true or false"),
    edit(#""snackbar-1""#, "{}", "17:37", ".templateSystemName must be a string, but is an object"),
    edit(#""step": 1"#, #""step": "1""#, "20:23", ".step must be a whole number, but is a string"),
    edit(#""step": 1"#, #""step": 1.5"#, "20:23", ".step must be a whole number, but has a fraction"),
    edit(
      #""step": 1"#, #""step": 9223372036854775808"#, "20:23", ".step is a number beyond what can be stored"),
    edit(#""step": 1"#, #""step": 1e400"#, "20:23", ".step is a number beyond what can be stored"),
    edit(#""step": 1"#, #""step": true"#, "20:23", ".step must be a whole number, but is true or false"),
    edit(#""container": {"#, #""containers": {"#, "22:28", ".variables.frameUI.container is missing"),
    edit(
      #""close": {"onClick": {"action": "cancel"}}"#, #""close": false"#, "23:28",
      ".variables.frameUI.close must be an object, but is true or false"),
    edit(
      #"{"action": "cancel"}"#, #"{"Action": "cancel"}"#, "23:40",
      ".variables.frameUI.close.onClick.action is missing"),
    edit(
      #"{"action": "follow_url"}"#, "{}", "24:77", ".variables.frameUI.container.onClick.action is missing"),
    edit(
      #"{"action": "follow_url"}"#, #"{"action": "x", "url": 5}"#, "24:100",
      ".variables.frameUI.container.onClick.url must be a string, but is a number"),
    edit(#"{"type": "text", "text""#, #"{"text""#, "27:19", ".variables.elements[0].type is missing"),
    edit(#""type": "text""#, #""type": null"#, "27:28", ".variables.elements[0].type is null"),
    edit(
      #""Вам нравится приложение?""#, #"["Вам"]"#, "27:44",
      ".variables.elements[0].text must be a string, but is an array"),
    edit(
      #""action": "open_step""#, #""action": null"#, "31:43", ".variables.elements[1].onClick.action is null"),
    edit(
      #""step": 2"#, #""step": []"#, "31:64",
      ".variables.elements[1].onClick.step must be a whole number, but is an array"),
    edit(
      #""closeOnClick": false"#, #""closeOnClick": "no""#, "31:83",
      ".variables.elements[1].onClick.closeOnClick must be true or false, but is a string"),
    edit(
      #""action": "open_step""#, #""copyData": 1, "action": """#, "31:45",
      ".variables.elements[1].onClick.copyData must be a string, but is a number"),
    edit(#"{"action": "load"}"#, "{}", "34:27", ".variables.onLoad.action is missing"),
    edit(
      #"{"action": "close"}"#, #""close""#, "35:28", ".variables.onClose must be an object, but is a string"),
    edit(#"{"type": "load", "urls""#, #"{"urls""#, "38:17", ".events[0].type is missing"),
    edit(#""urls": ["#, #""url": ["#, "38:17", ".events[0].urls is missing"),
    edit(
      #"["https://ev.example/a", "https://ev.example/b"]"#, #""https://ev.example/a""#, "38:42",
      ".events[0].urls must be an array, but is a string"),
    edit(#""https://ev.example/b""#, "null", "38:67", ".events[0].urls[1] is null"),
    edit(#""https://ev.example/b""#, "{}", "38:67", ".events[0].urls[1] must be a string, but is an object"),
    edit(#""strategyId": "bestsellers","#, "", "40:27", ".products.strategyId is missing"),
    edit(#""fallback": false,"#, "", "40:27", ".products.fallback is missing"),
    edit(
      #""fallback": false"#, #""fallback": 0"#, "42:29",
      ".products.fallback must be true or false, but is a number"),
    edit(#""item": {"sku": "1"}, "#, "", "44:19", ".products.slots[0].item is missing"),
    edit(
      #"{"sku": "1"}"#, #""1""#, "44:28", ".products.slots[0].item must be an object, but is a string"),
    edit(
      #"{"sku": "1"}"#, #"{"a b": [0, {"price": 1e999}]}"#, "44:50",
      #".products.slots[0].item["a b"][1].price is a number beyond what can be stored"#),
    edit(#""fallback": true, "#, "", "44:19", ".products.slots[0].fallback is missing"),
    edit(#""strId": "s1", "#, "", "44:19", ".products.slots[0].strId is missing"),
    edit(
      #""events": []"#, #""events": {}"#, "44:85",
      ".products.slots[0].events must be an array, but is an object"),
  ]

  private static func edit(_ find: String, _ replacement: String, _ place: String, _ rest: String)
    -> PayloadEdit
  {
    PayloadEdit(find, replacement, "x.json:\(place) \(root)\(rest)")
  }

  @Test(
    "N5: one undecodable content fails the whole response on iOS, and the message names it", arguments: edits)
  func failsResponse(_ edit: PayloadEdit) throws {
    let document = try PayloadSamples.document(try edit.apply(to: PayloadSamples.contents))
    let failure = try #require(throws: PayloadFault.self) {
      try PayloadDecoder.decodeContents(document, policy: .ios).get()
    }
    #expect(failure.sentence == edit.sentence)
    #expect(failure.decodableContents == 1)
  }

  @Test("N5: ideal drops only the undecodable content and keeps the fault", arguments: edits)
  func isDropped(_ edit: PayloadEdit) throws {
    let document = try PayloadSamples.document(try edit.apply(to: PayloadSamples.contents))
    let response = try PayloadDecoder.decodeContents(document, policy: .ideal).get()
    #expect(response.contents.map(\.contentId) == ["root"])
    #expect(document.locate(response.faults).map(\.sentence) == [edit.sentence])
  }
}
