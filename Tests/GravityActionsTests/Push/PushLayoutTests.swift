import GravityActions
import Testing

@Suite struct PushLayoutTests {
  @Test("A7, A8: both push machines are a few bytes that can be copied bit by bit")
  func layout() {
    func size<Value: BitwiseCopyable>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    #expect(size(of: PushPermissionFlow.self) <= 4)
    #expect(size(of: SystemPushAuthorization.self) <= 4)
  }

  @Test("A8: a status is written as in a scenario")
  func words() {
    let words = PushAuthorizationStatus.allCases.map(\.rawValue)
    #expect(words == ["notDetermined", "denied", "authorized", "provisional", "ephemeral"])
  }
}
