extension PayloadError {
  /// What is wrong and where, in one line.
  public var sentence: String {
    switch reason {
    case .unreadableFile: "\(place.file) \(predicate)"
    case .tooLarge, .empty, .notUTF8, .tooDeep, .notJSON: "\(place) \(predicate)"
    }
  }

  /// What is wrong, without the place.
  var predicate: String {
    switch reason {
    case .unreadableFile(let error): error.predicate
    case .tooLarge(let limit): "is larger than \(limit / (1024 * 1024)) MiB"
    case .empty: "is empty; a response is a JSON object"
    case .notUTF8(let byte): "is not UTF-8: byte 0x\(hexadecimal(byte, digits: 2))"
    case .tooDeep(let limit): "is nested deeper than \(limit) arrays and objects"
    case .notJSON(let problem): "is not JSON: \(problem.sentence)"
    }
  }
}

extension JSONSyntaxError.Problem {
  /// What is wrong, without a place.
  public var sentence: String {
    switch self {
    case .unexpectedEnd(let expected): "the text ends where \(expected.noun) should stand"
    case .unexpectedCharacter(let found, .endOfText): "\(shown(found)) after the end of the value"
    case .unexpectedCharacter(let found, let expected):
      "\(shown(found)) where \(expected.noun) should stand"
    case .trailingComma: "the comma before this has nothing after it"
    case .unknownWord(let word): "unknown word \(word); \(nearMiss(word))"
    case .leadingZero: "a number has no leading zeros"
    case .unterminatedString: "the string that begins here has no end"
    case .lineBreakInString: "a line break inside a string; write \\n"
    case .controlCharacterInString(let byte):
      "a control character inside a string; write \\u\(hexadecimal(byte, digits: 4))"
    case .unknownEscape(let scalar):
      "unknown escape \\\(shownBare(scalar)); valid are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .incompleteUnicodeEscape: "\\u without four hexadecimal digits"
    case .loneSurrogate(let unit):
      "\\u\(hexadecimal(unit, digits: 4)) is half a character; its pair is missing"
    }
  }
}

extension JSONSyntaxError.Expectation {
  fileprivate var noun: String {
    switch self {
    case .value: "a value"
    case .valueOrEndOfArray: "a value or ]"
    case .key: "a key in double quotes"
    case .keyOrEndOfObject: "a key in double quotes or }"
    case .colon: "a colon"
    case .commaOrEndOfArray: "a comma or ]"
    case .commaOrEndOfObject: "a comma or }"
    case .digit: "a digit"
    case .endOfText: "nothing"
    }
  }
}

private func nearMiss(_ word: String) -> String {
  let candidates = ["true", "false", "null"]
  if let near = candidates.first(where: { $0 == word.lowercased() }) { return "did you mean \(near)?" }
  return "valid are true, false and null"
}

private func shown(_ scalar: Unicode.Scalar) -> String {
  scalar.value < 0x20 || scalar.value == 0x7F ? "a control character" : "'\(scalar)'"
}

private func shownBare(_ scalar: Unicode.Scalar) -> String {
  scalar.value < 0x20 || scalar.value == 0x7F ? "" : "\(scalar)"
}

private func hexadecimal(_ value: some BinaryInteger, digits: Int) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
