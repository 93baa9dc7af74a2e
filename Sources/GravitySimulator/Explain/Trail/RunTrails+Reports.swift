import GravityPresentation

extension RunTrails {
  /// Gathers the urls and callbacks of each report; a url says by its place whose it is.
  mutating func takeReports(_ occurrence: Occurrence) {
    var reports: [ReportTrail] = []
    var clicks: [Int] = []
    for effect in occurrence.effects {
      if case .track(let url) = effect {
        take(url, isSkipped: false, occurrence, &reports, &clicks)
      } else if case .note(.skippedURL(let url)) = effect {
        take(url, isSkipped: true, occurrence, &reports, &clicks)
      } else if case .callBack(.content(let occasion, let content)) = effect {
        let place = Self.open(occasion, content, at: occurrence.time, &reports)
        reports[place].isCalledBack = true
      }
    }
    if !clicks.isEmpty, let id = occurrence.event.presentation, let place = presentationPlaces[id],
      !presentations[place].touches.isEmpty
    {
      presentations[place].touches[presentations[place].touches.count - 1].urls += clicks
    }
    fileInline(urls: clicks, occurrence)
    for report in reports where !fileInline(report, occurrence) { file(report, occurrence.event) }
  }

  private mutating func take(
    _ url: URLID, isSkipped: Bool, _ occurrence: Occurrence, _ reports: inout [ReportTrail],
    _ clicks: inout [Int]
  ) {
    urls.append(TrackedURL(url: url, time: occurrence.time, isSkipped: isSkipped))
    let number = urls.count - 1
    if !isSkipped { unanswered[url, default: []].append(number) }
    guard let owner = occasions[url] else { return clicks.append(number) }
    let place = Self.open(owner.occasion, owner.content, at: occurrence.time, &reports)
    reports[place].urls.append(number)
  }

  /// The report that is being gathered; a callback ends one, so what comes after it is another.
  private static func open(
    _ occasion: Occasion, _ content: ContentID, at time: Instant, _ reports: inout [ReportTrail]
  ) -> Int {
    if let last = reports.last, last.occasion == occasion, last.content == content, !last.isCalledBack {
      return reports.count - 1
    }
    reports.append(ReportTrail(occasion: occasion, content: content, time: time))
    return reports.count - 1
  }

  private mutating func file(_ report: ReportTrail, _ event: Event) {
    if report.occasion == .load {
      loads[report.content, default: []].append(report)
      if case .responded(.load(let load, _), _) = event, let place = requestPlace(of: load) {
        requests[place].reports.append(report)
      }
      guard case .responded(let request, _) = event, case .content(let trigger, let candidate) = request,
        let place = triggerPlaces[trigger],
        let number = number(of: candidate, in: place)
      else { return }
      triggers[place].candidates[number].loads.append(report)
      return
    }
    if let place = owner(of: report, event) { presentations[place].reports.append(report) }
  }

  /// The presentation that a report is about: the event's own, where it shows the content, else one that goes
  /// with the event (D10), else the newest.
  private func owner(of report: ReportTrail, _ event: Event) -> Int? {
    let own = event.presentation.flatMap { presentationPlaces[$0] }
    let isOwn = own.map { shows($0, report.content) } ?? false
    // What is gone has told of its own end before, or tells of it first.
    if report.occasion == .close, !isOwn || own.map(hasClosed) == true,
      let lost = lost(with: event).first(where: {
        shows($0, report.content) && !hasClosed($0)
      })
    {
      return lost
    }
    if isOwn { return own }
    return catalog.isInline(report.content) ? nil : latestPresentations[catalog.base(of: report.content)]
  }

  /// Whether it shows the content, with whatever answers.
  private func shows(_ place: Int, _ content: ContentID) -> Bool {
    catalog.isVariant(content, of: presentations[place].content)
  }

  private func hasClosed(_ place: Int) -> Bool {
    presentations[place].reports.contains { $0.occasion == .close }
  }

  mutating func answer(_ url: URLID, _ response: Response) {
    guard let place = unanswered[url]?.first else { return }
    unanswered[url]?.removeFirst()
    urls[place].answer = response
  }
}
