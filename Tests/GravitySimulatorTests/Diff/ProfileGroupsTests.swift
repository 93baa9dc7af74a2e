import Testing

@testable import GravitySimulator

@Suite("Profiles that agree")
struct ProfileGroupsTests {
  @Test("The reference's group comes first, the others in the order of their first profile")
  func order() {
    let groups = ProfileGroups(["a", "b", "a", "c", "b"])
    #expect(groups.groups.map(\.value) == ["a", "b", "c"])
    #expect(groups.groups.map(\.members) == [[0, 2], [1, 4], [3]])
    #expect(!groups.agree)
  }

  @Test("Where all are equal there is one group, and where there are none all agree")
  func one() {
    #expect(ProfileGroups([1, 1, 1]).agree)
    #expect(ProfileGroups([Int]()).agree)
  }
}
