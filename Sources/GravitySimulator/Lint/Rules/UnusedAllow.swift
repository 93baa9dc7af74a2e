extension LintRule {
  /// Found by ``LintAllowances``, which knows what the other rules have found.
  static let unusedAllow = LintRule(
    "unused-allow", .note, "A rule is allowed and finds nothing",
    """
    What a file allows should be there: once it is mended, a left-over permission would hide the next mistake of its \
    kind. Rules that say nothing under the profile are not counted.
    """,
    rules: [],
    examples: [
      .response("nothing to allow", #"{"data": [], "lintAllow": [⟦"no-elements"⟧]}"#),
      .response(
        "something that is allowed",
        #"""
        {"data": [{"payload": [{"decisionId": "gf:6ac099a42a5555825cdb50df:1784653382", "experienceId": "6a7960894ba8efb082692ca9", "variationId": "6aad84e107977791de9defda", "campaignId": "6a257ce0d47ad8a83612ee91", "contents": [{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal", "variables": {"frameUI": {"container": {}}, "elements": []}}]}]}], "lintAllow": ["no-elements"]}
        """#),
    ]
  ) { _, _ in }
}
