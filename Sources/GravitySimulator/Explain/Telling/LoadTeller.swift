import GravityPresentation

/// Tells what was reported of a content that was loaded, whether or not it is shown later (E1).
struct LoadTeller {
  let teller: StoryTeller
  let report: ReportTrail

  init(_ teller: StoryTeller, _ report: ReportTrail) {
    self.teller = teller
    self.report = report
  }

  var story: ReportStory {
    ReportTeller(
      teller: teller, occasion: .load, content: report.content, reports: [report], absence: nil
    ).story
  }
}
