/// What an exploration reached of what there is, and what it did not.
struct CoverageStory: Encodable {
  let contents: ReachedStory
  let elements: ReachedStory
  /// One for each campaign, in the order of the scenario.
  let verdicts: [CampaignVerdicts]
  let quirks: ReachedStory
  let phases: ReachedStory

  struct CampaignVerdicts: Encodable {
    let campaign: String
    let verdicts: ReachedStory
  }
}
