import GravityPresentation

/// Tells whether one occasion of a content was reported, with its urls, and why something of it is missing.
///
/// A load is told with the candidate whose response brought the content, whether or not it is shown later (E1).
struct ReportTeller {
  let teller: StoryTeller
  let occasion: Occasion
  let content: ContentID
  let reports: [ReportTrail]
  /// Why there was no such report; nil where one was made or is made of a callback alone.
  let absence: String?

  var story: ReportStory {
    var story = ReportStory(
      occasion: occasion.reportName, content: teller.catalog.name(of: content),
      times: reports.map(\.time.milliseconds))
    guard !reports.isEmpty else {
      story.because = absence.map { [$0] } ?? []
      return story
    }
    if reports.contains(where: \.isCalledBack) { story.callback = occasion.eventName }
    story.urls = reports.flatMap(\.urls).map { teller.urlStory($0) }
    story.because = missing(story)
    return story
  }

  private func missing(_ story: ReportStory) -> [String] {
    var sentences: [String] = []
    if story.urls.isEmpty {
      sentences.append(ReportWording.noURLs(occasion, teller.catalog.content(content).content))
    }
    if story.callback == nil { sentences.append(ReportWording.noCallback(occasion)) }
    if reports.count > 1 { sentences.append(ReportWording.severalTimes(reports.count)) }
    return sentences
  }
}

extension StoryTeller {
  func urlStory(_ place: Int) -> URLStory {
    let tracked = trails.urls[place]
    var story = URLStory(
      url: catalog.url(tracked.url).text, time: tracked.time.milliseconds, outcome: .unanswered)
    if tracked.isSkipped {
      return URLStory(
        url: story.url, time: story.time, outcome: .skipped, cause: ReportWording.noURL)
    }
    guard let answer = tracked.answer else { return story }
    let failure = ReportWording.failure(answer, looksAtStatus: policy.looksAtStatus)
    story = URLStory(
      url: story.url, time: story.time, outcome: failure == nil ? .answered : .failed, cause: failure)
    return story
  }
}

extension Occasion {
  /// The word for the occasion in explanations.
  var reportName: String {
    switch self {
    case .load: "load"
    case .impression: "impression"
    case .visibleImpression: "visibleImpression"
    case .close: "close"
    }
  }
}
