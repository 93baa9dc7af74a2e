/// Fills line after line with characters.
struct LineBreaker {
  let limit: Double
  let most: Int
  private(set) var lines: [String] = []
  private var line: [Character] = []
  private var width = 0.0
  /// How much of the line stays where it is broken: up to the last place that allows it.
  private var breakPlace: Int?
  private var widths: [Double] = []

  init(limit: Double, most: Int) {
    self.limit = limit
    self.most = most
  }

  var isFull: Bool { lines.count >= most }

  mutating func add(_ character: Character, _ widthOf: (Character) -> Double) {
    if character.isNewline { return endLine() }
    let own = widthOf(character)
    if Self.allowsBreakBefore(character), !line.isEmpty { breakPlace = line.count }
    // Spaces at a line's end hang over it.
    if character != " ", width + own > limit, !line.isEmpty { wrap() }
    line.append(character)
    widths.append(own)
    width += own
    if Self.allowsBreakAfter(character) { breakPlace = line.count }
  }

  mutating func endLine() {
    append(line)
    start(with: [], [])
  }

  private mutating func wrap() {
    let place = breakPlace ?? line.count
    let rest = Array(line[place...])
    let restWidths = Array(widths[place...])
    append(Array(line[..<place]))
    start(with: rest, restWidths)
  }

  private mutating func append(_ characters: [Character]) {
    var characters = characters
    while characters.last == " " { characters.removeLast() }
    lines.append(String(characters))
  }

  private mutating func start(with characters: [Character], _ widths: [Double]) {
    line = characters
    self.widths = widths
    width = widths.reduce(0, +)
    breakPlace = nil
  }

  private static func allowsBreakAfter(_ character: Character) -> Bool {
    character == " " || character == "-" || character == "–" || character == "—" || isIdeograph(character)
  }

  private static func allowsBreakBefore(_ character: Character) -> Bool { isIdeograph(character) }

  /// Between the characters of these scripts any line may end.
  private static func isIdeograph(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0x2FFF).contains(value) || (0x3040...0xA4CF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0x20000...0x3FFFD).contains(value)
  }
}
