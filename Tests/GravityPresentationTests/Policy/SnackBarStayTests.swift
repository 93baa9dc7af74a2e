import Testing

@testable import GravityPresentation

@Suite("How long a snack bar stays")
struct SnackBarStayTests {
  @Test(
    "D5: a duration is seconds, below zero it is none, and one out of all bounds is not there",
    arguments: [(2.5, 2_500), (0, 0), (-3, 0), (0.0004, 0), (1e300, 4_000), (-1e300, 4_000)])
  func duration(seconds: Double, milliseconds: Int64) {
    #expect(PresentationPolicy.flutter0222.snackBar.stay(for: snackBar(seconds)).count == milliseconds)
  }

  @Test("D5: only Flutter reads a duration")
  func otherProfiles() {
    for policy in [PresentationPolicy.ios, .ios104, .android103, .ideal] {
      #expect(policy.snackBar.stay(for: snackBar(9)).count == 4_000)
    }
  }

  private func snackBar(_ seconds: Double) -> Content {
    let frame = FrameUI(container: Container(), params: FrameParameters(duration: seconds))
    return Content(
      contentId: "sale-1", deliveryMethod: "snackbar", variables: Variables(frameUI: frame))
  }
}
