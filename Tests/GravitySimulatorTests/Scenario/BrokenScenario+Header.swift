extension BrokenScenario {
  static let header: [BrokenScenario] = [
    BrokenScenario(
      #"scenario "x""#,
      #"1:1+1 a scenario needs at least one step"#),
    BrokenScenario(
      #"back\#nhost presnt catalog"#,
      #"2:6+6 unknown action of the host `presnt` | did you mean `present`?"#),
    BrokenScenario(
      #"host dismiss catalog"#,
      #"1:14+7 unknown controller `catalog`"#),
    BrokenScenario(
      #"back\#nprofile ios"#,
      #"2:1+7 `profile` must stand before the first step"#),
    BrokenScenario(
      #"profile ioss\#nback"#,
      #"1:9+4 unknown profile `ioss` | did you mean `ios`?"#),
    BrokenScenario(
      #"scenario "a"\#nscenario "b"\#nback"#,
      #"2:1+8 `scenario` is there already"#),
    BrokenScenario(
      #"device push=deny\#nback"#,
      #"1:13+4 unknown push status `deny`"#),
    BrokenScenario(
      #"device 1\#nback"#,
      #"1:8+1 unexpected `1`, where `push=` belongs"#),
    BrokenScenario(
      #"app initialized=true\#nback"#,
      #"1:17+4 unknown answer `true`"#),
    BrokenScenario(
      #"app initialised=no\#nback"#,
      #"1:5+11 unknown key `initialised` | did you mean `initialized`?"#),
    BrokenScenario(
      #"host home, home\#nback"#,
      #"1:12+4 the controller `home` is listed twice"#),
    BrokenScenario(
      #"campaign promo\#nback"#,
      #"1:15+1 the payload's file or JSON value is missing here"#),
    BrokenScenario(
      #"campaign promo "a.json"\#ncampaign promo "b.json"\#nback"#,
      #"2:10+5 the campaign `promo` is there already"#),
    BrokenScenario(
      #"campaign promo "a.json" priority=1.5 delay=-1s\#nback"#,
      #"1:34+3 `1.5` is no whole number, which a priority must be"#,
      #"1:44+3 `-1s` is negative, which no duration can be"#),
    BrokenScenario(
      #"campaign promo "a.json" prio=1\#nback"#,
      #"1:25+4 unknown key `prio` | did you mean `priority`?"#),
    BrokenScenario(
      #"campaign promo {"a": 1\#nback"#,
      #"1:16+1 this JSON value is never closed"#),
    BrokenScenario(
      #"campaign promo {"a": 1]\#nback"#,
      #"1:23+1 this is not JSON: ']' where a comma or } should stand"#),
    BrokenScenario(
      #"on vist reply timeout\#nback"#,
      #"1:4+4 unknown endpoint `vist` | did you mean `visit`?"#),
    BrokenScenario(
      #"on visit reply 401\#nback"#,
      #"1:16+3 unknown reply `401` | write `status=401`"#),
    BrokenScenario(
      #"on choose promo reply timeut\#nback"#,
      #"1:11+5 unknown campaign `promo`"#,
      #"1:23+6 unknown reply `timeut` | did you mean `timeout`?"#),
    BrokenScenario(
      #"on visit reply status=99\#nback"#,
      #"1:23+2 a status must be at least 100"#),
    BrokenScenario(
      #"on visit reply "a.json" afer 1s\#nback"#,
      #"1:25+4 unexpected `afer`, where `after` belongs | did you mean `after`?"#),
    BrokenScenario(
      #"effects exakt\#nback"#,
      #"1:9+5 unknown kind of effects `exakt` | did you mean `exact`?"#),
    BrokenScenario(
      #"never presented modl promo-1\#nback"#,
      #"1:17+4 unknown method `modl` | did you mean `modal`?"#),
    BrokenScenario(
      #"include\#ninclude ""\#ninclude "a" b\#nat 1s include "a"\#n  item\#nback"#,
      #"1:8+1 a path is missing here"#,
      #"2:9+2 the path cannot be empty"#,
      #"3:13+1 unexpected `b`"#,
      #"4:7+7 `include` belongs to the header and has no time"#,
      #"5:3+4 `include` takes no items on indented lines"#),
    BrokenScenario(
      #"# only a comment"#,
      #"1:1+1 a scenario needs at least one step"#),
    BrokenScenario(
      #"profile symbian\#nback"#,
      #"1:9+7 unknown profile `symbian`"#),
    BrokenScenario(
      #"campaign promo "a.json"\#non choose prmo reply offline\#nback"#,
      #"2:11+4 unknown campaign `prmo` | did you mean `promo`?"#),
    BrokenScenario(
      #"on choose nobody reply offline\#nback"#,
      #"1:11+6 unknown campaign `nobody`"#),
  ]
}
