/// Text for the columns of a table, by the width that a terminal gives it.
enum TextColumns {
  static func width(of text: String) -> Int {
    ColumnWidth.of(text)
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(of: text)))
  }

  /// The text in lines of a width, broken between words. A url that is longer is shown without its middle; any
  /// other word that is longer is broken, so that nothing of it is lost.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      for piece in pieces(of: String(word), width) {
        if line.isEmpty {
          line = piece
        } else if self.width(of: line) + 1 + self.width(of: piece) <= width {
          line += " " + piece
        } else {
          lines.append(line)
          line = piece
        }
      }
    }
    return lines + [line]
  }

  private static func pieces(of word: String, _ width: Int) -> [String] {
    guard self.width(of: word) > width else { return [word] }
    if isURL(word) { return [shortened(word, width)] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, self.width(of: piece) + self.width(of: String(character)) > width {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }

  private static func isURL(_ word: String) -> Bool {
    guard let colon = word.firstIndex(of: ":") else { return false }
    return word[colon...].hasPrefix("://")
  }

  private static let smallestPart = 5

  /// The longest parts of the url lose their middle first: what tells the urls of one campaign apart is mostly
  /// short.
  private static func shortened(_ url: String, _ width: Int) -> String {
    var parts: [String] = [""]
    for character in url {
      if "/?&=".contains(character) {
        parts += [String(character), ""]
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    // Of a url with very many parts hardly anything would be left; and trying would take the square of them.
    guard parts.reduce(0, { $0 + min($1.count, smallestPart) }) <= width else {
      return withoutMiddle(url, width)
    }
    while parts.reduce(0, { $0 + self.width(of: $1) }) > width {
      let lengths = parts.map(\.count)
      guard let longest = lengths.max(), longest > smallestPart, let place = lengths.firstIndex(of: longest)
      else {
        return withoutMiddle(url, width)
      }
      let surplus = parts.reduce(0) { $0 + self.width(of: $1) } - width
      parts[place] = withoutMiddle(parts[place], max(smallestPart, longest - surplus))
    }
    return parts.joined()
  }

  private static func withoutMiddle(_ text: String, _ width: Int) -> String {
    let characters = Array(text)
    let room = max(0, width - 1)
    return String(characters.prefix(room / 2)) + "…" + String(characters.suffix(room - room / 2))
  }
}
