/// A scenario of twenty statements: a campaign of four contents, tapped through to its end.
enum TwentySteps {
  static let name = "twenty-steps.scenario"

  static let text = """
    scenario "Twenty steps"
    campaign tour "payloads/tour.json"

    trackView HOMEPAGE "app://home"
    expect presented fullScreen tour-1 in=home
    wait 1s
    tap "Дальше"
    expect within 1s presented modal tour-2 in=home
    lockPresentation
    expect locked
    unlockPresentation
    tap "Ещё шаг"
    expect within 1s presented bottomSheet tour-3 in=home
    wait 500ms
    tap "Почти всё"
    expect within 1s presented snackBar tour-4 in=home
    expect unlocked
    wait 2s
    settle
    expect nothing presented
    expect verdict tour presented
    expect screen home
    expect callbacks
      ContentLoadEvent content=tour-3
      ContentLoadEvent content=tour-1
      ContentLoadEvent content=tour-2
      ContentLoadEvent content=tour-4
      ContentImpressionEvent content=tour-1
      ContentVisibleImpressionEvent content=tour-1
      ContentCloseEvent content=tour-1
      ContentImpressionEvent content=tour-2
      ContentVisibleImpressionEvent content=tour-2
      ContentCloseEvent content=tour-2
      ContentImpressionEvent content=tour-3
      ContentVisibleImpressionEvent content=tour-3
      ContentCloseEvent content=tour-3
      ContentImpressionEvent content=tour-4
      ContentCloseEvent content=tour-4

    """

  static let statementCount = 20
}
