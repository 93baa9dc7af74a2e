/// What happens at one moment while nobody does anything.
struct CheckedMoment: Encodable, Hashable {
  let milliseconds: Int64
  /// What comes on the screen, as its method and its content.
  var shows: [String] = []
  /// What goes off the screen.
  var goes: [String] = []
  var callbacks: [CheckedCount] = []
  /// Tracking urls by the type of their entry.
  var urls: [CheckedCount] = []
}
