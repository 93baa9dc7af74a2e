extension BrokenScenario {
  static let steps: [BrokenScenario] = [
    BrokenScenario(
      #"tapp close"#,
      #"1:1+4 unknown statement `tapp` | did you mean `tap`?"#),
    BrokenScenario(
      #"back now"#,
      #"1:6+3 unexpected `now`"#),
    BrokenScenario(
      #"wait"#,
      #"1:5+1 a duration is missing here"#),
    BrokenScenario(
      #"wait 5"#,
      #"1:6+1 `5` is no duration"#),
    BrokenScenario(
      #"wait -5s"#,
      #"1:6+3 `-5s` is negative, which no duration can be"#),
    BrokenScenario(
      #"wait 0.5ms"#,
      #"1:6+5 `0.5ms` is finer than a millisecond"#),
    BrokenScenario(
      #"wait 9223372036854775807s"#,
      #"1:6+20 `9223372036854775807s` is too long"#),
    BrokenScenario(
      #"wait "5s""#,
      #"1:6+4 unexpected string `5s`, where a duration belongs"#),
    BrokenScenario(
      #"setNotificationPermission granded"#,
      #"1:27+7 unknown permission `granded` | did you mean `granted`?"#),
    BrokenScenario(
      #"lockListener yes"#,
      #"1:14+3 unknown switch `yes`"#),
    BrokenScenario(
      #"showContent"#,
      #"1:12+1 a content's ID is missing here"#),
    BrokenScenario(
      #"tap closee"#,
      #"1:5+6 unknown target `closee` | did you mean `close`?"#),
    BrokenScenario(
      #"tap"#,
      #"1:4+1 what to tap is missing here"#),
    BrokenScenario(
      #"tap element=-1"#,
      #"1:13+2 an element's number must be at least 0"#),
    BrokenScenario(
      #"tap element=one"#,
      #"1:13+3 `one` is no whole number, which an element's number must be"#),
    BrokenScenario(
      #"tap elment=1"#,
      #"1:5+6 unknown target `elment` | did you mean `element`?"#),
    BrokenScenario(
      #"scroll promo-1 visible=60"#,
      #"1:24+2 `60` is no fraction, which the visible part must be"#),
    BrokenScenario(
      #"swipe down 140%"#,
      #"1:12+4 `140%` is no fraction, which the way of a swipe must be"#),
    BrokenScenario(
      #"swipe sideways"#,
      #"1:7+8 unknown direction `sideways`"#),
    BrokenScenario(
      #"swipe down flik"#,
      #"1:12+4 unknown kind of swipe `flik` | did you mean `flick`?"#),
    BrokenScenario(
      #"answer push maybe"#,
      #"1:13+5 unknown answer `maybe`"#),
    BrokenScenario(
      #"settings push=provisional"#,
      #"1:15+11 unknown push status `provisional`"#),
    BrokenScenario(
      #"at 2s back\#nat 1s back"#,
      #"2:4+2 time cannot go back: an earlier line is at 2.000s"#),
    BrokenScenario(
      #"at back"#,
      #"1:4+4 `back` is no duration"#),
    BrokenScenario(
      #"at 2s"#,
      #"1:6+1 a step or an expectation is missing here"#),
    BrokenScenario(
      #"at 1s at 2s back"#,
      #"1:7+2 a statement has only one time"#),
    BrokenScenario(
      #"at 1s profile ios\#nback"#,
      #"1:7+7 `profile` belongs to the header and has no time"#),
    BrokenScenario(
      #"  ContentLoadEvent\#nback"#,
      #"1:3+16 an item without a statement above it"#),
    BrokenScenario(
      #"back\#n  close"#,
      #"2:3+5 `back` takes no items on indented lines"#),
    BrokenScenario(
      #"note "abc"#,
      #"1:6+4 this string is never closed"#),
    BrokenScenario(
      #"note "a\q""#,
      #"1:8+1 this string cannot be read: unknown escape \q; valid are \" \\ \/ \b \f \n \r \t \u"#),
    BrokenScenario(
      "note \"\u{1B}[31m\"",
      #"1:7+1 this string cannot be read: a control character inside a string; write \u001b"#),
    BrokenScenario(
      #"note "a"b"#,
      #"1:9+1 a space is missing here"#),
    BrokenScenario(
      #"back =x"#,
      #"1:6+1 a key must stand right before this `=`"#),
    BrokenScenario(
      #"note a="#,
      #"1:6+2 `a=` has no value"#),
    BrokenScenario(
      #"wait 1s, 2s"#,
      #"1:8+1 unexpected `,`"#),
    BrokenScenario(
      #"note "ü" no"#,
      #"1:10+2 unexpected `no`"#),
    BrokenScenario(
      #"host presnt x"#,
      #"1:6+6 unknown action of the host `presnt` | did you mean `present`?"#),
    BrokenScenario(
      #"at"#,
      #"1:3+1 a time is missing here"#),
    BrokenScenario(
      #"at xx settle"#,
      #"1:4+2 `xx` is no duration"#),
    BrokenScenario(
      #"wait=2s"#,
      #"1:1+7 unexpected `wait=`, where a statement belongs"#),
    BrokenScenario(
      #"{"a":1}"#,
      #"1:1+7 unexpected JSON value, where a statement belongs | a payload is named by a scenario, "#
        + #"as in `campaign promo "promo.json"`; `gravity-sim diff` takes it alone"#),
    BrokenScenario(
      #"base ios"#,
      #"1:1+4 unknown statement `base` | a profile goes behind `--profile`, "#
        + #"and a scenario is what is run with it"#),
    BrokenScenario(
      #"  back"#,
      #"1:3+4 an item without a statement above it"#),
    BrokenScenario(
      #"note "a"#,
      #"1:6+2 this string is never closed"#),
    BrokenScenario(
      #""a"#,
      #"1:1+2 this string is never closed"#),
    BrokenScenario(
      #"at 2s expect foo"#,
      #"1:14+3 unknown expectation `foo`"#),
    BrokenScenario(
      #"expect foo"#,
      #"1:1+1 a scenario needs at least one step"#,
      #"1:8+3 unknown expectation `foo`"#),
    BrokenScenario(
      #"wait 2s\#nat 1s settle"#,
      #"2:4+2 time cannot go back: it is at least 2.000s"#),
    BrokenScenario(
      #"wait 1s\#nat 3s back\#nat 2s wait 1s\#nat 3.5s wait 1s\#nat 4s back"#,
      #"3:4+2 time cannot go back: an earlier line is at 3.000s"#,
      #"4:4+4 time cannot go back: it is at least 4.000s"#,
      #"5:4+2 time cannot go back: it is at least 5.000s"#),
    BrokenScenario(
      #"back\#u{A0}now"#,
      #"1:5+1 unexpected `\u{A0}` | use a plain space"#),
    BrokenScenario(
      #"wait \#u{200B}2s"#,
      #"1:6+1 unexpected `\u{200B}` | leave it out"#),
  ]
}
