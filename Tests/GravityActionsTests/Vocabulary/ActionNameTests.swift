import GravityActions
import Testing

@Suite struct ActionNameTests {
  static let words: [(String, ActionName)] = [
    ("close", .close), ("copy", .copy), ("cancel", .cancel), ("follow_url", .followURL),
    ("follow_deeplink", .followDeeplink), ("request_push", .requestPush),
    ("request_tracking", .requestTracking), ("open_step", .openStep), ("load", .load),
    ("impression", .impression), ("visible_impression", .visibleImpression),
  ]

  @Test("A1: each wire name is read and written as itself", arguments: words)
  func roundTrip(word: String, name: ActionName) {
    #expect(ActionName(wireName: word) == name)
    #expect(name.wireName == word)
  }

  @Test("A1: the list of known names is complete and in the contract's order")
  func known() {
    #expect(ActionName.known == Self.words.map(\.1))
  }

  @Test("A11: another word is kept verbatim", arguments: ["rate_app", "Close", "followUrl", " copy", ""])
  func unknown(word: String) {
    #expect(ActionName(wireName: word) == .unknown(word))
    #expect(ActionName(wireName: word).wireName == word)
  }
}
