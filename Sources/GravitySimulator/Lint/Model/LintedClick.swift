import GravityActions

/// What a tap on something asks for.
struct LintedClick: Sendable {
  enum Owner: Hashable, Sendable {
    /// By the number of its node.
    case element(Int)
    case closeButton
    case container
  }

  /// The value of `onClick`.
  let node: JSONNode
  let owner: Owner

  init(_ node: JSONNode, _ owner: Owner) {
    self.node = node
    self.owner = owner
  }

  /// As it is written; nil where there is none.
  var actionName: String? { node["action"]?.string }

  var action: ActionName? { actionName.map { ActionName(wireName: $0) } }

  /// Section 6: true where it is not said.
  var closesOnClick: Bool { node["closeOnClick"]?.boolean ?? true }
}
