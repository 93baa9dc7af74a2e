import GravityPresentation

/// Whether inline components are as expected (N1).
extension SimulatedWorld {
  public func expectInline(_ pattern: InlinePattern) throws { try expect(.inline(pattern)) }

  func holds(_ pattern: InlinePattern) -> Bool {
    guard let id = inline.mounted(pattern.id), let component = inline[id] else { return false }
    guard component.state == pattern.state else { return false }
    if let height = pattern.height, component.value.height(in: catalog) != .points(height) { return false }
    guard let content = pattern.content else { return true }
    return component.value.blocks.contains { catalog.name(of: $0.content) == content }
  }

  func difference(from pattern: InlinePattern) -> Mismatch {
    let message = "inline \(pattern.id) differs"
    guard let id = inline.mounted(pattern.id), let component = inline[id] else {
      let was = inline.last(pattern.id) == nil ? "it was never mounted" : "it is no longer mounted"
      return Mismatch(
        message, actual: was, help: mountedNames.map { "mounted: \($0)" } ?? "`mount` puts one on the screen")
    }
    if component.state != pattern.state {
      return Mismatch(
        message, actual: "it is \(component.state.rawValue) at \(TimeText.seconds(now))",
        because: [Wording.reason(of: component, in: self)], help: Wording.help(with: component, in: self))
    }
    if let content = pattern.content,
      !component.value.blocks.contains(where: { catalog.name(of: $0.content) == content })
    {
      return Mismatch(message, actual: Wording.reason(of: component, in: self))
    }
    return Mismatch(
      message, actual: Wording.height(of: component, in: self),
      because: [Wording.heightRule(of: component.value.kind)])
  }
}

extension MountedComponent {
  /// What the format calls where it stands.
  var state: InlinePattern.State {
    switch value.phase {
    case .loading: .loading
    case .shown: .shown
    case .idle, .empty, .failed, .gone: .empty
    }
  }
}
