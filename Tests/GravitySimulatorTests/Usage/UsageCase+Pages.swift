extension UsageCase {
  static let pages = [
    UsageCase("a home page", #"trackView HOMEPAGE "app://home""#),
    UsageCase(
      "a home page with an empty value", #"trackView HOMEPAGE "app://home" data """#, .homepageWithData),
    UsageCase("a product without SKU", #"trackView PRODUCT "x""#, .productNotOneSKU),
    UsageCase("a product with an empty SKU", #"trackView PRODUCT "x" data """#, .skuEmpty),
    UsageCase(
      "a product with one of two SKUs empty", #"trackView PRODUCT "x" data "a", " ""#, .productNotOneSKU,
      .skuEmpty),
    UsageCase("an empty cart", #"trackView CART "x""#),
    UsageCase("a cart with SKUs that differ in case alone", #"trackView CART "x" data "a", "A""#),
    UsageCase(
      "a cart with one SKU three times", #"trackView CART "x" data "a", "a", "a""#, .cartRepeatsSKU,
      .cartRepeatsSKU),
    UsageCase("a cart with two empty SKUs", #"trackView CART "x" data "", """#, .skuEmpty, .skuEmpty),
    UsageCase("a category", #"trackView CATEGORY "x" data "Обувь""#),
    UsageCase(
      "a category whose second level is empty", #"trackView CATEGORY "x" data "Обувь", """#, .categoryEmpty),
    UsageCase("a search for a comma", #"trackView SEARCH "x" data ",""#),
    UsageCase("a search for a space", #"trackView SEARCH "x" data " ""#, .searchEmptyString),
    UsageCase("two empty strings of a search", #"trackView SEARCH "x" data "", """#, .searchSeveralStrings),
    UsageCase("another page with whatever data", #"trackView OTHER "x" data "a", "a", """#),
    UsageCase("a type with a space", #"trackView {"type": "HOMEPAGE ", "location": "x"}"#, .unknownPageType),
    UsageCase("an empty type", #"trackView {"type": "", "location": "x"}"#, .unknownPageType),
    UsageCase("a Cyrillic look-alike", #"trackView САRТ "x""#, .unknownPageType),
    UsageCase("a location of no-break spaces", "trackView OTHER \"\u{A0}\u{2003}\"", .locationEmpty),
    UsageCase("a location of one character", #"trackView OTHER "/""#),
    UsageCase(
      "a page given as JSON", #"trackView {"type": "CART", "location": "", "data": ["a", "a"]}"#,
      .locationEmpty, .cartRepeatsSKU),
    UsageCase(
      "the page of an event", #"triggerEvent login hashedEmail="x" page SEARCH "x" data "a", "b""#,
      .searchSeveralStrings),
    UsageCase(
      "the page of a JSON call",
      #"triggerEvent {"events": [], "pageContext": {"type": "OTHER", "location": ""}}"#, .eventsEmpty,
      .locationEmpty),
    UsageCase(
      "a controller that is covered is in the window",
      """
      host home, catalog
      trackView OTHER "x" controller=home
      """),
    UsageCase(
      "a controller that was dismissed",
      """
      host home, catalog
      host dismiss catalog
      trackView OTHER "x" controller=catalog
      """, .controllerNotInWindow),
    UsageCase(
      "no call is told of that came before initialize",
      """
      app initialized=no
      trackView homepage "" data "a"
      triggerEvent purchase value=-1
      initialize
      trackView homepage "x"
      """, .unknownPageType),
  ]
}
