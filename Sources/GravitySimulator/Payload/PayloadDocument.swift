/// A server's response as text: known to be JSON, not yet known to follow the contract.
public struct PayloadDocument: Sendable {
  /// 16 MiB: more than any response has a reason to be.
  public static let sizeLimit = FileLoader.defaultLimit
  /// How many arrays and objects may be open at once; Foundation's decoder goes no deeper.
  public static let depthLimit = 512

  /// Where the text begins.
  public let origin: PayloadPlace
  /// UTF-8 without a byte order mark.
  public let bytes: [UInt8]

  /// A document of the given bytes, which may begin with a byte order mark.
  ///
  /// - Parameter origin: where the bytes begin; for a block inside a scenario, the place of its first character.
  public init(_ bytes: [UInt8], at origin: PayloadPlace) throws(PayloadError) {
    self.origin = origin
    guard bytes.count <= PayloadDocument.sizeLimit else {
      throw PayloadError(place: origin, reason: .tooLarge(limit: PayloadDocument.sizeLimit), excerpt: nil)
    }
    let mark = ByteOrderMark.length(in: bytes)
    self.bytes = mark > 0 ? Array(bytes.dropFirst(mark)) : bytes
    try check()
  }

  /// A document of a text inside another one.
  public init(text: String, at origin: PayloadPlace) throws(PayloadError) {
    try self.init(Array(text.utf8), at: origin)
  }

  /// A document of a file.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - name: what messages call it; the path if nil.
  public init(path: String, name: String? = nil) throws(PayloadError) {
    let origin = PayloadPlace(file: name ?? path)
    let bytes: [UInt8]
    do {
      bytes = try FileLoader(limit: PayloadDocument.sizeLimit).load(path)
    } catch {
      throw PayloadError(place: origin, reason: .unreadableFile(error), excerpt: nil)
    }
    try self.init(bytes, at: origin)
  }

  private func check() throws(PayloadError) {
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      throw error(.notUTF8(byte: bytes[offset]), at: offset)
    }
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      throw PayloadError(place: origin, reason: .empty, excerpt: nil)
    }
    let tooDeep: Int?
    do {
      tooDeep = try firstOffsetBeyondDepthLimit()
    } catch {
      throw self.error(.notJSON(error.problem), at: error.offset)
    }
    if let tooDeep {
      throw error(.tooDeep(limit: PayloadDocument.depthLimit), at: tooDeep)
    }
  }

  /// Scans the whole text, or up to where it is too deep.
  private func firstOffsetBeyondDepthLimit() throws(JSONSyntaxError) -> Int? {
    var scanner = JSONScanner(bytes)
    while let token = try scanner.next() {
      if scanner.depth > PayloadDocument.depthLimit { return token.range.lowerBound }
    }
    return nil
  }

  private func error(_ reason: PayloadError.Reason, at offset: Int) -> PayloadError {
    PayloadError(
      place: origin.moved(to: TextPosition(of: offset, in: bytes)),
      reason: reason,
      excerpt: TextExcerpt(around: offset, in: bytes))
  }
}
