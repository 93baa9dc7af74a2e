import GravityPresentation

/// Every inline component of a run, in the order in which they were mounted; their places are their ids.
struct InlineStage: Sendable {
  /// What an ``InlineID`` can tell apart.
  static let capacity = Int(UInt16.max)

  private(set) var components: [MountedComponent] = []
  /// Those that are not gone, in order.
  private(set) var mounted: [InlineID] = []

  subscript(id: InlineID) -> MountedComponent? {
    components.indices.contains(Int(id.index)) ? components[Int(id.index)] : nil
  }

  mutating func add(_ component: MountedComponent) -> InlineID {
    let id = InlineID(index: UInt16(truncatingIfNeeded: components.count))
    components.append(component)
    mounted.append(id)
    return id
  }

  mutating func update(_ id: InlineID, _ change: (inout MountedComponent) -> Void) {
    guard components.indices.contains(Int(id.index)) else { return }
    change(&components[Int(id.index)])
    if components[Int(id.index)].value.phase == .gone { mounted.removeAll { $0 == id } }
  }

  /// The component that has the name and is not gone.
  func mounted(_ name: String) -> InlineID? {
    mounted.last { components[Int($0.index)].name == name }
  }

  /// The last component that had the name, gone or not.
  func last(_ name: String) -> MountedComponent? { components.last { $0.name == name } }

  /// Where a content of that name is drawn, and which of those drawn it is.
  func place(ofContent name: String, in catalog: Catalog) -> (InlineID, ContentID)? {
    for id in mounted.reversed() {
      for block in components[Int(id.index)].value.blocks where catalog.name(of: block.content) == name {
        return (id, block.content)
      }
    }
    return nil
  }
}
