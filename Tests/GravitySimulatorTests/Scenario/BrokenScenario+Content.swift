extension BrokenScenario {
  /// Content by hand, identity, inline components, products and forms.
  static let content: [BrokenScenario] = [
    BrokenScenario(
      #"getContent selektor "a""#,
      #"1:12+8 unknown kind of content `selektor` | did you mean `selector`?"#),
    BrokenScenario(
      #"getContent selector"#,
      #"1:20+1 a selector is missing here"#),
    BrokenScenario(
      #"getContent group"#,
      #"1:17+1 a group is missing here"#),
    BrokenScenario(
      #"getContent campaign promo"#,
      #"1:21+5 unknown campaign `promo`"#),
    BrokenScenario(
      #"campaign promo "a.json"\#ngetContent campaign prmo pag OTHER "x""#,
      #"2:21+4 unknown campaign `prmo` | did you mean `promo`?"#,
      #"2:26+3 unexpected `pag`, where `page` belongs | did you mean `page`?"#),
    BrokenScenario(
      #"getContent selector a page OTHER"#,
      #"1:33+1 a location is missing here"#),
    BrokenScenario(
      #"getContent selector a page {"typ": "OTHER", "lng": 1, "utm": {"a": 1}, "attributes": []}"#,
      #"1:29+5 unknown member `typ` | did you mean `type`?"#,
      #"1:52+1 `lng` must be a string"#,
      #"1:68+1 `a` must be a string"#,
      #"1:86+2 `attributes` must be an object"#),
    BrokenScenario(
      #"trackView {"type": "OTHER", "location": "x", "type": "CART", "data": "a", "pageNumber": 1.5}"#,
      #"1:46+6 `type` is given twice"#,
      #"1:70+3 `data` must be an array of strings"#,
      #"1:89+3 `pageNumber` must be a whole number"#),
    BrokenScenario(
      #"trackView {}"#,
      #"1:11+1 `type` is missing in this page context"#,
      #"1:11+1 `location` is missing in this page context"#),
    BrokenScenario(
      #"setUser"#,
      #"1:8+1 the user's id is missing here"#),
    BrokenScenario(
      #"setUser "a""#,
      #"1:9+3 `setUser` needs `session=`"#),
    BrokenScenario(
      #"setUser "a" sesion="b""#,
      #"1:9+3 `setUser` needs `session=`"#,
      #"1:13+6 unknown key `sesion` | did you mean `session`?"#),
    BrokenScenario(
      #"setOptions"#,
      #"1:11+1 a JSON object is missing here"#),
    BrokenScenario(
      #"setOptions proxyUrl="https://a""#,
      #"1:12+20 unexpected `proxyUrl=`, where a JSON object belongs"#),
    BrokenScenario(
      #"setOptions {"option": {}, "contentSettings": {"skusOnly": "yes", "fields": ["a", 1], "field": 1},"#
        + #" "proxyUrl": 1}"#,
      #"1:13+8 unknown member `option` | did you mean `options`?"#,
      #"1:59+5 `skusOnly` must be true or false"#,
      #"1:82+1 `fields` must be an array of strings"#,
      #"1:86+7 unknown member `field` | did you mean `fields`?"#,
      #"1:111+1 `proxyUrl` must be a string"#),
    BrokenScenario(
      #"setOptions {"options": {"isReturnCounter": 1,\#n  "isImplicitImpresion": true}}"#,
      #"1:44+1 `isReturnCounter` must be true or false"#,
      #"2:3+21 unknown member `isImplicitImpresion` | did you mean `isImplicitImpression`?"#),
    BrokenScenario(
      #"engage load promo-1"#,
      #"1:8+4 unknown engagement `load`"#),
    BrokenScenario(
      #"engage close"#,
      #"1:13+1 a content's ID is missing here"#),
    BrokenScenario(
      #"engageProduct clik slot=0 content=a"#,
      #"1:15+4 unknown engagement `clik` | did you mean `click`?"#),
    BrokenScenario(
      #"engageProduct click slot=-1"#,
      #"1:15+5 `engageProduct` needs `content=`"#,
      #"1:26+2 a slot's number must be at least 0"#),
    BrokenScenario(
      #"mount swiftui a"#,
      #"1:7+7 unknown kind of component `swiftui` | did you mean `swiftUI`?"#),
    BrokenScenario(
      #"mount uiKit a"#,
      #"1:13+1 `mount uiKit` needs `selector=`"#),
    BrokenScenario(
      #"mount list a selector=b loader=ja"#,
      #"1:23+1 `list` loads by `group=`"#,
      #"1:32+2 unknown answer `ja`"#),
    BrokenScenario(
      #"mount swiftUI banner selector=b\#nrebind baner page OTHER "x"\#nunmount banner\#nexpect inline bannr empty"#,
      #"2:8+5 unknown inline component `baner` | did you mean `banner`?"#,
      #"4:15+5 unknown inline component `bannr` | did you mean `banner`?"#),
    BrokenScenario(
      #"mount swiftUI banner selector=b\#nrebind banner"#,
      #"2:14+1 `page` or `selector=` is missing here"#),
    BrokenScenario(
      #"mount swiftUI a selector=b\#nexpect inline a showing\#nexpect inline a shown height=tall content=b widht=1"#,
      #"2:17+7 unknown inline state `showing`"#,
      #"3:30+4 `tall` is no size, which a height must be"#,
      #"3:45+5 unknown key `widht`"#),
    BrokenScenario(
      #"tap product=x\#nscroll product=y visible=1"#,
      #"1:13+1 `x` is no whole number, which a product's number must be"#,
      #"2:16+1 `y` is no whole number, which a product's number must be"#,
      #"2:26+1 `1` is no fraction, which the visible part must be"#),
    BrokenScenario(
      #"scroll product=0 visble=60%"#,
      #"1:18+6 unknown key `visble` | did you mean `visible`?"#),
    BrokenScenario(
      #"choose rating"#,
      #"1:14+1 a value is missing here"#),
    BrokenScenario(
      #"choose rating 4 im=a"#,
      #"1:17+2 unknown key `im` | did you mean `in`?"#),
    BrokenScenario(
      #"type feedback"#,
      #"1:14+1 a text is missing here"#),
    BrokenScenario(
      #"back\#nexpect request vist {}\#nexpect request event [1]\#nexpect request choose "a""#,
      #"2:16+4 unknown kind of request `vist` | did you mean `visit`?"#,
      #"3:22+3 a JSON object belongs here, in braces"#,
      #"4:23+3 unexpected string `a`, where a JSON object belongs"#),
    BrokenScenario(
      #"back\#nexpect request visit {"a": [1,]}\#nexpect no request"#,
      #"2:31+1 this is not JSON: the comma before this has nothing after it"#,
      #"3:18+1 a kind of request is missing here"#),
    BrokenScenario(
      #"on selektor home reply timeout\#non group reply timeout\#nback"#,
      #"1:4+8 unknown endpoint `selektor` | did you mean `selector`?"#,
      #"2:16+7 unexpected `timeout`, where `reply` belongs"#),
    BrokenScenario(
      #"app productFilter=maybe logLevel=loud\#napp productFilter="a,,b"\#nback"#,
      #"1:19+5 unknown answer `maybe`"#,
      #"1:34+4 unknown log level `loud`"#,
      #"2:1+3 `app` is there already"#,
      #"2:19+6 an SKU is missing in this list"#),
  ]
}
