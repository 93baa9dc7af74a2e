import Foundation
import GravityPresentation

/// Decodes each response once for each way of decoding, for whoever compiles it for many profiles.
///
/// It knows documents by where they begin, so all of them must come from one scenario or payload file.
final class DecodedPayloads: @unchecked Sendable {
  private struct Key: Hashable {
    let origin: PayloadPlace
    let policy: DecodingPolicy
  }

  private let lock = NSLock()
  private var decoded: [Key: Result<ContentResponse, PayloadFault>] = [:]

  func contents(
    of document: PayloadDocument, policy: DecodingPolicy
  ) -> Result<ContentResponse, PayloadFault> {
    let key = Key(origin: document.origin, policy: policy)
    lock.lock()
    defer { lock.unlock() }
    if let known = decoded[key] { return known }
    let result = PayloadDecoder.decodeContents(document, policy: policy)
    decoded[key] = result
    return result
  }
}
