/// The chain of questions that one candidate was asked, and its verdict (P13).
struct CandidateStory: Encodable, Sendable {
  let campaign: String
  /// Which of several candidates of one campaign in this trigger it is, from 1.
  let occurrence: Int
  /// In the order the machine asked them; those behind a "no" were not asked. Empty far down a long list.
  let questions: [QuestionStory]
  var verdict: VerdictStory?
  /// What it waits for at the end of the run; nil where it has a verdict.
  var waitsFor: String?
  /// What to look at, where the questions do not say it all.
  var help: [String] = []
  /// The contents that were reported as loaded (E1).
  var loads: [ReportStory] = []
  var change: ChangeStory?
}
