/// Profiles that agree, by their places among those compared; the reference's group comes first.
struct ProfileGroups<Value: Hashable> {
  /// What the group's profiles have in common, and which they are.
  private(set) var groups: [(value: Value, members: [Int])] = []

  /// - Parameter values: One for each profile, in order.
  init(_ values: [Value]) {
    for (member, value) in values.enumerated() {
      if let index = groups.firstIndex(where: { $0.value == value }) {
        groups[index].members.append(member)
      } else {
        groups.append((value, [member]))
      }
    }
  }

  var agree: Bool { groups.count <= 1 }
}
