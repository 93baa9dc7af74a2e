import Testing

@testable import GravitySimulator

@Suite("Where a misuse is")
struct UsagePlaceTests {
  /// The words that each error points at, in the order of the text.
  private func words(_ text: String) throws -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try UsageCase.run(text, isStrict: true).diagnostics.map { diagnostic in
      let place = try #require(diagnostic.place)
      let scalars = lines[place.line - 1].unicodeScalars
      return String(String.UnicodeScalarView(scalars.dropFirst(place.column - 1).prefix(place.length)))
    }
  }

  @Test("The word, the value or the field that is wrong")
  func plainWords() throws {
    #expect(
      try words(
        """
        trackView homepage "" data "я", "b"
        trackView SEARCH "x" data "a", "ю"
        at 1s triggerEvent purchase value=3 page PRODUCT "x" controller=home
        triggerEvent removeFromCart value=-1 productId="" quantity=0 page OTHER "x"
        """) == [
          "homepage", #""""#, #""ю""#, "purchase", "purchase", "PRODUCT", "value=-1", #"productId="""#,
          "quantity=0",
        ])
  }

  @Test("A value inside JSON, on whichever line it stands")
  func json() throws {
    #expect(
      try words(
        """
        trackView {"type": "CART", "location": "x",
          "data": ["я",
            "b", "b"]}
        triggerEvent syncCart value=1 cart=[{"productId": "a\\"",
          "quantity": -12, "itemPrice": 1e400, "color": true}, 7] page {"type": "OTHER", "location": " "}
        triggerEvent {"events": [{"type": "login-v1"}, {"type": "sync-cart-v1", "value": [1]}],
          "pageContext": {"type": "PRODUCT", "location": "x"}}
        """) == [
          #""b""#, "-12", "1e400", "true", "7", #"" ""#, "{", "[", "{",
        ])
  }

  @Test("A call that is wrong as a whole is pointed at by its word")
  func calls() throws {
    #expect(
      try words("at 2s triggerEvent {\"events\": [{\"type\": \"a\", \"name\": \"b\"}]}") == ["triggerEvent"])
  }

  @Test("Under strict usage what fails besides comes first, and every misuse after it")
  func besides() throws {
    let result = try UsageCase.run("trackView HOMEPAGE \"\" data \"a\"\nexpect locked", isStrict: true)
    #expect(result.exitCode == .failed)
    #expect(result.diagnostics.count == 3)
    #expect(result.diagnostics.first?.message == "lock differs")
  }
}
