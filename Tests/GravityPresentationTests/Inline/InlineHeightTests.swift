import Testing

@testable import GravityPresentation

@Suite("Inline components: how high they are")
struct InlineHeightTests {
  private func content(_ id: String, _ height: Double?) -> Content {
    var style = Style()
    style.size = StyleSize(height: height)
    return Content(
      contentId: id, deliveryMethod: "inline",
      variables: Variables(frameUI: FrameUI(container: Container(style: style)), elements: [.text()]))
  }

  private func height(_ kind: InlineKind, _ contents: Content...) -> InlineHeight {
    var script = InlineScript(kind, answers: contents.map { [$0] })
    _ = script.drive(.mounted)
    _ = script.drive(.appeared)
    _ = script.answer(0)
    return script.component.height(in: script.environment.catalog)
  }

  @Test("N1: a UIKit view is as high as its content says, 0 without")
  func single() {
    #expect(height(.uiKit, content("a", 120)) == .points(120))
    #expect(height(.uiKit, content("a", nil)) == .points(0))
    #expect(height(.uiKit) == .points(0))
  }

  @Test("N1: a list is as high as its highest content, 0 without")
  func list() {
    #expect(height(.list, content("a", 120), content("b", 196.5), content("c", nil)) == .points(196.5))
    #expect(height(.list, content("a", nil)) == .points(0))
  }

  @Test("N1: a SwiftUI view is as high as what it draws")
  func swiftUI() {
    #expect(height(.swiftUI, content("a", 120)) == .byContent)
  }

  @Test("N1: a height beyond all screens stays what it is, one below zero is none")
  func hostile() {
    #expect(height(.uiKit, content("a", 1e300)) == .points(1e300))
    #expect(height(.uiKit, content("a", -5)) == .points(0))
  }
}
