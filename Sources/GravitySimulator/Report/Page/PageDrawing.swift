/// What a page needs of one scene.
struct PageDrawing: Sendable {
  let summary: String
  let picture: PicturePieces
  /// What payloads say of looks, and the picture does not show.
  let undrawn: [String]

  init(_ scene: PhoneScene) {
    let drawing = PhoneDrawing(scene)
    summary = scene.summary
    picture = PicturePieces(drawing.svg)
    undrawn = drawing.undrawn
  }
}
