/// What a `submit_form` says, once it is read: the event to send, and what follows by the answers.
package struct FormSubmission: Hashable, Sendable {
  package struct Route: Hashable, Sendable {
    package let condition: FormCondition
    package let effects: [FormEffect]
  }

  /// The attribute that counts as answered once a form was sent.
  package static let submitted = "submitted"

  let eventType: String
  let eventName: String
  /// In order; the first that holds is taken.
  package let routes: [Route]
  package let fallback: [FormEffect]

  /// - Parameter members: The click's keys beyond the common ones.
  /// - Throws: The first key that is at fault: such a form is none at all.
  package init(reading members: [JSONMember]) throws(ParameterFault) {
    let fields = FieldReader(members)
    let event = try fields.object("event")
    eventType = try event.text("type")
    eventName = try event.text("name")
    fallback = try FormEffect.list(in: try fields.object("default"))
    var routes: [Route] = []
    for (place, item) in (fields.has("routes") ? try fields.list("routes") : []).enumerated() {
      let route = try FieldReader(item, at: "routes.\(place)")
      let condition = try FormCondition(
        reading: try route.required("when"), at: route.name(of: "when"))
      routes.append(Route(condition: condition, effects: try FormEffect.list(in: route)))
    }
    self.routes = routes
  }

  /// The effects that count with these answers; what stands behind a closing one does not.
  func effects(for answers: Answers) -> (counting: [FormEffect], ignored: Int) {
    let effects = routes.first { $0.condition.holds(for: answers) }?.effects ?? fallback
    let counting = Self.counting(effects)
    return (counting, effects.count - counting.count)
  }

  /// What stands behind an effect that closes does not count.
  static func counting(_ effects: [FormEffect]) -> [FormEffect] {
    guard let closing = effects.firstIndex(where: \.isClosing) else { return effects }
    return Array(effects[...closing])
  }

  /// The event with the answers of the inputs that are drawn now.
  func event(in situation: ClickSituation) -> ClickEvent {
    let own = [
      ClickEvent.Property(name: "campaignId", value: situation.campaignID),
      ClickEvent.Property(name: "experienceId", value: situation.experienceID),
    ]
    // A name goes once: the campaign's own beat an attribute's, and two inputs of one attribute share its value.
    var names = Set(own.map(\.name))
    var properties: [ClickEvent.Property] = []
    for input in situation.inputs where names.insert(input.attribute).inserted {
      properties.append(ClickEvent.Property(name: input.attribute, value: input.value?.text ?? ""))
    }
    return ClickEvent(type: eventType, name: eventName, properties: properties + own)
  }
}
