/// The lines that say what explains a difference; profiles with one cause share its line.
struct CauseText {
  private var entries: [(place: Int, text: String, profiles: [String])] = []

  /// - Parameter reference: The profile that causes are told against.
  init(_ findings: [ProfileFinding], reference: String) {
    for finding in findings {
      switch finding.finding {
      case .found(let causes):
        for cause in causes {
          add(cause.place, DiffWording.text(of: cause, reference: reference), finding.profile)
        }
      case .unexplained: add(.max, DiffWording.unexplained, finding.profile)
      case .tooLarge: add(.max, DiffWording.tooLarge, finding.profile)
      }
    }
    // By the table of switches; a switch with several values keeps the order of the profiles.
    entries = entries.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  private mutating func add(_ place: Int, _ text: String, _ profile: String) {
    if let index = entries.firstIndex(where: { $0.place == place && $0.text == text }) {
      entries[index].profiles.append(profile)
    } else {
      entries.append((place, text, [profile]))
    }
  }

  var lines: [String] {
    entries.map { entry in
      TerminalText.sanitized("because: \(entry.text) (\(entry.profiles.joined(separator: ", ")))")
    }
  }
}
