extension SDKSession {
  /// A call of the app's that sends a request of its own begins here: the user is the one of this moment (C3).
  ///
  /// - Parameter emit: Called with a quirk for each attribute whose value of the app's is overruled (C5).
  public func origin(of context: RequestContext, _ emit: (Quirk) -> Void) -> RequestOrigin {
    if policy.attributes == .sdk {
      for attribute in SDKAttribute.allCases {
        let given = context.attributes.last { $0.name == attribute.rawValue }
        guard let given, given.text != app.value(of: attribute, under: policy) else { continue }
        quirk(.sdkAttributeWins, .attribute(attribute), emit)
      }
    }
    return RequestOrigin(context: context, appUser: appUser)
  }

  /// The request as it is built now: options are read at this moment, the user was when the origin began (C3, C4).
  ///
  /// - Parameters:
  ///   - subject: Whom a quirk is about.
  ///   - emit: Called with a quirk where the ids are not the app's although it has set some.
  public func request(
    _ asked: RequestedCall, of origin: RequestOrigin, about subject: Quirk.Subject, _ emit: (Quirk) -> Void
  ) -> SDKRequest {
    let payload = asked.payload(with: contentSettings)
    var user = RequestUser.managed(uid: uid, ses: ses)
    if let appUser = origin.appUser {
      if carriesAppUser(payload.endpoint, origin) {
        user = .app(appUser)
      } else {
        quirk(.chooseCarriesOtherIDs, subject, emit)
      }
    }
    return SDKRequest(
      payload: payload, user: user, context: origin.context, options: options, permission: permission,
      proxyURL: proxyURL, app: app, policy: policy)
  }
}
