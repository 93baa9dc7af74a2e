import GravitySimulator
import Testing

/// The page about properties.
@Suite struct PropertyPageTests {
  @Test("docs/PROPERTIES.md is what the table of properties says")
  func page() throws {
    try Golden.expect(PropertyTable().markdown, matchesPage: "PROPERTIES.md")
  }
}
