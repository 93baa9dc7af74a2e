extension BrokenScenario {
  static let calls: [BrokenScenario] = [
    BrokenScenario(
      #"trackview HOMEPAGE "app://home""#,
      #"1:1+9 unknown statement 'trackview' | did you mean 'trackView'?"#),
    BrokenScenario(
      #"trackView HOMEPGE "app://home""#,
      #"1:11+7 unknown page type 'HOMEPGE' | did you mean 'HOMEPAGE'?"#),
    BrokenScenario(
      #"trackView HOMEPAGE"#,
      #"1:19+1 a location is missing here"#),
    BrokenScenario(
      #"trackView HOMEPAGE "app://home" date "a""#,
      #"1:33+4 unexpected 'date', where 'data' belongs | did you mean 'data'?"#),
    BrokenScenario(
      #"trackView HOMEPAGE "app://home" controler=home"#,
      #"1:33+9 unknown key 'controler' | did you mean 'controller'?"#),
    BrokenScenario(
      #"trackView HOMEPAGE "app://home" controller=hoem"#,
      #"1:44+4 unknown controller 'hoem' | did you mean 'home'?"#),
    BrokenScenario(
      #"trackView {"type": "HOMEPAGE"}"#,
      #"1:11+1 'location' is missing in this page context"#),
    BrokenScenario(
      #"trackView {"type": "HOMEPAGE",}"#,
      #"1:31+1 this is not JSON: the comma before this has nothing after it"#),
    BrokenScenario(
      #"trackView [1]"#,
      #"1:11+3 a JSON object belongs here, in braces"#),
    BrokenScenario(
      #"trackView {"type": 1, "location": "x"}"#,
      #"1:20+1 'type' must be a string"#),
    BrokenScenario(
      #"triggerEvent addToCard value=1"#,
      #"1:14+9 unknown event 'addToCard' | did you mean 'addToCart'?"#),
    BrokenScenario(
      #"triggerEvent addToCart value=1 productId=a"#,
      #"1:14+9 'addToCart' needs 'quantity='"#),
    BrokenScenario(
      #"triggerEvent login cuId=1"#,
      #"1:20+4 unknown key 'cuId' | did you mean 'cuid'?"#),
    BrokenScenario(
      #"triggerEvent login cuid=1 cuid=2"#,
      #"1:27+4 'cuid' is given twice"#),
    BrokenScenario(
      #"triggerEvent login pag OTHER "x""#,
      #"1:20+3 unexpected 'pag', where 'page' belongs | did you mean 'page'?"#),
    BrokenScenario(
      #"triggerEvent {"event": []}"#,
      #"1:24+1 unknown member 'event' | did you mean 'events'?"#),
    BrokenScenario(
      #"triggerEvent {"events": [1]}"#,
      #"1:26+1 an event must be an object"#),
  ]
}
