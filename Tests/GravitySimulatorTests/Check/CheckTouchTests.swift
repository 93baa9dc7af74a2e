import GravityPresentation
import Testing

@testable import GravitySimulator

/// What touches do, as the page tells it.
@Suite struct CheckTouchTests {
  private typealias Sample = MapSamples

  private static func content(
    _ contents: [[String]], _ place: Int = 0, under profile: Profile = .ios
  ) throws -> CheckedContent {
    try CheckSamples.report(text: Sample.payload(contents), under: profile).contents[place]
  }

  @Test("What time does is no touch's doing: gestures that a snack bar ignores are no ways out")
  func snackBar() throws {
    let content = try CheckSamples.report("order-snackbar").contents[0]
    #expect(content.waysOut == ["tap “Отследить”", "tap container"])
    #expect(content.byItself?.milliseconds == 4_500)
    #expect(content.touches.map(\.name) == ["tap “Отследить”", "tap container"])
  }

  @Test("A touch that opens a snack bar is not credited with the bar's own leaving")
  func openedBar() throws {
    let report = try CheckSamples.report("tour")
    let third = try #require(report.contents.first { $0.content == "tour-3" })
    #expect(
      CheckSamples.touches(third).first
        == "tap “Почти всё”: closes, opens tour-4 (step 4); ContentCloseEvent; urls of open_step: 1, close: 1"
    )
    #expect(third.touches.first?.closes == false)
  }

  @Test("The system's back is there where the system has one")
  func back() throws {
    for profile in Profile.builtIn {
      let content = try CheckSamples.report("promo", under: profile).contents[0]
      let hasBack = profile.policy.back != .isMissing
      #expect(content.waysOut.contains("system's back") == hasBack, "\(profile.name)")
    }
  }

  @Test("Buttons say where they lead, and buttons that lead nowhere are told")
  func leads() throws {
    let content = try Self.content([
      [
        Sample.content(
          "6a5f4b7b73a8b1a026084fe2", "modal",
          [
            Sample.button(
              "В магазин", #""action": "follow_url", "url": "https://shop.example/sale", "type": "webview""#),
            Sample.button("Код", #""action": "copy", "copyData": "SALE15", "closeOnClick": false"#),
            Sample.button("Каталог", #""action": "follow_deeplink", "deeplink": "shop://catalog""#),
            Sample.button("Дальше", #""action": "open_step", "step": 9"#),
            Sample.button("Оценить", #""action": "rate_app", "closeOnClick": false"#),
            #"{"type": "button", "text": "Пусто"}"#,
          ])
      ]
    ])
    #expect(
      CheckSamples.touches(content) == [
        "tap “В магазин”: closes, opens https://shop.example/sale in the webview; ContentCloseEvent, FollowUrlEvent",
        "tap “Код”: copies “SALE15”; CopyEvent",
        "tap “Каталог”: closes, follows shop://catalog; ContentCloseEvent, FollowDeeplinkEvent",
        "tap “Дальше”: closes, opens step 9, which no content has; ContentCloseEvent",
        "tap “Оценить”: does nothing, for its action is unknown",
        "tap outside: closes; ContentCloseEvent",
        "tap “Пусто”: nothing happens",
      ])
  }

  @Test("A push request tells both answers")
  func push() throws {
    let click = #""action": "request_push""#
    let payload = [[Sample.content("primer-1", "modal", [Sample.button("Включить", click)])]]
    let texts = try Profile.builtIn.map { profile in
      "\(profile.name): "
        + (try Self.content(payload, under: profile).touches[0].does.joined(separator: ", "))
    }
    let asks = "closes, asks for push (allowed: nothing more; refused: the notification settings open)"
    #expect(
      texts == [
        "ios: \(asks)", "ios-1.0.4: \(asks)", "android-1.0.3: closes, opens the notification settings",
        "flutter-0.22.2: leaves asking for push to the app, closes",
        "ideal: closes, asks for push (allowed or refused: nothing more; refused before: the notification settings "
          + "open)",
      ])
  }

  @Test("A form tells what has to be put in, and what each route does")
  func form() throws {
    let report = try CheckSamples.report("delivery-form", under: .flutter0222)
    let touches = report.contents[0].touches.filter { $0.name == "tap “По оценке”" }
    #expect(
      touches.map(\.condition) == [
        "delivery is 5", "delivery is at least 3 and courier is given", "delivery is below 3", "otherwise",
      ])
    #expect(
      touches.allSatisfy { $0.obstacles == ["delivery is empty", "courier has fewer than 2 characters"] })
    #expect(
      touches.map { $0.does.joined(separator: ", ") } == [
        "sends the event delivery-review-v1, closes, opens https://shop.example/reviews in the browser",
        "sends the event delivery-review-v1, closes, follows shop://couriers",
        "sends the event delivery-review-v1, opens delivery-2 (step 2)",
        "sends the event delivery-review-v1",
      ])
    let text = CheckText(report, usesColor: false).text
    #expect(
      text.contains(
        """
          tap “По оценке”           sends nothing while delivery is empty, or courier has fewer than 2
                                    characters
                                    delivery is 5: sends the event delivery-review-v1, closes, opens

        """))
  }

  @Test("Product cards are told of")
  func cards() throws {
    let content = try CheckSamples.report("goods-row").contents[0]
    #expect(content.cards == 2)
    #expect(content.cardURLs == 2)
  }

  @Test("Contents come in the order of the campaign, and what nobody comes to is marked")
  func order() throws {
    let tour = try CheckSamples.report("tour")
    #expect(tour.contents.map(\.content) == ["tour-1", "tour-2", "tour-3", "tour-4"])
    let detours = try CheckSamples.report("detours")
    #expect(
      detours.contents.map { "\($0.content) \($0.isReachable) \($0.obstacle ?? "-")" } == [
        "detour-1 true -", "detour-2 false nothing presents inline content (P10)", "detour-7 false -",
      ])
    #expect(
      CheckSamples.touches(detours.contents[0]).contains(
        "tap “Другая вариация”: closes, opens step 7, which only another variation has; ContentCloseEvent; "
          + "urls of open_step: 1, close: 1"))
    let text = CheckText(detours, usesColor: false).text
    #expect(text.contains("\n  modal, step 7, NO WAY LEADS HERE\n"))
  }

  @Test("A long name has a line of its own, and what it does stands in the column all the same")
  func longName() throws {
    let text = "Показать все предложения недели"
    let report = try CheckSamples.report(
      text: Sample.payload([[Sample.content("a", "modal", [Sample.button(text, #""action": "close""#)])]]))
    let line = "\n  tap “\(text)”\n" + String(repeating: " ", count: 28) + "closes; ContentCloseEvent\n"
    #expect(CheckText(report, usesColor: false).text.contains(line))
  }
}
