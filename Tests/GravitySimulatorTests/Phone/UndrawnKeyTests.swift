import GravityPresentation
import Testing

@testable import GravitySimulator

/// What a picture leaves out is told.
@Suite struct UndrawnKeyTests {
  @Test("Keys that nobody reads, words that mean nothing and elements that are not drawn are listed in order")
  func listed() throws {
    let scene = try PictureSamples.scene(
      PictureSamples.payload(
        [
          ##"{"type": "text", "text": "Hi", "opacity": 0.5, "style": {"letterSpacing": 2, "textColor": "red", "fontSize": {}, "textStyle": {"shadow": 1}, "margin": {"start": 3}}}"##,
          #"{"type": "image", "style": {"fontSize": 12, "fit": "squeeze"}}"#, #"{"type": "carousel"}"#,
        ], container: ##"{"elevation": 4, "backgroundColor": "#fff"}"##, close: #"{"image": "x.png"}"#))
    #expect(
      scene.undrawn == [
        "promo-1: frameUI: close.image is not read",
        "promo-1: frameUI: container.style.backgroundColor is “#fff”, which means nothing",
        "promo-1: frameUI: container.style.elevation is not read",
        "promo-1: element 0 (text): opacity is not read",
        "promo-1: element 0 (text): style.textColor is “red”, which means nothing",
        "promo-1: element 0 (text): style.fontSize is not read",
        "promo-1: element 0 (text): style.letterSpacing is not read",
        "promo-1: element 0 (text): style.margin.start is not read",
        "promo-1: element 0 (text): style.textStyle.shadow is not read",
        "promo-1: element 1 (image): style.fontSize has no meaning here",
        "promo-1: element 1 (image): style.fit is “squeeze”, which means nothing",
        "promo-1: element 2 (carousel) is not drawn",
      ])
  }

  @Test("Nothing is left out of the real survey")
  func survey() throws {
    let survey = try PictureSamples.survey()
    let scene = try PictureSamples.scene(survey, under: .flutter0222, answers: ["rating=2"])
    #expect(scene.undrawn == [])
  }

  @Test("What a profile does not draw is listed")
  func profile() throws {
    let scene = try PictureSamples.scene(
      PictureSamples.payload([#"{"type": "products-container", "style": {"productContainerType": "grid"}}"#]),
      under: .ios)
    #expect(scene.undrawn == ["promo-1: element 0 (products-container) is not drawn"])
  }
}
