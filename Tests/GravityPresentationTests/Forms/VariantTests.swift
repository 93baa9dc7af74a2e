import GravityActions
import Testing

@testable import GravityPresentation

@Suite("Contents with answers")
struct VariantTests {
  private static let filled: JSONValue = ["attributeName": "rating", "operator": "is_not_empty"]

  private static let content = Content.form(
    "a", .rating(), .field(), .text("thanks", when: filled), .submit([["effect": "close"]]))

  private func builder(_ contents: Content..., profile: Profile = .flutter0222) -> CatalogBuilder {
    var builder = CatalogBuilder(profile: profile)
    _ = builder.add(Campaign("a", variations: [contents]).response)
    return builder
  }

  private let base = ContentID(index: 0)

  @Test("Equal answers are one content, whatever the order they came in")
  func sameAnswers() {
    var builder = builder(Self.content)
    let left = builder.variant(
      of: builder.variant(of: base, answering: "rating", .number(4)), answering: "comment", .text("x"))
    let right = builder.variant(
      of: builder.variant(of: base, answering: "comment", .text("x")), answering: "rating", .number(4))
    #expect(left == right)
    #expect(left != base)
    #expect(builder.variant(of: left, answering: "rating", .number(4)) == left)
    let emptied = builder.variant(
      of: builder.variant(of: left, answering: "rating", nil), answering: "comment", nil)
    #expect(emptied == base)
  }

  @Test("What has joined before stays what it was")
  func appendOnly() {
    var builder = builder(Self.content)
    let before = builder.catalog
    _ = builder.variant(of: base, answering: "rating", .number(5))
    let after = builder.catalog
    #expect(after.contents.count > before.contents.count)
    #expect(Array(after.contents.prefix(before.contents.count)) == before.contents)
    #expect(Array(after.elements.prefix(before.elements.count)) == before.elements)
    #expect(Array(after.actions.prefix(before.actions.count)) == before.actions)
    #expect(Array(after.steps.prefix(before.steps.count)) == before.steps)
  }

  @Test("A catalogue that is extended gives the same ids")
  func extending() {
    var builder = builder(Self.content)
    let first = builder.variant(of: base, answering: "rating", .number(2))
    var later = CatalogBuilder(profile: .flutter0222, extending: builder.catalog)
    #expect(later.variant(of: base, answering: "rating", .number(2)) == first)
    #expect(later.variant(of: base, answering: "rating", .number(3)) != first)
    let answered = PresentationEnvironment(profile: .flutter0222, catalog: builder.catalog)
      .answering("rating", .number(2), in: base)
    #expect(answered.content == first)
  }

  @Test("A variant is the same content of the same campaign, with its answers")
  func sameContent() {
    var builder = builder(Self.content)
    let variant = builder.variant(of: base, answering: "rating", .number(2))
    #expect(builder.catalog.base(of: variant) == base)
    #expect(builder.catalog.name(of: variant) == "a")
    #expect(builder.catalog.answers(in: variant)["rating"] == .number(2))
    #expect(builder.catalog.drawnElements(of: base).count == 3)
    #expect(builder.catalog.drawnElements(of: variant).count == 4)
  }

  @Test("A9: forms whose steps lead in a circle come to an end")
  func cycle() {
    func form(_ id: String, _ step: Int, to next: Int) -> Content {
      .form(
        id, step: step, .field("f\(step)"),
        .submit([["effect": "open_step", "step": .integer(Int64(next))]]))
    }
    var builder = builder(form("a", 1, to: 2), form("b", 2, to: 3), form("c", 3, to: 1))
    let bases = builder.catalog.contents.count
    // Each content with nothing, and each once submitted.
    #expect(bases == 6)
    _ = builder.variant(of: base, answering: "f1", .text("x"))
    #expect(builder.catalog.contents.count == bases + 4)
  }

  @Test("A9: two hundred forms that all lead to each other come to an end")
  func manySteps() {
    let contents = (1...200).map { step in
      Content.form(
        "c\(step)", step: step,
        [.rating("r", ["required": false])]
          + (1...3).map {
            .submit([["effect": "open_step", "step": .integer(Int64((step * $0) % 200 + 1))]])
          })
    }
    var builder = CatalogBuilder(profile: .ideal)
    _ = builder.add(Campaign("a", variations: [contents]).response)
    #expect(builder.catalog.contents.count <= 400)
    _ = builder.variant(of: base, answering: "r", .number(1))
    #expect(builder.catalog.contents.count <= 800)
  }

  @Test("Conditions nested 500 deep are read and looked at")
  func deepCondition() {
    var condition = Self.filled
    for _ in 0..<250 { condition = ["all": [["any": [condition]]]] }
    var builder = builder(.form("a", .rating(), .text("deep", when: condition)))
    #expect(builder.catalog.drawnElements(of: base).count == 1)
    let variant = builder.variant(of: base, answering: "rating", .number(1))
    #expect(builder.catalog.drawnElements(of: variant).count == 2)
  }

  @Test("Megabytes of text are an answer like any other")
  func longText() {
    let text = String(repeating: "щ", count: 1_000_000)
    var builder = builder(.form("a", .field("a", ["maxLength": nil]), .submit([["effect": "close"]])))
    let variant = builder.variant(of: base, answering: "a", .text(text))
    #expect(builder.variant(of: base, answering: "a", .text(text + "!")) != variant)
    #expect(builder.catalog.answers(in: variant)["a"] == .text(text))
  }
}
