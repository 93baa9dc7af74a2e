import GravityPresentation
import Testing

@testable import GravitySimulator

/// What other SDKs do in another way, in plain words.
@Suite struct CheckSDKTests {
  @Test("The SDKs that apps have are told of, and the ideal one is left out")
  func profiles() throws {
    #expect(
      try CheckSamples.report("promo").sdks.map(\.profile) == [
        "ios-1.0.4", "android-1.0.3", "flutter-0.22.2",
      ])
    #expect(
      try CheckSamples.report("promo", under: .ideal).sdks.map(\.profile) == [
        "ios", "ios-1.0.4", "android-1.0.3", "flutter-0.22.2",
      ])
  }

  @Test("What is not shown elsewhere says why")
  func notShown() throws {
    let report = try CheckSamples.report("order-snackbar")
    #expect(
      CheckSamples.differences(report, "flutter-0.22.2") == [
        "does not show it: nothing presents the delivery method snackBar of order-1 (P10)"
      ])
  }

  @Test("Another first content is named with the one that it takes the place of")
  func first() throws {
    let differences = try #require(CheckSamples.differences(try CheckSamples.report("tour"), "ios-1.0.4"))
    #expect(differences.first == "shows bottomSheet tour-3 first, not fullScreen tour-1")
    #expect(
      differences.last
        == "tour-3 tap “Почти всё”: closes, does nothing more, for its action is unknown; ios: closes, opens tour-4 (step 4)"
    )
  }

  @Test("Buttons, reports and times are told with both values, and what is the same in several places once")
  func values() throws {
    let report = try CheckSamples.report("order-snackbar")
    #expect(
      CheckSamples.differences(report, "android-1.0.3") == [
        "order-1: reports the visible impression",
        "tap “Отследить”, tap container: tells the app ContentCloseEvent once, not twice (E4)",
        "tap “Отследить”, tap container: hits 1 url of close, not 2",
        "order-1: leaves by itself after 4.000s, not 4.500s (D5)",
        "order-1: the system's back closes (D8)",
      ])
    #expect(CheckSamples.differences(report, "ios-1.0.4") == [])
  }

  @Test("A visible impression that comes later everywhere is said once")
  func sight() throws {
    let differences = try #require(CheckSamples.differences(try CheckSamples.report("tour"), "android-1.0.3"))
    #expect(
      differences.filter { $0.contains("after a second") } == [
        "reports the visible impression after a second in sight, not at once (E3)"
      ])
  }

  @Test("What a button does elsewhere stands beside what it does here")
  func push() throws {
    let report = try CheckSamples.report("push-primer")
    #expect(
      CheckSamples.differences(report, "flutter-0.22.2") == [
        "tap “Turn on”: leaves asking for push to the app, closes; ios: closes, asks for push "
          + "(allowed: nothing more; refused: the notification settings open)",
        "tap “Turn on”, tap outside: does not tell the app ContentCloseEvent (E4)",
        "tap “Turn on”, tap outside: hits no urls of close",
        "tap “Maybe later”: nothing happens; ios: closes",
        "primer-1: the system's back closes (D8)",
      ])
  }

  @Test("The same deeds in another order are told as that")
  func order() throws {
    let report = try CheckSamples.report("goods-row")
    #expect(
      CheckSamples.differences(report, "flutter-0.22.2") == [
        "tap “Весь каталог”: closes after it does the rest, not before (A1)",
        "tap “Весь каталог”, tap outside: does not tell the app ContentCloseEvent (E4)",
        "tap “Весь каталог”, tap outside: hits no urls of close",
        "goods-row: the system's back closes (D8)",
      ])
  }

  @Test("What time brings is named as that")
  func time() throws {
    let differences = try #require(
      CheckSamples.differences(try CheckSamples.report("gift-snackbar"), "flutter-0.22.2"))
    #expect(differences.contains { $0.contains("by itself: does not tell the app ContentCloseEvent (E4)") })
  }

  @Test("Every SDK parts from itself in nothing")
  func itself() throws {
    for name in ["tour", "order-snackbar", "delivery-form", "inline-quiz", "goods-row", "detours"] {
      for profile in Profile.builtIn {
        let side = try CheckSamples.side(name, under: profile)
        #expect(SDKComparison(side, side).sdk.differences == [])
      }
    }
  }
}
