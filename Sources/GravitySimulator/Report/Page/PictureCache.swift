import Foundation

/// The drawings of a report's scenes: most scenes are those of other runs too, and are drawn once.
final class PictureCache: @unchecked Sendable {
  /// Beyond that a report has more scenes than are worth the memory.
  private static let most = 1000

  private let lock = NSLock()
  private var known: [PhoneScene: PageDrawing] = [:]

  func drawing(of scene: PhoneScene) -> PageDrawing {
    if let drawing = locked({ $0[scene] }) { return drawing }
    // Two threads may draw one scene at a time; both get the same.
    let drawing = PageDrawing(scene)
    locked { if $0.count < Self.most { $0[scene] = drawing } }
    return drawing
  }

  private func locked<Result>(_ body: (inout [PhoneScene: PageDrawing]) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&known)
  }
}
