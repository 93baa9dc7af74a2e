import GravityActions
import GravityPresentation

/// What the user fills in. As gestures do, it waits for a running transition of what it touches.
extension SimulatedWorld {
  /// Gives a drawn input one of its values.
  public mutating func choose(
    _ attribute: String, _ value: String, in content: String? = nil, waits: Bool = true
  ) throws {
    try put(value, into: attribute, isTyped: false, in: content, waits: waits)
  }

  /// Replaces the text of a drawn input; an empty one empties it.
  public mutating func type(
    _ attribute: String, _ text: String, in content: String? = nil, waits: Bool = true
  ) throws {
    try put(text, into: attribute, isTyped: true, in: content, waits: waits)
  }

  private mutating func put(
    _ words: String, into attribute: String, isTyped: Bool, in name: String?, waits: Bool
  ) throws {
    if let (component, contents) = inlineTouched(name) {
      return try put(words, into: attribute, isTyped: isTyped, inlineIn: component, contents, waits: waits)
    }
    let id = try touched(name, waits: waits)
    guard let content = content(of: id) else { return }
    let (input, value) = try value(of: words, for: attribute, isTyped: isTyped, in: content)
    let variant = answer(attribute, value, in: content)
    try take(.inputChanged(id, element: input.number, becomes: variant))
  }

  /// The input with this attribute that a content draws, and what the words mean to it.
  func value(
    of words: String, for attribute: String, isTyped: Bool, in content: ContentID
  ) throws -> (input: DrawnInput, value: InputValue?) {
    let inputs = machine.environment.inputs(of: content)
    guard let first = inputs.first(where: { $0.attribute == attribute }) else {
      throw WorldError.impossible(
        FormWording.noInput(attribute, catalog.name(of: content)),
        possible: FormWording.inputs(inputs, near: attribute, hasForms: hasForms))
    }
    guard let input = inputs.first(where: { $0.attribute == attribute && $0.isTyped == isTyped }) else {
      throw WorldError.impossible(
        FormWording.wrongStep(attribute, isTyped: isTyped), possible: FormWording.step(of: first))
    }
    do throws(InputRefusal) {
      return (input, try machine.environment.value(of: words, in: input, of: content))
    } catch {
      throw WorldError.impossible("\(attribute): \(error.reason)", possible: error.possible)
    }
  }

  /// The content with another answer joins the catalogue.
  mutating func answer(_ attribute: String, _ value: InputValue?, in content: ContentID) -> ContentID {
    let (environment, variant) = machine.environment.answering(attribute, value, in: content)
    machine.adopt(environment)
    return variant
  }

  /// Inputs, conditions and submissions are known words here.
  private var hasForms: Bool { machine.environment.profile.policy.actions.hasForms }
}
