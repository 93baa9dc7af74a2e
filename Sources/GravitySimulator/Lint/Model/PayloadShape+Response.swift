import GravityPresentation

extension PayloadShape {
  /// An answer of the server's: contents, candidates, or both at once (N5, P1).
  ///
  /// - Parameter hasCandidates: Whether it lists candidates; in other answers nobody needs the user.
  static func response(hasCandidates: Bool, under policy: DecodingPolicy) -> PayloadShape {
    .object([
      member("user", user, isRequired: hasCandidates && policy.requiresUser),
      optional("data", .list(campaign(under: policy))),
      optional("campaigns", .list(candidate)),
    ])
  }

  private static let user = object([optional("uid", .text), optional("ses", .text)])

  private static let candidate = object([
    required("campaignId", .text), optional("trigger", .text), optional("priority", .wholeNumber),
    optional("delayTime", .wholeNumber),
  ])

  private static func campaign(under policy: DecodingPolicy) -> PayloadShape {
    .object([
      optional("selector", .text),
      required(
        "payload",
        .list(
          .object([
            required("decisionId", .text), required("experienceId", .text), required("variationId", .text),
            required("campaignId", .text), required("contents", .list(content(under: policy))),
          ]))),
    ])
  }

  private static func content(under policy: DecodingPolicy) -> PayloadShape {
    .object([
      required("contentId", .text), optional("templateSystemName", .text), required("contentType", .text),
      member("deliveryMethod", .text, isRequired: policy.requiresDeliveryMethodKey),
      optional("step", .wholeNumber),
      member("variables", variables(under: policy), isRequired: policy.requiresVariables),
      optional("events", events), optional("products", products),
    ])
  }

  private static func variables(under policy: DecodingPolicy) -> PayloadShape {
    let click = click(under: policy)
    let clickable = object([optional("onClick", click)])
    return .object([
      optional("frameUI", .object([optional("close", clickable), required("container", clickable)])),
      optional(
        "elements",
        .list(
          .object([
            required("type", .text), optional("text", .text), optional("src", .text),
            optional("onClick", click), optional("itemId", .text),
          ]))),
      optional("onLoad", hook), optional("onImpression", hook), optional("onVisibleImpression", hook),
      optional("onClose", hook),
    ])
  }

  private static func click(under policy: DecodingPolicy) -> PayloadShape {
    let type = policy.urlTypeMustBeString ? [optional("type", .text)] : []
    return .object(
      [
        required("action", .text), optional("closeOnClick", .boolean), optional("copyData", .text),
        optional("url", .text), optional("deeplink", .text), optional("step", .wholeNumber),
        optional("itemId", .text),
      ] + type)
  }

  private static let hook = object([required("action", .text)])

  private static let events = list(
    .object([required("type", .text), required("urls", .list(.text))]))

  private static let products = object([
    required("strategyId", .text), optional("name", .text), required("fallback", .boolean),
    optional(
      "slots",
      .list(
        .object([
          required("item", .openObject), required("fallback", .boolean), required("strId", .text),
          optional("slotId", .text), optional("events", events),
        ]))),
  ])

  private static func required(_ key: String, _ shape: PayloadShape) -> Member {
    Member(key: key, shape: shape, isRequired: true)
  }

  private static func optional(_ key: String, _ shape: PayloadShape) -> Member {
    Member(key: key, shape: shape, isRequired: false)
  }

  private static func member(_ key: String, _ shape: PayloadShape, isRequired: Bool) -> Member {
    Member(key: key, shape: shape, isRequired: isRequired)
  }
}
