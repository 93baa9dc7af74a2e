import GravityActions

/// What whoever drives the machine asks before it says `inputChanged`.
extension PresentationEnvironment {
  /// The inputs that a content draws, in order.
  public func inputs(of content: ContentID) -> [DrawnInput] {
    let answers = catalog.answers(in: content)
    return catalog.drawnElements(of: content).enumerated().compactMap { number, record in
      guard let element = element(record.source, of: content),
        let kind = plugins.inputs.kind(of: element, under: policy),
        let attribute = attribute(of: element, as: kind)
      else { return nil }
      return DrawnInput(
        number: UInt32(number), source: record.source, attribute: attribute, value: answers[attribute],
        isTyped: kind.isTyped)
    }
  }

  /// The value that a user gives with these words; nil for none.
  ///
  /// - Throws: Why a user cannot give it.
  public func value(
    of words: String, in input: DrawnInput, of content: ContentID
  ) throws(InputRefusal) -> InputValue? {
    guard let element = element(input.source, of: content),
      let kind = plugins.inputs.kind(of: element, under: policy)
    else { throw InputRefusal(reason: "it is no input") }
    return try kind.value(of: words, in: element)
  }

  /// A larger environment, and in it the content as it is with another value in one of its inputs.
  public func answering(
    _ attribute: String, _ value: InputValue?, in content: ContentID
  ) -> (environment: PresentationEnvironment, content: ContentID) {
    var builder = CatalogBuilder(profile: profile, plugins: plugins, extending: catalog)
    let variant = builder.variant(of: content, answering: attribute, value)
    return (builder.environment(), variant)
  }

  private func element(_ place: UInt32, of content: ContentID) -> Element? {
    let elements = catalog.content(content).content.variables?.elements ?? []
    return elements.indices.contains(Int(place)) ? elements[Int(place)] : nil
  }

  private func attribute(of element: Element, as kind: any InputElement) -> String? {
    do throws(ElementFault) {
      return try kind.attribute(of: element)
    } catch {
      // What is drawn could be read.
      return nil
    }
  }
}
