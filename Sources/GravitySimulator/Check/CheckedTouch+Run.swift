import GravityPresentation

extension CheckedTouch {
  /// What came of a stop once it was touched.
  init(_ run: ComparedRun, _ deed: TourStop.Deed) {
    let moment = Instant.start + TourStop.pause
    func late(_ stream: ComparedStream) -> [String] {
      run[stream].filter { $0.time >= moment }.map(\.text)
    }
    let changes = late(.presented)
    let callbacks = late(.callbacks).map { String($0.prefix { $0 != " " }) }
    var more = late(.prompts) + late(.opened).map { "opens \($0)" }
    more += late(.pasteboard).map { "copies \($0)" } + late(.log) + late(.crash)
    self.init(
      name: DiffWording.name(of: deed),
      closes: run.isEmptyAtTheEnd && !changes.isEmpty,
      opens: changes.filter { !$0.hasSuffix(Self.gone) },
      reports: CheckReports(callbacks: callbacks, urls: late(.urls).count), more: more,
      obstacle: late(.steps).first, isBeside: deed.isBeside)
  }

  static let gone = " gone"
}

extension TourStop.Deed {
  fileprivate var isBeside: Bool {
    switch self {
    case .tapElement, .tapCloseButton: false
    case .show, .tapOutside, .swipeDown, .swipeUp, .tapContainer, .back, .idle: true
    }
  }
}

extension ComparedRun {
  /// Whether all that was presented is gone.
  fileprivate var isEmptyAtTheEnd: Bool {
    self[.presented].reduce(0) { $0 + ($1.text.hasSuffix(CheckedTouch.gone) ? -1 : 1) } == 0
  }
}
