import GravityPresentation

/// A stored property of the policy, those of its parts included, as a mirror shows it.
struct PolicyProperty: Hashable {
  let name: String
  let value: String

  static func all(of policy: PresentationPolicy) -> [PolicyProperty] {
    all(in: Mirror(reflecting: policy), prefix: "")
  }

  private static func all(in mirror: Mirror, prefix: String) -> [PolicyProperty] {
    mirror.children.flatMap { child -> [PolicyProperty] in
      let name = prefix + (child.label ?? "?")
      let inner = Mirror(reflecting: child.value)
      if inner.displayStyle == .struct, !(child.value is Milliseconds) {
        // A struct without properties, such as a number, is a value itself.
        let properties = all(in: inner, prefix: name + ".")
        if !properties.isEmpty, !(child.value is Bool) { return properties }
      }
      return [PolicyProperty(name: name, value: String(reflecting: child.value))]
    }
  }
}
