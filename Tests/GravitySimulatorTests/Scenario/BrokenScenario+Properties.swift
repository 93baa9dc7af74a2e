extension BrokenScenario {
  /// `never`, `always` and `within`.
  static let properties: [BrokenScenario] = [
    BrokenScenario(
      #"never callbacks\#nalways callbacks\#nwithin 1s of callbacks: locked\#nwithin 1s of locked: log "a"\#nback"#,
      #"1:7+9 `never` takes a state, which `callbacks` is not"#,
      #"2:8+9 `always` takes a state, which `callbacks` is not"#,
      #"3:14+9 `within` takes a state, which `callbacks` is not"#,
      #"4:22+3 `within` takes a state, which `log` is not"#),
    BrokenScenario(
      #"never within 1s locked\#nalways within 1s locked\#nwithin 1s of within 1s locked: locked\#nback"#,
      #"1:7+6 `never` takes a state, which `within` is not"#,
      #"2:8+6 `always` takes a state, which `within` is not"#,
      #"3:14+6 `within` takes a state, which `within` is not"#),
    BrokenScenario(
      #"never\#nalways\#nwithin\#nwithin 1s\#nwithin 1s of\#nwithin 1s of locked\#nwithin 1s of locked:\#nback"#,
      #"1:6+1 an expectation is missing here"#,
      #"2:7+1 an expectation is missing here"#,
      #"3:7+1 a duration is missing here"#,
      #"4:10+1 `of` is missing here"#,
      #"5:13+1 an expectation is missing here"#,
      #"6:20+1 `:` and a state are missing here"#,
      #"7:21+1 an expectation is missing here"#),
    BrokenScenario(
      #"never presented\#nalways presented\#nwithin 1s of presented: locked\#nwithin 1s of locked: presented\#nback"#,
      #"1:16+1 a method and a content are missing here"#,
      #"2:17+1 a method and a content are missing here"#,
      #"3:23+1 unexpected `:`, where a method belongs"#,
      #"4:31+1 a method and a content are missing here"#),
    BrokenScenario(
      #"always presented\#n  modal promo-1\#nwithin 1s of locked: presented\#n  modal promo-1\#nback"#,
      #"1:17+1 a method and a content are missing here"#,
      #"2:3+5 `always` takes no items on indented lines"#,
      #"3:31+1 a method and a content are missing here"#,
      #"4:3+5 `within` takes no items on indented lines"#),
    BrokenScenario(
      #"within 0 of locked: unlocked\#nwithin 0ms of locked: unlocked\#nback"#,
      #"1:8+1 within no time nothing can follow | the shortest time is `1ms`"#,
      #"2:8+3 within no time nothing can follow | the shortest time is `1ms`"#),
    BrokenScenario(
      #"within -5s of locked: unlocked\#nwithin 5 of locked: unlocked\#nwithin 0.1ms of locked: unlocked\#nback"#,
      #"1:8+3 `-5s` is negative, which no duration can be"#,
      #"2:8+1 `5` is no duration"#,
      #"3:8+5 `0.1ms` is finer than a millisecond"#),
    BrokenScenario(
      #"within 9999999999999999s of locked: unlocked\#nwithin "5s" of locked: unlocked\#nwithin of locked: unlocked\#nback"#,
      #"1:8+17 `9999999999999999s` is too long"#,
      #"2:8+4 unexpected string `5s`, where a duration belongs"#,
      #"3:8+2 `of` is no duration"#),
    BrokenScenario(
      #"within 5s off locked: unlocked\#nwithin 5s: locked\#nwithin: 5s of locked: unlocked\#nback"#,
      #"1:11+3 unexpected `off`, where `of` belongs | did you mean `of`?"#,
      #"2:10+1 unexpected `:`, where `of` belongs"#,
      #"3:1+7 unknown statement `within:` | did you mean `within`?"#),
    BrokenScenario(
      #"back\#nwithin 2s nothing presented"#,
      #"2:1+6 `within` must stand before the first step"#,
      #"2:11+7 unexpected `nothing`, where `of` belongs | `expect within D STATE` is what waits for a state"#),
    BrokenScenario(
      #"within 5s of locked unlocked\#nwithin 5s of locked:unlocked\#nwithin 5s of locked, unlocked\#nback"#,
      #"1:21+8 unexpected `unlocked`, where `:` belongs"#,
      #"2:14+15 unknown expectation `locked:unlocked` | a space must follow the `:` between the states"#,
      #"3:20+1 unexpected `,`, where `:` belongs"#),
    BrokenScenario(
      #"within 5s of locked:: unlocked\#nwithin 5s of locked: unlocked:\#nwithin 5s of : unlocked\#nback"#,
      #"1:14+7 unknown expectation `locked:` | did you mean `locked`?"#,
      #"2:30+1 unexpected `:`"#,
      #"3:14+1 unexpected `:`, where an expectation belongs"#),
    BrokenScenario(
      #"within 5s of loked: unlocked\#nwithin 5s of locked: unloked\#nallways locked\#nwithn 5s of locked: unlocked\#nback"#,
      #"1:14+5 unknown expectation `loked` | did you mean `locked`?"#,
      #"2:22+7 unknown expectation `unloked` | did you mean `unlocked`?"#,
      #"3:1+7 unknown statement `allways` | did you mean `always`?"#,
      #"4:1+5 unknown statement `withn` | did you mean `within`?"#),
    BrokenScenario(
      #"within 5s of screen hom: inline feed shown\#nalways verdict prmo locked\#nback"#,
      #"1:21+3 unknown controller `hom` | did you mean `home`?"#,
      #"1:33+4 unknown inline component `feed`"#,
      #"2:16+4 unknown campaign `prmo`"#),
    BrokenScenario(
      #"within 5s of presented modal promo-1 on:="home": locked\#nwithin 5s of pasteboard "a:\#nback"#,
      #"1:38+3 unknown key `on:`"#,
      #"2:25+3 this string is never closed"#),
    BrokenScenario(
      #"at 1s always locked\#nback\#nalways locked"#,
      #"1:7+6 `always` belongs to the header and has no time"#,
      #"3:1+6 `always` must stand before the first step"#),
  ]
}
