import GravityActions
import GravityPresentation

extension LintedElement {
  private static let common: Set = ["type", "text", "src", "style", "onClick", "itemId", "visibleWhen"]

  /// The attribute that the user's answer goes by, if the element is an input and has one.
  var attribute: JSONNode? {
    guard isFormInput, let node = node["attributeName"], node.string?.isBlank == false else { return nil }
    return node
  }

  var condition: JSONNode? { node["visibleWhen"] }

  static func fault(ofInput node: JSONNode, called type: String) -> ElementFault? {
    guard let input = InputRegistry.standard.elements.first(where: { $0.wireName == type }) else {
      return nil
    }
    do throws(ElementFault) {
      _ = try input.attribute(of: Element(type: type, members: node.members(besides: Self.common)))
      return nil
    } catch {
      return error
    }
  }
}
