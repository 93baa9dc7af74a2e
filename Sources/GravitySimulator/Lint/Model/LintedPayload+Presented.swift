extension LintedPayload {
  /// The contents whose delivery method counts: all but the roots of what was asked for by a selector, which inline
  /// components draw whatever the method (N1).
  var presentedContents: [LintedContent] {
    campaigns.flatMap { campaign in
      let isInline = campaign.node["selector"] != nil
      return campaign.variations.flatMap { variation in
        isInline
          ? variation.contents.filter { $0.node.number != variation.root?.node.number } : variation.contents
      }
    }
  }
}
