extension ContentResponse {
  /// The response without the slots that the app does not want (N3).
  func filtered(by filter: some ProductFilter) -> ContentResponse {
    ContentResponse(
      user: user,
      data: data.map { campaign in
        CampaignData(
          selector: campaign.selector, payload: campaign.payload.map { $0.filtered(by: filter) })
      })
  }
}

extension Variation {
  fileprivate func filtered(by filter: some ProductFilter) -> Variation {
    Variation(
      decisionId: decisionId, experienceId: experienceId, variationId: variationId, campaignId: campaignId,
      contents: contents.map { content in
        var content = content
        content.products?.slots.removeAll { !filter.keeps($0) }
        return content
      },
      contentFaults: contentFaults)
  }
}
