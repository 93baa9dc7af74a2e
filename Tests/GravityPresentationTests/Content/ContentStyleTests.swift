import GravityPresentation
import Testing

@Suite("Styles")
struct ContentStyleTests {
  static let numbers: [(text: String, value: Double?)] = [
    ("16", 16), ("16.5", 16.5), ("0", 0), ("-4", -4), ("1e2", 100),
    (#""16""#, 16), (#""16.5""#, 16.5), (#""-4""#, -4), (#""1e2""#, 100), (#""+8""#, 8),
    (#""12px""#, nil), (#"" 12""#, nil), (#""""#, nil), (#""wide""#, nil), (#""nan""#, nil), (#""inf""#, nil),
    (#""0x10""#, nil), (#""1e999""#, nil), (#""12,5""#, nil), (#""-""#, nil),
    ("1e400", nil), ("true", nil), ("null", nil), ("[16]", nil), ("{}", nil),
  ]

  @Test("N5: dimensions are numbers or numeric strings; any other is dropped", arguments: numbers)
  func dimension(text: String, value: Double?) throws {
    let style = try ContentSamples.style(
      """
      "fontSize": \(text), "cornerRadius": \(text), "size": {"width": 3, "height": \(text)},
      "margin": {"top": \(text), "left": 1}, "textStyle": {"fontSize": \(text), "color": "#181d27ff"}
      """)
    #expect(style.fontSize == value)
    #expect(style.cornerRadius == value)
    let isUnread = value == nil && text != "null"
    var size = StyleSize(width: 3, height: value)
    size.unread = isUnread ? ["height"] : []
    #expect(style.size == size)
    var margin = StyleInsets(top: value, left: 1)
    margin.unread = isUnread ? ["top"] : []
    #expect(style.margin == margin)
    var textStyle = TextStyle(color: "#181d27ff", fontSize: value)
    textStyle.unread = isUnread ? ["fontSize"] : []
    #expect(style.textStyle == textStyle)
  }

  @Test("N5: dimensions written like 12px are read on Android alone")
  func pixels() throws {
    let keys = #""fontSize": "12px", "cornerRadius": "px", "padding": {"left": "1.5px"}"#
    let android = try ContentSamples.style(keys, .android103)
    #expect(android.fontSize == 12)
    #expect(android.cornerRadius == nil)
    #expect(android.padding == StyleInsets(left: 1.5))
    for policy in [DecodingPolicy.ios, .ios104, .flutter0222, .ideal] {
      let style = try ContentSamples.style(keys, policy)
      #expect(style.fontSize == nil)
      #expect(style.padding?.left == nil)
      #expect(style.unread == ["cornerRadius", "fontSize", "padding.left"])
    }
  }

  @Test(
    "N5: a font weight is kept as one spelling, from a string or a number",
    arguments: [
      (#""600""#, "600"), ("600", "600"), (#""bold""#, "bold"), ("600.5", nil), ("[]", nil), ("null", nil),
    ] as [(String, String?)])
  func fontWeight(text: String, weight: String?) throws {
    #expect(try ContentSamples.style("\"fontWeight\": \(text)").fontWeight == weight)
  }

  @Test("N5: textcolor stands for textColor, which wins where both can be read")
  func textColor() throws {
    #expect(try ContentSamples.style(##""textcolor": "#11""##).textColor == "#11")
    #expect(try ContentSamples.style(##""textcolor": "#11", "textColor": "#22""##).textColor == "#22")
    #expect(try ContentSamples.style(##""textcolor": "#11", "textColor": 5"##).textColor == "#11")
  }

  @Test("D11: a product container's type and columns are kept, an unknown word verbatim")
  func productContainer() throws {
    let style = try ContentSamples.style(#""productContainerType": "carousel", "gridColumns": "3""#)
    #expect(style.productContainerType == "carousel")
    #expect(style.gridColumns == 3)
    #expect(try ContentSamples.style(#""gridColumns": 2.5"#).gridColumns == nil)
    #expect(try ContentSamples.style(#""gridColumns": 1e300"#).gridColumns == nil)
  }

  @Test("N5: unreadable parts of a style are dropped, and the rest is kept")
  func unreadableParts() throws {
    let style = try ContentSamples.style(
      """
      "backgroundColor": 7, "size": "big", "margin": [1], "padding": null, "textStyle": true, "rating": {"selectedColor": 1,
      "unselectedColor": "#d9"}, "contentAlignment": {}, "outlineColor": "#d9d9d9ff", "fit": "cover"
      """)
    var expected = Style()
    expected.rating = RatingStyle(unselectedColor: "#d9")
    expected.rating?.unread = ["selectedColor"]
    expected.unread = [
      "backgroundColor", "contentAlignment", "margin", "rating.selectedColor", "size", "textStyle",
    ]
    expected.outlineColor = "#d9d9d9ff"
    expected.fit = "cover"
    #expect(style == expected)
  }

  @Test(
    "N5: a style that is none at all is dropped, wherever it is", arguments: ["5", "[]", "null", #""bold""#])
  func noStyle(text: String) throws {
    let content = try ContentSamples.content(
      """
      , "variables": {
        "frameUI": {"close": {"style": \(text)}, "container": {"style": \(text)}, "params": \(text)},
        "elements": [{"type": "text", "style": \(text)}]
      }
      """)
    let expected = Variables(
      frameUI: FrameUI(close: CloseButton(), container: Container()), elements: [Element(type: "text")])
    #expect(content.variables == expected)
  }
}
