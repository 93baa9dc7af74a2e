extension SourceFile {
  /// What to say of bytes that are no text; nil where they are UTF-8.
  static func complaint(ifNotUTF8 bytes: [UInt8], displayName: String) -> Diagnostic? {
    guard let offset = UTF8Check.firstInvalidOffset(in: bytes) else { return nil }
    let position = TextPosition(of: offset, in: bytes)
    let file = SourceFile(displayName: displayName, text: String(decoding: bytes, as: UTF8.self))
    return file.diagnostic(
      "the file is not UTF-8", at: SourceSpan(line: position.line, column: position.column, length: 1),
      caretNote: "byte 0x\(String(bytes[offset], radix: 16))", notes: [.help("save the file as UTF-8")])
  }
}
