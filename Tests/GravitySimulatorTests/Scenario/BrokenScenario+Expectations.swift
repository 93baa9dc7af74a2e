extension BrokenScenario {
  static let expectations: [BrokenScenario] = [
    BrokenScenario(
      #"back\#nexpect"#,
      #"2:7+1 an expectation is missing here"#),
    BrokenScenario(
      #"back\#nexpect presnted modal a"#,
      #"2:8+8 unknown expectation `presnted` | did you mean `presented`?"#),
    BrokenScenario(
      #"back\#nexpect presented modal"#,
      #"2:23+1 a content's ID is missing here"#),
    BrokenScenario(
      #"back\#nexpect presented"#,
      #"2:17+1 a method and a content are missing here"#),
    BrokenScenario(
      #"back\#nexpect presented\#n  modal a\#n  modall b\#n  modal c in=x"#,
      #"4:3+6 unknown method `modall` | did you mean `modal`?"#),
    BrokenScenario(
      #"back\#nexpect nothing presentd"#,
      #"2:16+8 unexpected `presentd`, where `presented` belongs | did you mean `presented`?"#),
    BrokenScenario(
      #"back\#nexpect verdict promo presented"#,
      #"2:16+5 unknown campaign `promo`"#),
    BrokenScenario(
      #"campaign promo "a.json"\#nback\#nexpect verdict prmo presented"#,
      #"3:16+4 unknown campaign `prmo` | did you mean `promo`?"#),
    BrokenScenario(
      #"campaign promo "a.json"\#nback\#nexpect verdict promo hostbusy"#,
      #"3:22+8 unknown verdict `hostbusy` | did you mean `hostBusy`?"#),
    BrokenScenario(
      #"back\#nexpect callbacks ..."#,
      #"2:8+13 this expectation is not filled in | `gravity-sim run --accept` writes down what comes"#),
    BrokenScenario(
      #"back\#nexpect callbacks"#,
      #"2:8+9 this expectation is not filled in | `gravity-sim run --accept` writes down what comes"#),
    BrokenScenario(
      #"back\#nexpect time ..."#,
      #"2:8+8 this expectation is not filled in | `gravity-sim run --accept` writes down what comes"#),
    BrokenScenario(
      #"back\#nexpect callbacks ContentLoadEvnt, CopyEvnt"#,
      #"2:18+15 unknown callback `ContentLoadEvnt` | did you mean `ContentLoadEvent`?"#,
      #"2:35+8 unknown callback `CopyEvnt` | did you mean `CopyEvent`?"#),
    BrokenScenario(
      #"back\#nexpect callbacks ContentLoadEvent content=a"#,
      #"2:35+9 a callback with attributes must be an item on an indented line"#),
    BrokenScenario(
      #"back\#nexpect callbacks\#n  ContentLoadEvent contnt=a\#n  ContentLoad"#,
      #"3:20+6 `ContentLoadEvent` has no `contnt` | did you mean `content`?"#,
      #"4:3+11 unknown callback `ContentLoad` | did you mean `ContentLoadEvent`?"#),
    BrokenScenario(
      #"back\#nexpect callbacks CopyEvent\#n  CancelEvent"#,
      #"3:3+11 `expect callbacks …` takes no items on indented lines"#),
    BrokenScenario(
      #"back\#nexpect no calbacks"#,
      #"2:11+8 unknown stream `calbacks` | did you mean `callbacks`?"#),
    BrokenScenario(
      #"back\#nexpect quirks D8"#,
      #"2:15+2 unknown quirk `D8` | did you mean `D4`?"#),
    BrokenScenario(
      #"back\#nexpect lockListener true, flase"#,
      #"2:27+5 unknown state of the lock `flase` | did you mean `false`?"#),
    BrokenScenario(
      #"back\#nexpect opened setings"#,
      #"2:15+7 unknown thing to open `setings` | did you mean `settings`?"#),
    BrokenScenario(
      #"back\#nexpect within 2 presented modal a"#,
      #"2:15+1 `2` is no duration"#),
    BrokenScenario(
      #"back\#nexpect within 2s callbacks CopyEvent"#,
      #"2:18+9 `within` takes a state, which `callbacks` is not"#),
    BrokenScenario(
      #"host home, catlog\#ntrackView HOMEPAGE "app://home" controller=catalog\#nfrobnicate\#nat 3s wait 1s\#nat 1s wait 5\#nexpect verdict promo locked"#,
      #"2:44+7 unknown controller `catalog` | did you mean `catlog`?"#,
      #"3:1+10 unknown statement `frobnicate`"#,
      #"5:4+2 time cannot go back: it is at least 4.000s"#,
      #"5:12+1 `5` is no duration"#,
      #"6:16+5 unknown campaign `promo`"#),
    BrokenScenario(
      #"back\#nexpect callbacks\#n  CopyEvent url="x"\#n  FollowUrlEvent url="x" type=webview slot=1\#n  FollowDeeplinkEvent deeplnk="x""#,
      #"3:13+3 `CopyEvent` has no `url`"#,
      #"4:39+4 `FollowUrlEvent` has no `slot`"#,
      #"5:23+7 `FollowDeeplinkEvent` has no `deeplnk` | did you mean `deeplink`?"#),
    BrokenScenario(
      #"back\#nexpect locked ...\#nexpect callbacks CopyEvent, ...\#nexpect callbacks\#n  ...\#n  CopyEvent"#,
      #"2:15+3 `expect locked` has nothing for `...` to stand for"#,
      #"3:29+3 `...` stands alone, in place of all that is expected"#,
      #"5:3+3 `...` stands alone, in place of all that is expected"#),
    BrokenScenario(
      #"back\#nexpect within 2s ...\#nexpect ...\#nexpect presented modal ...\#nexpect request vist ..."#,
      #"2:18+3 `expect within` has nothing for `...` to stand for"#,
      #"3:8+3 unknown expectation `...`"#,
      #"4:24+3 `...` stands alone, in place of all that is expected"#,
      #"5:16+4 unknown kind of request `vist` | did you mean `visit`?"#),
    BrokenScenario(
      #"back\#nexpect request visit\#nexpect request vist"#,
      #"2:8+13 this expectation is not filled in | `gravity-sim run --accept` writes down what comes"#,
      #"3:16+4 unknown kind of request `vist` | did you mean `visit`?"#),
    BrokenScenario(
      #"back\#nexpect verdict promo ...\#nexpect inline banner ...\#nnever presented ..."#,
      #"2:8+17 this expectation is not filled in | `gravity-sim run --accept` writes down what comes"#,
      #"2:16+5 unknown campaign `promo`"#,
      #"3:8+17 this expectation is not filled in | `gravity-sim run --accept` writes down what comes"#,
      #"3:15+6 unknown inline component `banner`"#,
      #"4:1+5 `never` must stand before the first step"#,
      #"4:17+3 unknown method `...`"#),
  ]
}
