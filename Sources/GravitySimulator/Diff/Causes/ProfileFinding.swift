/// Why one profile's stream differs from the reference's.
struct ProfileFinding: Hashable, Sendable {
  let profile: String
  let finding: CauseFinding
}
