import GravityActions
import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Values of the feed")
struct FeedIndexTests {
  @Test(
    "A value that differs in case alone has a spelling, in every script",
    arguments: [
      ("ÄB-1", "äb-1"), ("sku-10412", "SKU-10412"), ("Кеды", "КЕДЫ"), ("Straße", "STRASSE"), ("ΟΔΟΣ", "οδος"),
      ("ﬁt", "FIT"),
    ])
  func differsInCase(feed: String, other: String) {
    var index = FeedIndex()
    index.add(feed)
    #expect(index.spelling(of: other) == feed)
    #expect(index.spelling(of: feed) == nil)
  }

  @Test("Other values have none", arguments: ["ab-1", "ÄB_1", "ÄB-1 ", "", "ÄB-11"])
  func others(other: String) {
    var index = FeedIndex()
    index.add("ÄB-1")
    #expect(index.spelling(of: other) == nil)
  }

  @Test("Where the feed has both spellings, both are right")
  func both() {
    var index = FeedIndex()
    index.add("ab")
    index.add("AB")
    #expect(index.spelling(of: "ab") == nil)
    #expect(index.spelling(of: "AB") == nil)
    #expect(index.spelling(of: "Ab") == "ab")
  }

  @Test("Fields are one whatever separates their words")
  func separators() {
    var index = FeedIndex(ignoresSeparators: true)
    index.add("old_price")
    #expect(index.spelling(of: "oldPrice") == "old_price")
    #expect(index.spelling(of: "OLD-PRICE") == "old_price")
    #expect(index.spelling(of: "price") == nil)
  }

  @Test("SKUs, categories and regions are found by the names that feeds have for them")
  func members() {
    var feed = FeedValues()
    feed.add(
      .object(sorting: [
        JSONMember(key: "SKU", value: .string("a-1")), JSONMember(key: "id", value: .integer(77)),
        JSONMember(key: "category", value: .string("Обувь > Кеды|Белые")),
        JSONMember(key: "categories", value: .array([.string("Sale"), .null, .integer(7)])),
        JSONMember(key: "lng", value: .string("ru-NVS")), JSONMember(key: "name", value: .string("Name")),
      ]))
    #expect(feed.skus.spelling(of: "A-1") == "a-1")
    #expect(feed.skus.spelling(of: "77") == nil)
    #expect(feed.categories.spelling(of: "кеды") == "Кеды")
    #expect(feed.categories.spelling(of: "белые") == "Белые")
    #expect(feed.categories.spelling(of: "SALE") == "Sale")
    #expect(feed.lngs.spelling(of: "RU-nvs") == "ru-NVS")
    #expect(feed.skus.spelling(of: "NAME") == nil)
  }
}
