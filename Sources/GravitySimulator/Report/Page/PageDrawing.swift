/// What a page needs of one scene.
struct PageDrawing: Sendable {
  let summary: String
  let pieces: [PicturePiece]
  /// What payloads say of looks, and the picture does not show.
  let undrawn: [String]

  init(_ scene: PhoneScene) {
    summary = scene.summary
    pieces = PhoneDrawing.boxes(of: scene).flatMap(PicturePiece.pieces)
    undrawn = scene.undrawn
  }
}
