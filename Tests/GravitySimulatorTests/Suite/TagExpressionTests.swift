import GravitySimulator
import Testing

@Suite struct TagExpressionTests {
  @Test("Plain tags: one is enough")
  func wanted() throws {
    let tags = try TagExpression(parsing: "a,b")
    #expect(tags.matches(["b", "c"]))
    #expect(!tags.matches(["c"]))
    #expect(!tags.matches([]))
  }

  @Test("Tags behind an exclamation mark rule out")
  func unwanted() throws {
    let tags = try TagExpression(parsing: "!a,!b")
    #expect(tags.matches([]))
    #expect(tags.matches(["c"]))
    #expect(!tags.matches(["c", "b"]))
  }

  @Test("What is ruled out outranks what is wanted")
  func both() throws {
    let tags = try TagExpression(parsing: "a,!b")
    #expect(tags.matches(["a"]))
    #expect(!tags.matches(["a", "b"]))
    #expect(!tags.matches(["c"]))
  }

  @Test("Spaces around terms do not count")
  func spaces() throws {
    #expect(try TagExpression(parsing: " a , ! b ") == TagExpression(parsing: "a,!b"))
  }

  @Test(
    "A term without a tag is an error with its position",
    arguments: [("", 1), (" ", 1), ("a,", 2), (",a", 1), ("a,,b", 2)])
  func empty(text: String, position: Int) {
    #expect(throws: TagExpressionError.emptyTerm(position: position)) { try TagExpression(parsing: text) }
  }

  @Test("An exclamation mark alone is an error", arguments: [("!", 1), ("a,! ", 2)])
  func nothingNegated(text: String, position: Int) {
    #expect(throws: TagExpressionError.nothingNegated(position: position)) {
      try TagExpression(parsing: text)
    }
  }
}
