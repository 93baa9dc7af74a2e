/// What brings a payload onto the screen in the scenario that is made of it.
enum ExploredOccasion {
  /// A trigger offers it as its one campaign.
  case trigger
  /// An inline component loads it (N1).
  case component
  /// A list of inline contents loads it.
  case list

  /// The scenario's text.
  ///
  /// - Parameters:
  ///   - payload: The file's name in quotes, or the JSON itself.
  ///   - name: What the campaign is called.
  func scenario(of payload: String, named name: String) -> String {
    switch self {
    case .trigger: "campaign \(name) \(payload)\n\ntrackView HOMEPAGE \"app://home\"\n"
    case .component: "on selector inline reply \(payload)\n\nmount uiKit inline selector=inline\n"
    case .list: "on group inline reply \(payload)\n\nmount list inline group=inline\n"
    }
  }
}
