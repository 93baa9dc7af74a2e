import Testing

@testable import GravityPresentation

@Suite("What requests say")
struct RequestBodyTests {
  @Test("N4: a visit of a fresh app, whole")
  func visit() {
    let request = RequestSamples.session().request(.visit)
    #expect(request.url == "https://api.example-gravity.test/v2/visit")
    #expect(request.headers.first == NamedText("Authorization", "Bearer 8f2c1d"))
    #expect(
      request.body == """
        {"sec":"6a1f",\(RequestSamples.device),"user":{},\
        "ctx":{"type":"HOMEPAGE","data":[],"location":"app://home",\(RequestSamples.attributes)},\
        \(RequestSamples.options),"type":"screenview"}
        """)
  }

  @Test("N4: all that a page context can hold, in the documented order")
  func context() {
    var page = RequestContext(type: "CATEGORY", data: ["Обувь", "Кроссовки"], location: "app://c/12")
    page.lng = "NSK"
    page.pageNumber = 2
    page.referrer = "app://home"
    page.utm = [NamedText("utm_source", "push"), NamedText("utm_term", "a\"b\\\n\u{1}")]
    page.attributes = [NamedText("loyalty", "gold")]
    let body = RequestSamples.session(uid: "u1").request(.visit, on: page).body
    #expect(
      body == """
        {"sec":"6a1f",\(RequestSamples.device),"user":{"uid":"u1"},\
        "ctx":{"type":"CATEGORY","data":["Обувь","Кроссовки"],"location":"app://c/12","lng":"NSK",\
        "pageNumber":2,"referrer":"app://home","utm":{"utm_source":"push","utm_term":"a\\"b\\\\\\n\\u0001"},\
        "attributes":{"loyalty":"gold","app_version":"3.14.0","sdk_version":"0.0.1","app_platform":"iOS"}},\
        \(RequestSamples.options),"type":"screenview"}
        """)
  }

  @Test(
    "N4: content is asked for by campaign, selector or group",
    arguments: [
      (RequestedContent.campaign("6a5f4b7b"), #"{"campaignId":"6a5f4b7b","#),
      (.selector("home-top"), #"{"selector":"home-top","#), (.group("feed"), #"{"group":"feed","#),
    ])
  func content(asked: RequestedContent, start: String) {
    let request = RequestSamples.session().request(.content(asked))
    #expect(request.endpoint == .choose)
    #expect(
      request.body == """
        {"sec":"6a1f",\(RequestSamples.device),"user":{},\
        "ctx":{"type":"HOMEPAGE","data":[],"location":"app://home",\(RequestSamples.attributes)},\
        \(RequestSamples.options),"data":[\(start)"options":{"skusOnly":false}}]}
        """)
  }

  @Test(
    "N4: the key of the content settings is `option` on Android and Flutter",
    arguments: zip(
      [PresentationPolicy.ios, .ios104, .android103, .flutter0222, .ideal],
      ["options", "options", "option", "option", "options"]))
  func settingsKey(policy: PresentationPolicy, key: String) {
    var session = RequestSamples.session(policy)
    _ = session.options(nil, ContentSettings(skusOnly: true, fields: ["name", "price"]))
    let body = session.request(.content(.selector("home-top"))).body
    #expect(
      body.hasSuffix(
        #""data":[{"selector":"home-top","\#(key)":{"skusOnly":true,"fields":["name","price"]}}]}"#))
  }

  @Test("A8: a request carries what the app said of the permission")
  func permission() {
    var session = RequestSamples.session()
    session.setPermission(.denied)
    #expect(session.request(.visit).body.contains(#""permission":"denied""#))
  }

  @Test("C3: a proxy takes the place of the base url, with or without a slash at its end")
  func proxy() {
    var session = RequestSamples.session()
    for proxy in ["https://proxy.example.test/gravity", "https://proxy.example.test/gravity/"] {
      _ = session.options(proxyURL: proxy)
      #expect(session.request(.visit).url == "https://proxy.example.test/gravity/visit")
    }
  }
}
