import GravityActions

extension SDKRequest {
  /// The JSON text of the body, its members in the order of N4; what is absent is left out.
  public var body: String {
    var json = JSONWriter()
    json.object { json in
      json.member("sec", app.section)
      json.member("device") { json in
        json.member("userAgent", app.userAgent)
        json.member("id", app.deviceID)
        json.member("permission", permission.rawValue)
        json.member("tracking", "notSupported")
      }
      json.member("user", write: writeUser)
      json.member("ctx", write: writeContext)
      json.member("options") { json in
        for (key, isOn) in options.members { json.member(key, isOn) }
      }
      writePayload(&json)
    }
    return json.text
  }

  private func writeUser(_ json: inout JSONWriter) {
    switch user {
    case .managed(let uid, let ses):
      json.member("uid", uid)
      json.member("ses", ses)
    case .app(let user):
      json.member("custom", user.id)
      json.member("ses", user.session)
    }
  }

  private func writeContext(_ json: inout JSONWriter) {
    json.member("type", context.type)
    json.member("data", context.data)
    json.member("location", context.location)
    json.member("lng", context.lng)
    if let pageNumber = context.pageNumber { json.member("pageNumber", .integer(pageNumber)) }
    json.member("referrer", context.referrer)
    if let utm = context.utm {
      json.member("utm") { json in
        for tag in utm { json.member(tag.name, tag.text) }
      }
    }
    json.member("attributes") { json in
      for attribute in attributes { json.member(attribute.name, attribute.text) }
    }
  }

  private func writePayload(_ json: inout JSONWriter) {
    switch payload {
    case .visit: json.member("type", "screenview")
    case .events(let events):
      json.array("data", of: events) { event, json in
        json.member("type", event.type)
        json.member("name", event.name)
        for field in event.fields where field.value != .null { json.member(field.key, field.value) }
      }
    case .content(let content, let settings):
      json.array("data", of: [content]) { content, json in
        switch content {
        case .campaign(let id): json.member("campaignId", id)
        case .selector(let name): json.member("selector", name)
        case .group(let name): json.member("group", name)
        }
        json.member(policy.settingsKey.rawValue) { json in
          json.member("skusOnly", settings.skusOnly)
          if let fields = settings.fields { json.member("fields", fields) }
        }
      }
    }
  }
}
